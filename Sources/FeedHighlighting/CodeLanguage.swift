/// A language whose code is coloured.
package struct CodeLanguage: Sendable {
  /// Its name, as people write it.
  package let name: String
  /// The words behind a fence that stand for it, in small letters.
  package let aliases: [String]
  /// What reads it.
  let scanner: any CodeScanner

  /// Every language, in alphabetical order.
  package static var all: [CodeLanguage] { LanguageTable.shared.all }

  /// The language that a word behind a fence stands for, in any case; nil where nobody knows it.
  package static func named(_ alias: String) -> CodeLanguage? {
    LanguageTable.shared.language(named: alias.lowercased())
  }

  /// The tokens of code in UTF-8: in order, apart from each other, beginning and ending between characters.
  package func tokens(in code: [UInt8]) -> [CodeToken] {
    var cursor = CodeCursor(code)
    scanner.scan(&cursor)
    return cursor.tokens
  }
}
