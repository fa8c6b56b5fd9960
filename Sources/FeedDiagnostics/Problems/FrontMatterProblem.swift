/// What can be wrong with a file's text and with its front matter as YAML, TOML or JSON.
public enum FrontMatterProblem: ProblemKind {
  /// The bytes are not UTF-8; `offset` counts bytes from zero.
  case invalidUTF8(offset: Int)
  /// The file opens a front matter and never closes it; `end` is what would: `---`, `+++` or `}`.
  case unclosed(end: String)
  /// The YAML parser's own complaint.
  case invalidYAML(String)
  /// The front matter between lines `+++` is not TOML.
  case invalidTOML(TOMLFault)
  /// The front matter between braces is not JSON; the complaint is that of the YAML parser, which reads it.
  case invalidJSON(String)
  /// A program in a language stands in the place of the front matter.
  case program(String)
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
    case .invalidYAML: "invalid-yaml"
    case .invalidTOML: "invalid-toml"
    case .invalidJSON: "invalid-json"
    case .program: "front-matter-program"
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
