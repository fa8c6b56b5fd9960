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

extension CodeLanguage {
  /// Every language, in alphabetical order.
  package static let all = [
    bash, c, chuck, clojure, cmake, cpp, csharp, css, console, dart, diff, dockerfile, elixir, erlang, fsharp, glsl, go,
    graphql, groovy, haskell, hcl, html, ini, java, javascript, json, julia, kotlin, latex, lua, makefile, markdown,
    nim, objectivec, ocaml, perl, php, powershell, protobuf, python, r, ruby, rust, scala, sql, supercollider, swift,
    toml, typescript, xml, yaml, zig,
  ].sorted { ($0.name.lowercased(), $0.name) < ($1.name.lowercased(), $1.name) }

  private static let byAlias = Dictionary(
    all.flatMap { language in language.aliases.map { ($0, language) } }, uniquingKeysWith: { first, _ in first })

  /// The language that a word behind a fence stands for, in any case; nil where nobody knows it.
  static func named(_ alias: String) -> CodeLanguage? {
    byAlias[alias.lowercased()]
  }
}

extension CodeLanguage {
  static let html = CodeLanguage("HTML", "html htm xhtml vue svelte astro", scanner: MarkupScanner(isHTML: true))

  static let xml = CodeLanguage(
    "XML", "xml svg rss atom xsl xslt xsd plist opml mathml musicxml", scanner: MarkupScanner(isHTML: false))

  static let css = CodeLanguage("CSS", "css scss sass less postcss", scanner: CodeStyleSheetScanner())

  static let markdown = CodeLanguage("Markdown", "markdown md mdown mkd mdx", scanner: MarkdownScanner())

  static let latex = CodeLanguage(
    "LaTeX", "latex tex context bibtex",
    CodeGrammar(
      marksCalls: false,
      lineComments: ["%"],
      strings: [
        StringRule("$$", isMultiline: true), StringRule("$"), StringRule("\\[", "\\]", escape: nil, isMultiline: true),
      ],
      sigils: [SigilRule("\\", .keyword, joiners: ""), SigilRule("@", .attribute)],
      escape: "\\"))

  static let diff = CodeLanguage("Diff", "diff patch udiff", scanner: DiffScanner())
}
