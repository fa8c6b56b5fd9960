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

  /// The name of each case, and how serious it is.
  public var traits: (code: String, severity: Severity) {
    switch self {
    case .invalidUTF8: ("invalid-utf8", .error)
    case .unclosed: ("unclosed-front-matter", .error)
    case .invalidYAML: ("invalid-yaml", .error)
    case .invalidTOML: ("invalid-toml", .error)
    case .invalidJSON: ("invalid-json", .error)
    case .program: ("front-matter-program", .error)
    case .notMapping: ("front-matter-not-mapping", .error)
    case .duplicateKey: ("duplicate-key", .error)
    case .invalidKey: ("invalid-key", .error)
    case .unreadable: ("unreadable-file", .error)
    case .tooLarge: ("file-too-large", .error)
    }
  }
}
