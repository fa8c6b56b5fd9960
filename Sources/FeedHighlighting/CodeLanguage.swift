import Synchronization

/// A language whose code is coloured.
package struct CodeLanguage: Sendable {
  /// Its name, as people write it.
  package let name: String
  /// The words after a fence that mean it, in lower case.
  package let aliases: [String]
  let scanner: any CodeScanner

  /// Every language, in alphabetical order.
  package static var all: [CodeLanguage] { LanguageTable.shared.all }

  /// The language that a word after a fence means, ignoring case; nil where it is unknown.
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

/// The languages in `Languages.txt`, which describes its own format.
///
/// Only their names are found at first; the section of a language is parsed on first use.
private final class LanguageTable: Sendable {
  static let shared = LanguageTable(PackageResources.Languages_txt)

  private struct Section {
    let name: String
    let aliases: [String]
    var lines: [ArraySlice<UInt8>] = []
  }

  private let sections: [Section]
  /// The places of the sections by alias.
  private let places: [String: Int]
  /// The languages that were used, by the places of their sections.
  private let languages = Mutex<[Int: CodeLanguage]>([:])

  private init(_ text: [UInt8]) {
    var sections: [Section] = []
    for line in text.split(separator: .newline) where line.first != .hash {
      if line.first == .space {
        sections[sections.count - 1].lines.append(line)
      } else {
        let parts = line.split(separator: .equals, maxSplits: 1).map { String(decoding: $0, as: UTF8.self) }
        let aliases = parts.last?.split(separator: " ").map(String.init) ?? []
        sections.append(Section(name: String(parts[0].dropLast()), aliases: aliases))
      }
    }
    places = Dictionary(
      sections.enumerated().flatMap { place, section in section.aliases.map { ($0, place) } },
      uniquingKeysWith: { first, _ in first })
    self.sections = sections
  }

  /// Every language, in the order of the table.
  var all: [CodeLanguage] { sections.indices.map(language(at:)) }

  /// The language that has an alias, given in lower case.
  func language(named alias: String) -> CodeLanguage? { places[alias].map(language(at:)) }

  private func language(at place: Int) -> CodeLanguage {
    if let known = languages.withLock({ $0[place] }) { return known }
    let section = sections[place]
    let language = CodeLanguage(name: section.name, aliases: section.aliases, scanner: scanner(of: section))
    languages.withLock { $0[place] = language }
    return language
  }

  private func scanner(of section: Section) -> any CodeScanner {
    let statements = statements(of: section)
    guard let first = statements.first, first[0] == "scanner" else {
      return GrammarScanner(grammar: CodeGrammar(statements))
    }
    return switch first[1] {
    case "console": ConsoleScanner()
    case "css": CodeStyleSheetScanner()
    case "diff": DiffScanner()
    case "html": MarkupScanner(isHTML: true)
    case "ini": KeyValueScanner(comments: "#;", hasLists: false)
    case "makefile": MakefileScanner()
    case "markdown": MarkdownScanner()
    case "shell": ShellScanner()
    case "toml": KeyValueScanner(comments: "#", hasLists: true)
    case "xml": MarkupScanner(isHTML: false)
    default: YAMLScanner()
    }
  }

  /// What is said about a language, each statement as its words, after what is said about the one that it is like.
  private func statements(of section: Section) -> [[Substring]] {
    var statements: [[Substring]] = []
    for line in section.lines {
      let words = String(decoding: line, as: UTF8.self).split(separator: " ")
      if line.starts(with: "    ".utf8) {
        statements[statements.count - 1] += words
      } else if words[0] == "like", let other = sections.first(where: { $0.name == words[1] }) {
        statements += self.statements(of: other)
      } else {
        statements.append(words)
      }
    }
    return statements
  }
}
