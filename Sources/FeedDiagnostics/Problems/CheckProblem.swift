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

  /// A stable name in kebab case, unique over all groups.
  public var code: String {
    switch self {
    case .deadAddress: "dead-address"
    case .deadPlace: "dead-place"
    case .imageWithoutAlt: "image-without-alt"
    case .wrongSelfLink: "wrong-self-link"
    case .orphanedFile: "orphaned-file"
    case .duplicateTitle: "duplicate-title"
    case .faintAccent: "faint-accent"
    case .deadExternalLink: "dead-external-link"
    case .noExternalCheck: "no-external-check"
    }
  }

  /// How serious it is.
  public var severity: Severity {
    switch self {
    case .noExternalCheck: .error
    case .deadAddress, .deadPlace, .imageWithoutAlt, .wrongSelfLink, .orphanedFile, .duplicateTitle, .faintAccent,
      .deadExternalLink:
      .warning
    }
  }
}
