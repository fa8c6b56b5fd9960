/// What a diagnostic is about, grouped by the part of the input that causes it.
public enum Problem: Hashable, Sendable {
  /// A file's text or its front matter as YAML.
  case frontMatter(FrontMatterProblem)
  /// One field of a front matter or of `site.yml`.
  case field(FieldProblem)
  /// An entry as a whole.
  case entry(EntryProblem)
  /// Something that an entry names and that should exist.
  case reference(ReferenceProblem)
  /// Answers from elsewhere.
  case response(ResponseProblem)
  case body(BodyProblem)
  /// A picture, an audio file or a video.
  case media(MediaProblem)
  /// The addresses of the site.
  case route(RouteProblem)
  /// `site.yml` and the content folder.
  case site(SiteProblem)
  /// A theme's templates, settings and strings.
  case theme(ThemeProblem)
  /// What could be better in a theme that a build accepts.
  case themeCheck(ThemeCheckProblem)
  /// The output folder, the database that a site is saved in, or a new file of a site.
  case output(OutputProblem)
  case deploy(DeployProblem)
  /// What only a check looks for.
  case check(CheckProblem)
  /// An import from another system.
  case transfer(ImportProblem)

  /// A stable name in kebab case, unique over all groups.
  public var code: String { kind.traits.code }

  /// How serious it is.
  public var severity: Severity { kind.traits.severity }

  var kind: any ProblemKind {
    switch self {
    case .frontMatter(let problem): problem
    case .field(let problem): problem
    case .entry(let problem): problem
    case .reference(let problem): problem
    case .response(let problem): problem
    case .body(let problem): problem
    case .media(let problem): problem
    case .route(let problem): problem
    case .site(let problem): problem
    case .theme(let problem): problem
    case .themeCheck(let problem): problem
    case .output(let problem): problem
    case .deploy(let problem): problem
    case .check(let problem): problem
    case .transfer(let problem): problem
    }
  }
}

/// What every group of problems can say about itself.
package protocol ProblemKind: Hashable, Sendable {
  /// The name of each case, in kebab case, stable and unique over all groups, and how serious it is.
  var traits: (code: String, severity: Severity) { get }

  /// What is wrong and what would be right, in which content may stand as it is.
  var words: String { get }
}

/// What sentences on problems consist of.
extension ProblemKind {
  /// Quotes a piece of content, cut to a length that fits a line.
  static func quoted(_ text: String) -> String {
    let limit = 60
    return text.count > limit ? "\"\(text.prefix(limit))…\"" : "\"\(text)\""
  }

  /// The first names of a list that may be too long to read.
  static func few(_ items: [String]) -> String {
    let limit = 16
    return items.prefix(limit).joined(separator: ", ") + (items.count > limit ? " and more" : "")
  }

  /// `a`, `a or b`, `a, b or c`.
  static func list(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " or " + last
  }

  /// `an event needs`: what begins a sentence on what a kind has to have.
  static func needing(_ kind: String) -> String {
    "\(article(for: kind)) \(kind == "memories" ? "need" : "needs")"
  }

  /// A kind, or `site.yml`, with the article before it.
  static func article(for kind: String) -> String {
    switch kind {
    case "site.yml", "media", "memories": kind
    case "text": "a note"
    default: "aeiou".contains(kind.first ?? "x") ? "an \(kind)" : "a \(kind)"
    }
  }
}
