/// What can be wrong with answers from elsewhere.
public enum ResponseProblem: ProblemKind {
  case invalidJSON
  /// The document is JSON, but holds no webmentions.
  case notWebmentions
  /// A text names neither who wrote it nor what it answers.
  case noResponse
  /// Some of the webmentions do not say what they answer, or how.
  case unreadable(count: Int)
  /// Some answers are to addresses that the site does not have; the first is given.
  case unknownTarget(String, count: Int)
  /// `site.yml` does not say where the site is published, so it is unknown what to request.
  case noSiteAddress
  /// What was received cannot be fetched; `reason` is what the other side or the system says.
  case notFetched(String, reason: String)

  /// The name of each case, and how serious it is: without the answers the site is whole.
  package var traits: (code: String, severity: Severity) {
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

  package var words: String {
    switch self {
    case .invalidJSON:
      "it is not JSON from here on; export it again, or correct it, and the answers in it are shown"
    case .notWebmentions:
      "it holds no webmentions; it has to be a feed of them with \"children\", as webmention.io exports it, "
        + "an array, or a single one"
    case .noResponse:
      "it says neither who wrote it nor what it answers, so it is shown nowhere; entries of your own belong in another "
        + "folder than responses/"
    case .unreadable(let count):
      "\(count) of its webmentions \(count == 1 ? "is" : "are") left out, "
        + "since \"wm-target\" or \"wm-property\" is missing; export them again"
    case .noSiteAddress:
      "it does not say where the site is published; write the address after \"base-url:\""
    case .notFetched(let host, let reason):
      "\(Self.quoted(host)) sent no webmentions: \(reason)"
    case .unknownTarget(let address, let count):
      count == 1
        ? "it answers \(Self.quoted(address)), which the site does not have; "
          + "if an entry moved, give it the old address in aliases"
        : "\(count) of its answers are to addresses that the site does not have, such as \(Self.quoted(address)); "
          + "if an entry moved, give it the old address in aliases"
    }
  }
}
