/// What can be wrong with a file of pictures, sound or film.
public enum MediaProblem: ProblemKind {
  /// The bytes of the file are not what players and browsers need.
  case broken(MediaFault)
  /// The file's name promises another type than its content has; both are MIME types.
  case mismatch(named: String, found: String)
  /// A written duration differs from that of the file by more than a few seconds.
  case otherDuration(key: String, written: Duration, measured: Duration, file: String)

  /// A stable name in kebab case, unique over all groups.
  public var code: String {
    switch self {
    case .broken: "broken-media"
    case .mismatch: "mismatched-media"
    case .otherDuration: "other-duration"
    }
  }

  /// How grave it is.
  public var severity: Severity {
    switch self {
    case .broken, .mismatch, .otherDuration: .warning
    }
  }
}
