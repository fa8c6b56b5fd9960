import FeedDiagnostics

/// Holds templates against the variables that are declared for them.
struct TemplateLinter {
  /// What was found; what shows wherever a partial is used counts once.
  private(set) var diagnostics: [Diagnostic] = []

  private let templates: [String: ParsedTemplate]
  private let strings: StringKeys
  private let settings: [String]?
  private let circular: Set<String>
  private var linted: Set<PartialUse> = []
  private var reported: Set<Report> = []

  private struct PartialUse: Hashable {
    let name: String
    let scopes: [String]
  }

  private struct Report: Hashable {
    let location: SourceLocation?
    let code: String
  }

  /// Creates a linter; `settings` are the keys that the theme declares, nil where they are not known, and `circular`
  /// names the templates that include themselves, which it does not follow.
  init(templates: [String: ParsedTemplate], strings: StringKeys, settings: [String]?, circular: Set<String>) {
    self.templates = templates
    self.strings = strings
    self.settings = settings
    self.circular = circular
  }

  /// Lints a template and what it includes.
  mutating func lint(_ name: String, rendering schema: TemplateSchema) {
    guard let template = templates[name] else { return }
    walk(template.nodes, of: template, in: TemplateScopes(settings.map(schema.declaring(settings:)) ?? schema))
  }

  private mutating func walk(_ nodes: [TemplateNode], of template: ParsedTemplate, in scopes: TemplateScopes) {
    for node in nodes {
      switch node {
      case .variable(let tag): _ = check(tag, of: template, in: scopes)
      case .partial(let partial): include(partial, in: scopes)
      case .section(let tag, let children): walk(children, of: tag, template, in: scopes)
      }
    }
  }

  private mutating func walk(
    _ children: [TemplateNode], of section: TemplateTag, _ template: ParsedTemplate, in scopes: TemplateScopes
  ) {
    // What stands inside a section that stands for nothing has no known scope.
    guard let meaning = check(section, of: template, in: scopes) else { return }
    walk(children, of: template, in: scopes.inside(section, meaning: meaning))
  }

  private mutating func check(
    _ tag: TemplateTag, of template: ParsedTemplate, in scopes: TemplateScopes
  ) -> TemplateMeaning? {
    switch TemplateResolver(scopes: scopes, strings: strings).meaning(of: tag.name) {
    case .failure(let failure):
      report(failure.finding, in: template)
      return nil
    case .success(let meaning):
      guard let problem = TemplateUse.problem(of: tag, as: meaning) else { return meaning }
      report(TemplateFinding(problem: problem, place: tag.name.place), in: template)
      return meaning
    }
  }

  private mutating func report(_ finding: TemplateFinding, in template: ParsedTemplate) {
    let diagnostic = finding.diagnostic(in: template.file)
    guard reported.insert(Report(location: diagnostic.location, code: diagnostic.code)).inserted else { return }
    diagnostics.append(diagnostic)
  }

  private mutating func include(_ partial: TemplatePartial, in scopes: TemplateScopes) {
    guard let template = templates[partial.name], !circular.contains(partial.name) else { return }
    let use = PartialUse(name: partial.name, scopes: scopes.levels.map(\.identity))
    guard linted.insert(use).inserted else { return }
    walk(template.nodes, of: template, in: scopes.insidePartial)
  }
}
