/// What `feedsite check` finds in a site that a build would write.
public enum CheckProblem: ProblemKind {
  /// A page leads to an address of the site that is not there; `nearest` was probably meant.
  case deadAddress(page: String, address: String, nearest: String?)
  /// A page leads to a place on a page that has no such place.
  case deadPlace(page: String, address: String)
  /// An image on a page has no `alt`.
  case imageWithoutAlt(page: String, image: String)
  /// A feed gives another address as its own than that at which it is published; nil where it gives none.
  case wrongSelfLink(feed: String, stated: String?, published: String)
  /// A file of pictures, sound or film that nothing shows; `isPublished` tells whether a build copies it all the same.
  case orphanedFile(isPublished: Bool)
  /// Another entry of the kind, in the same language, has the title.
  case duplicateTitle(String, kind: String)
  /// The colour of a kind is hard to tell from the background; `ratio` is what WCAG 2.2 calls the contrast ratio.
  case faintAccent(kind: String, color: String, ratio: String, background: String)
  /// An address of another site cannot be reached; `answer` is what came of trying.
  case deadExternalLink(String, answer: String)
  /// Addresses of other sites cannot be looked for; `reason` says why.
  case noExternalCheck(reason: String)

  /// The name of each case, and how serious it is.
  public var traits: (code: String, severity: Severity) {
    switch self {
    case .deadAddress: ("dead-address", .warning)
    case .deadPlace: ("dead-place", .warning)
    case .imageWithoutAlt: ("image-without-alt", .warning)
    case .wrongSelfLink: ("wrong-self-link", .warning)
    case .orphanedFile: ("orphaned-file", .warning)
    case .duplicateTitle: ("duplicate-title", .warning)
    case .faintAccent: ("faint-accent", .warning)
    case .deadExternalLink: ("dead-external-link", .warning)
    case .noExternalCheck: ("no-external-check", .error)
    }
  }
}
