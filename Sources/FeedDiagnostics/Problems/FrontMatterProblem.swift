/// What can be wrong with a file's text and with its front matter as YAML.
public enum FrontMatterProblem: ProblemKind {
  /// The bytes are not UTF-8; `offset` counts bytes from zero.
  case invalidUTF8(offset: Int)
  /// The file opens a front matter with `---` and never closes it.
  case unclosed
  /// The front matter is in another language, which its delimiter tells, for example TOML between `+++`.
  case notYAML(delimiter: String)
  /// The YAML parser's own complaint.
  case invalidYAML(String)
  /// The front matter is a list or a single value.
  case notMapping
  /// One key stands twice, compared without case.
  case duplicateKey(String, firstLine: Int)
  /// A key is itself a list or a mapping.
  case invalidKey
  /// The file cannot be read; `reason` is the system's.
  case unreadable(reason: String)
  /// The file is larger than feedsite reads.
  case tooLarge(bytes: Int, limit: Int)

  /// A stable name in kebab case, unique over all groups.
  public var code: String {
    switch self {
    case .invalidUTF8: "invalid-utf8"
    case .unclosed: "unclosed-front-matter"
    case .notYAML: "front-matter-not-yaml"
    case .invalidYAML: "invalid-yaml"
    case .notMapping: "front-matter-not-mapping"
    case .duplicateKey: "duplicate-key"
    case .invalidKey: "invalid-key"
    case .unreadable: "unreadable-file"
    case .tooLarge: "file-too-large"
    }
  }

  /// How serious it is.
  public var severity: Severity { .error }
}
