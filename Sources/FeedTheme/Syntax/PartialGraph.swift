import FeedDiagnostics

/// Which templates include which.
struct PartialGraph {
  /// Templates that do not exist, and those that include themselves, directly or through others.
  private(set) var diagnostics: [Diagnostic] = []
  /// The templates that include themselves.
  private(set) var circular: Set<String> = []

  private let templates: [String: TemplateSyntax]
  private var finished: Set<String> = []
  private var path: [String] = []

  /// Follows every template's partials.
  init(_ templates: [String: TemplateSyntax]) {
    self.templates = templates
    for name in templates.keys.sorted() { follow(name) }
  }

  private mutating func follow(_ name: String) {
    guard !finished.contains(name), let template = templates[name] else { return }
    path.append(name)
    for partial in template.partials {
      if templates[partial.name] == nil {
        let suggestion = Suggestion.nearest(to: partial.name, among: templates.keys)
        report(.unknownPartial(partial.name, suggestion: suggestion), at: partial, in: template)
      } else if let start = path.firstIndex(of: partial.name) {
        let circle = path[start...]
        circular.formUnion(circle)
        let chain = (circle + [partial.name]).joined(separator: " → ")
        report(.syntax("templates include each other in a circle: \(chain)"), at: partial, in: template)
      } else {
        follow(partial.name)
      }
    }
    path.removeLast()
    finished.insert(name)
  }

  private mutating func report(_ problem: ThemeProblem, at partial: TemplatePartial, in template: TemplateSyntax) {
    diagnostics.append(TemplateFinding(problem: problem, place: partial.place).diagnostic(in: template.source.file))
  }
}
