import FeedDiagnostics

/// Checks all templates of a theme.
struct TemplateCheck {
  /// What is wrong.
  let diagnostics: [Diagnostic]
  /// The templates that cannot be rendered.
  let unfit: Set<String>

  /// Checks templates by name against what they are rendered with; those that nobody renders only for their syntax.
  init(
    _ sources: [String: TemplateSource], requirements: ThemeRequirements, strings: StringKeys, settings: [String]?
  ) {
    let templates = sources.mapValues { ParsedTemplate($0.text, file: $0.file) }
    let graph = PartialGraph(templates)
    var linter = TemplateLinter(templates: templates, strings: strings, settings: settings, circular: graph.circular)
    let roots = requirements.optionalTemplates.merging(requirements.templates) { _, required in required }
    for (name, schema) in roots.sorted(by: { $0.key < $1.key }) { linter.lint(name, rendering: schema) }
    let syntax = templates.values.flatMap { template in template.findings.map { $0.diagnostic(in: template.file) } }
    diagnostics = syntax + graph.diagnostics + linter.diagnostics
    unfit = graph.circular.union(templates.filter { !$0.value.findings.isEmpty }.keys)
  }
}
