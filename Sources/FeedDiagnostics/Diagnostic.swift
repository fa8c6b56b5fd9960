/// Something that is wrong with the site's input, as data; ``DiagnosticFormatter`` puts it into words.
public struct Diagnostic: Error, Hashable, Sendable {
  /// What is wrong.
  public let problem: Problem
  /// Where it is wrong; nil where no file is to blame.
  public let location: SourceLocation?
  /// Other places that belong to it, such as the first of two files for one address.
  public let related: [SourceLocation]
  /// How serious it is at this place.
  public let severity: Severity

  /// Creates a diagnostic.
  ///
  /// - Parameter severity: the severity at this place; by default, that of the problem. A wrong value of a minor field
  ///   does not prevent a build, but the same value in `site.yml` does.
  public init(
    _ problem: Problem, at location: SourceLocation?, related: [SourceLocation] = [], severity: Severity? = nil
  ) {
    self.problem = problem
    self.location = location
    self.related = related
    self.severity = severity ?? problem.severity
  }

  /// The problem's stable name, for example `duplicate-key`.
  public var code: String { problem.code }
}

extension Diagnostic: Comparable {
  /// Orders by place, then by code and words, so that a run's report does not depend on the order of discovery.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    switch (lhs.location, rhs.location) {
    case (nil, _?): true
    case (_?, nil): false
    case (let left?, let right?) where left != right: left < right
    default: lhs.code == rhs.code ? lhs.words < rhs.words : lhs.code < rhs.code
    }
  }

  private var words: String { DiagnosticFormatter().text(for: self) }
}

extension [Diagnostic] {
  package var errors: [Diagnostic] { filter { $0.severity == .error } }

  package var hasErrors: Bool { contains { $0.severity == .error } }

  /// The paths of the files that have errors.
  package var filesWithErrors: Set<String> { Set(errors.compactMap(\.location?.file)) }
}

/// How serious a diagnostic is.
public enum Severity: String, Hashable, Sendable {
  /// Nothing is written until it is fixed, or what it is in is left out.
  case error
  /// The build continues, but someone should look at it.
  case warning
  /// Nothing is wrong, but it may be useful to know; it never makes a build fail.
  case note
}
