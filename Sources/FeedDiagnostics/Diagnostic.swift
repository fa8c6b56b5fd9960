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
  /// - Parameter severity: how serious it is at this place; without it, what the problem says of itself. A field that
  ///   nothing depends on is no reason to refuse a build, and the same field in `site.yml` is.
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

/// How serious a diagnostic is.
public enum Severity: String, Hashable, Sendable {
  /// Nothing is written until it is fixed, or what it stands in is left out.
  case error
  /// The build continues, but somebody should look at it.
  case warning
  /// Nothing is wrong, but somebody may want to know; it never makes a build fail.
  case note
}
