/// Puts diagnostics into words, which nothing else does. The sentences themselves are with the problems.
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
  public func message(for problem: Problem) -> String { Self.printable(problem.kind.words) }

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

  /// Content can hold anything; control characters must not reach a terminal, nor those that turn the rest of a line
  /// round, behind which a message can say something else.
  package static func printable(_ text: String, replacement: Unicode.Scalar = "\u{FFFD}") -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { isControl($0) ? replacement : $0 }))
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x202A...0x202E, 0x2066...0x2069: true
    default: scalar.properties.generalCategory == .control
    }
  }
}
