/// What can be wrong with answers from elsewhere.
public enum ResponseProblem: ProblemKind {
  /// The file is no JSON.
  case invalidJSON
  /// The document is JSON, but holds no webmentions.
  case notWebmentions
  /// A text names neither who wrote it nor what it answers.
  case noResponse
  /// Some of the webmentions do not say what they answer, or how.
  case unreadable(count: Int)
  /// Some answers are to addresses that the site does not have; the first is given.
  case unknownTarget(String, count: Int)
  /// `site.yml` does not say where the site is published, so nobody knows what to ask for.
  case noSiteAddress
  /// What was received cannot be had; `reason` is what the other side or the system says.
  case notFetched(String, reason: String)

  /// The name of each case, and how serious it is: without the answers the site is whole.
  public var traits: (code: String, severity: Severity) {
    switch self {
    case .invalidJSON: ("invalid-responses", .warning)
    case .notWebmentions: ("not-webmentions", .warning)
    case .noResponse: ("no-response", .warning)
    case .unreadable: ("unreadable-responses", .warning)
    case .unknownTarget: ("unknown-response-target", .warning)
    case .noSiteAddress: ("no-site-address", .error)
    case .notFetched: ("responses-not-fetched", .error)
    }
  }
}
