/// What can keep feedsite from adding files to a site.
public enum AuthoringProblem: ProblemKind {
  /// A file or folder stands where a new file belongs.
  case fileInTheWay
  /// A new file cannot be written; `reason` is the system's.
  case unwritable(reason: String)
  /// An archetype has a placeholder that nothing stands for.
  case unknownPlaceholder(String, suggestion: String?, known: [String])

  package var traits: (code: String, severity: Severity) {
    switch self {
    case .fileInTheWay: ("file-in-the-way", .error)
    case .unwritable: ("unwritable-file", .error)
    case .unknownPlaceholder: ("unknown-placeholder", .error)
    }
  }

  package var words: String {
    switch self {
    case .fileInTheWay:
      "it is there already and is never overwritten; move it away, or choose another name"
    case .unwritable(let reason):
      "it cannot be written: \(reason)"
    case .unknownPlaceholder(let name, let suggestion, let known):
      "nothing stands for the placeholder \(Self.quoted("{{\(name)}}")); "
        + (suggestion.map { "did you mean \"{{\($0)}}\"?" } ?? "known are \(Self.list(known))")
    }
  }
}
