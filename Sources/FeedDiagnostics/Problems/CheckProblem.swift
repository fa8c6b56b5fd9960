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
  /// A media file to which no page leads; `isPublished` says whether a build copies it anyway.
  case orphanedFile(isPublished: Bool)
  /// Another entry of the kind, in the same language, has the title.
  case duplicateTitle(String, kind: String)
  /// The colour of a kind is hard to tell from the background; `ratio` is what WCAG 2.2 calls the contrast ratio.
  case faintAccent(kind: String, color: String, ratio: String, background: String)
  /// An address of another site cannot be reached; `answer` is the result of the request.
  case deadExternalLink(String, answer: String)
  /// Addresses of other sites cannot be looked for; `reason` says why.
  case noExternalCheck(reason: String)

  package var traits: (code: String, severity: Severity) {
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

  package var words: String {
    switch self {
    case .deadAddress(let page, let address, let nearest):
      "the page \(page) leads to \(Self.quoted(address)), which the site does not have; "
        + Suggestion.question(nearest, else: "correct it, or remove it")
    case .deadPlace(let page, let address):
      "the page \(page) leads to \(Self.quoted(address)), and there is no such place on that page; "
        + "name an id that it has, or leave out what follows the #"
    case .imageWithoutAlt(let page, let image):
      "the image \(Self.quoted(image)) on the page \(page) has no alternative text; say in alt what it shows, "
        + "or alt=\"\" where it shows nothing of interest"
    case .wrongSelfLink(let feed, let stated, let published):
      "the feed \(feed) "
        + (stated.map { "gives \(Self.quoted($0)) as its own address" } ?? "does not give its own address")
        + "; readers look for it at \(published)"
    case .orphanedFile(let isPublished):
      isPublished
        ? "it is published, but no page shows it; show it somewhere, or delete it"
        : "no entry names it, so it is not published; show it somewhere, or delete it"
    case .duplicateTitle(let title, let kind):
      "another entry of the kind \(Self.quoted(kind)) has the title \(Self.quoted(title)); "
        + "readers and search engines tell them apart more easily by different ones"
    case .faintAccent(let kind, let color, let ratio, let background):
      "the accent \(color) of the kind \(Self.quoted(kind)) has a contrast of \(ratio) to the background \(background); "
        + "signs need 3 (WCAG 2.2), so choose a darker or a lighter one"
    case .deadExternalLink(let address, let answer):
      "\(Self.quoted(address)) cannot be reached (\(answer)); correct the link, or remove it"
    case .noExternalCheck(let reason):
      "addresses of other sites cannot be checked: \(reason)"
    }
  }
}
