/// A language whose code is coloured.
package struct CodeLanguage: Sendable {
  /// Its name, as people write it.
  package let name: String
  /// The words behind a fence that stand for it, in small letters.
  package let aliases: [String]
  private let scanner: any CodeScanner

  /// Creates a language that a scanner of its own reads.
  init(_ name: String, _ aliases: String, scanner: some CodeScanner) {
    self.name = name
    self.aliases = aliases.split(separator: " ").map(String.init)
    self.scanner = scanner
  }

  /// Creates a language that is described by a grammar.
  init(_ name: String, _ aliases: String, _ grammar: CodeGrammar) {
    self.init(name, aliases, scanner: GrammarScanner(grammar))
  }

  /// The tokens of code in UTF-8: in order, apart from each other, beginning and ending between characters.
  func tokens(in code: [UInt8]) -> [CodeToken] {
    var cursor = CodeCursor(code)
    scanner.scan(&cursor)
    return cursor.tokens
  }
}
