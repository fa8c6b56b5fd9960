/// What can be wrong with a Markdown body.
public enum BodyProblem: ProblemKind {
  /// An image says nothing to those who do not see it.
  case missingAlt(image: String)
  /// A relative link leads to no file and no entry.
  case deadLink(String)
  /// Raw HTML was left out.
  case rawHTML(String)
  /// The body is larger than feedsite renders.
  case tooLarge(bytes: Int, limit: Int)

  /// A stable name in kebab case, unique over all groups.
  public var code: String {
    switch self {
    case .missingAlt: "missing-alt"
    case .deadLink: "dead-link"
    case .rawHTML: "raw-html"
    case .tooLarge: "body-too-large"
    }
  }

  /// How grave it is.
  public var severity: Severity {
    switch self {
    case .tooLarge: .error
    case .missingAlt, .deadLink, .rawHTML: .warning
    }
  }
}
