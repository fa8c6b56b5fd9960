extension CodeLanguage {
  static let html = CodeLanguage("HTML", "html htm xhtml vue svelte astro", scanner: MarkupScanner(isHTML: true))

  static let xml = CodeLanguage(
    "XML", "xml svg rss atom xsl xslt xsd plist opml mathml musicxml", scanner: MarkupScanner(isHTML: false))

  static let css = CodeLanguage("CSS", "css scss sass less postcss", scanner: StyleSheetScanner())

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
