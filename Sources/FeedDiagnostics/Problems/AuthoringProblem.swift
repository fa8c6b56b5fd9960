/// What can keep feedsite from adding files to a site.
public enum AuthoringProblem: ProblemKind {
  /// A file or folder stands where a new file belongs.
  case fileInTheWay
  /// A new file cannot be written; `reason` is the system's.
  case unwritable(reason: String)
  /// An archetype has a placeholder that nothing stands for.
  case unknownPlaceholder(String, suggestion: String?, known: [String])

  /// A stable name in kebab case, unique over all groups.
  public var code: String {
    switch self {
    case .fileInTheWay: "file-in-the-way"
    case .unwritable: "unwritable-file"
    case .unknownPlaceholder: "unknown-placeholder"
    }
  }

  /// How serious it is.
  public var severity: Severity { .error }
}
