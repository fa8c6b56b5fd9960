/// A template as the linter sees it.
struct ParsedTemplate {
  /// The file, for diagnostics.
  let file: String
  /// The tree.
  let nodes: [TemplateNode]
  /// The templates that it includes, in the order of the text.
  let partials: [TemplatePartial]
  /// What is wrong with its syntax.
  let findings: [TemplateFinding]

  /// Parses a text whose lines end with line feeds.
  init(_ text: String, file: String) {
    let scanner = TemplateScanner(TemplateText(text))
    let tree = TemplateTree(scanner.tokens)
    self.file = file
    self.nodes = tree.nodes
    self.partials = scanner.tokens.compactMap { token in
      guard case .partial(let partial) = token else { return nil }
      return partial
    }
    self.findings = scanner.findings + tree.findings
  }
}
