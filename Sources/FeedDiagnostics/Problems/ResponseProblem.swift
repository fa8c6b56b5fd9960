/// What can be wrong with answers from elsewhere.
public enum ResponseProblem: ProblemKind {
  /// The file is no JSON.
  case invalidJSON
  /// The document is JSON, but holds no webmentions.
  case notWebmentions
  /// Some of the webmentions do not say what they answer, or how.
  case unreadable(count: Int)
  /// Some answers are to addresses that the site does not have; the first is given.
  case unknownTarget(String, count: Int)
  /// `site.yml` does not say where the site is published, so nobody knows what to ask for.
  case noSiteAddress
  /// What was received cannot be had; `reason` is what the other side or the system says.
  case notFetched(String, reason: String)

  /// A stable name in kebab case, unique over all groups.
  public var code: String {
    switch self {
    case .invalidJSON: "invalid-responses"
    case .notWebmentions: "not-webmentions"
    case .unreadable: "unreadable-responses"
    case .unknownTarget: "unknown-response-target"
    case .noSiteAddress: "no-site-address"
    case .notFetched: "responses-not-fetched"
    }
  }

  /// How serious it is: without the answers the site is whole.
  public var severity: Severity {
    switch self {
    case .noSiteAddress, .notFetched: .error
    case .invalidJSON, .notWebmentions, .unreadable, .unknownTarget: .warning
    }
  }
}
