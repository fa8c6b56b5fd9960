/// Puts diagnostics into words: the one thing that does. The sentences on each group of problems stand below the group.
public struct DiagnosticFormatter: Sendable {
  /// Whether the severity is coloured with ANSI escape sequences.
  public var usesColor: Bool

  /// Creates a formatter.
  public init(usesColor: Bool = false) {
    self.usesColor = usesColor
  }

  /// One diagnostic as `file:line:column: severity: message`, with an indented line for each related place.
  public func text(for diagnostic: Diagnostic) -> String {
    let place = diagnostic.location.map { "\(Self.printable($0.description)): " } ?? ""
    let headline = "\(place)\(label(for: diagnostic.severity)): \(message(for: diagnostic.problem))"
    return diagnostic.related.reduce(headline) { text, location in
      text + "\n  \(Self.printable(location.description)): the other place"
    }
  }

  /// What is wrong and what would be right, without the place.
  public func message(for problem: Problem) -> String {
    let sentence =
      switch problem {
      case .frontMatter(let problem): words(problem)
      case .field(let problem): words(problem)
      case .entry(let problem): words(problem)
      case .reference(let problem): words(problem)
      case .response(let problem): words(problem)
      case .body(let problem): words(problem)
      case .media(let problem): words(problem)
      case .route(let problem): words(problem)
      case .site(let problem): words(problem)
      case .theme(let problem): words(problem)
      case .themeCheck(let problem): words(problem)
      case .output(let problem): words(problem)
      case .database(let problem): words(problem)
      case .deploy(let problem): words(problem)
      case .authoring(let problem): words(problem)
      case .check(let problem): words(problem)
      case .transfer(let problem): words(problem)
      }
    return Self.printable(sentence)
  }

  private func label(for severity: Severity) -> String {
    guard usesColor else { return severity.rawValue }
    let color =
      switch severity {
      case .error: "31"
      case .warning: "33"
      case .note: "36"
      }
    return "\u{1B}[1;\(color)m\(severity.rawValue)\u{1B}[0m"
  }

  /// Content can hold anything; control characters must not reach a terminal.
  package static func printable(_ text: String, replacement: Unicode.Scalar = "\u{FFFD}") -> String {
    guard text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else { return text }
    return String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { $0.properties.generalCategory == .control ? replacement : $0 }))
  }

  /// Quotes a piece of content, cut to a length that fits a line.
  static func quoted(_ text: String) -> String {
    let limit = 60
    return text.count > limit ? "\"\(text.prefix(limit))…\"" : "\"\(text)\""
  }

  /// Asks whether a name was meant that is near; says what else to do where none is.
  package static func question(_ nearest: String?, else advice: @autoclosure () -> String) -> String {
    nearest.map { "did you mean \"\($0)\"?" } ?? advice()
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
    default: "aeiou".contains(kind.first ?? "x") ? "an \(kind)" : "a \(kind)"
    }
  }
}
