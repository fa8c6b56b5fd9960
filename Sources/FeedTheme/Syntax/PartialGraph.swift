import FeedDiagnostics

struct PartialGraph {
  /// Templates that do not exist, those that include themselves, directly or through others, and those that include too
  /// much or too deeply.
  private(set) var diagnostics: [Diagnostic] = []
  /// The templates that cannot be assembled: those that include themselves, too much or too deeply.
  private(set) var endless: Set<String> = []

  private let templates: [String: TemplateSyntax]
  /// How many bytes each template has with all that it includes.
  private var sizes: [String: Int] = [:]
  /// How many templates are in each other below each template.
  private var depths: [String: Int] = [:]
  private var path: [String] = []

  /// Thirty templates that each include the next one twice would have a thousand million parts.
  private static let sizeLimit = 1 << 20

  init(_ templates: [String: TemplateSyntax]) {
    self.templates = templates
    for name in templates.keys.sorted() { follow(name) }
  }

  private mutating func follow(_ name: String) {
    guard sizes[name] == nil, let template = templates[name] else { return }
    path.append(name)
    var size = template.source.text.utf8.count
    var depth = 0
    for partial in template.partials {
      if templates[partial.name] == nil {
        let suggestion = Suggestion.nearest(to: partial.name, among: templates.keys)
        report(.unknownPartial(partial.name, suggestion: suggestion), at: partial, in: template)
      } else if let start = path.firstIndex(of: partial.name) {
        let circle = path[start...]
        endless.formUnion(circle)
        let chain = (circle + [partial.name]).joined(separator: " → ")
        report(.syntax("templates include each other in a circle: \(chain)"), at: partial, in: template)
      } else {
        // What stands too deep for this one is followed by itself later.
        if path.count < TemplateParser.deepest { follow(partial.name) }
        // One that includes too much is left out wherever it is included.
        guard !endless.contains(partial.name) else { continue }
        size += sizes[partial.name] ?? 0
        depth = max(depth, 1 + (depths[partial.name] ?? TemplateParser.deepest))
        if size > Self.sizeLimit, endless.insert(name).inserted {
          let reason = "with all that it includes it has more than \(Self.sizeLimit) bytes here"
          report(.syntax(reason), at: partial, in: template)
        } else if depth >= TemplateParser.deepest, endless.insert(name).inserted {
          let reason = "more than \(TemplateParser.deepest) templates stand in each other here"
          report(.syntax(reason), at: partial, in: template)
        }
      }
    }
    path.removeLast()
    (sizes[name], depths[name]) = (size, depth)
  }

  private mutating func report(_ problem: ThemeProblem, at partial: TemplatePartial, in template: TemplateSyntax) {
    diagnostics.append(TemplateFinding(problem: problem, place: partial.place).diagnostic(in: template.source.file))
  }
}
