/// What can be wrong with the site's addresses.
public enum RouteProblem: ProblemKind {
  /// Two sources claim one address; `other` says what the second one is.
  case duplicate(route: String, other: String)
  /// An entry wants an address that the file `by` has, so that it gets the address `used`.
  case taken(route: String, by: String, used: String)
  /// A page or a former address wants an address that `by` has, and is left out.
  case replaced(route: String, by: String)
  /// One source claims a file where another one needs a folder, for example `/a` and `/a/b/`.
  case fileAndFolder(route: String, other: String)
  /// A part of the address is longer than file systems take; `bytes` counts UTF-8.
  case tooLong(route: String, bytes: Int)
  /// The whole address is longer than file systems take, which is `limit` bytes of UTF-8.
  case longPath(route: String, limit: Int)
  /// No file can have the address, since it holds a zero byte, before which `route` ends.
  case unwritable(route: String)
  /// A page or a former address wants the address of what web hosts read, which `name` shows.
  case forHosts(route: String, name: String)
  /// Entries have more different tags than `limit`, so that no walls of tags are made.
  case manyTags(count: Int, limit: Int)
  /// Entries have more former addresses than `limit`, so that none of them is made.
  case manyAliases(count: Int, limit: Int)

  /// The name of each case, and how serious it is.
  public var traits: (code: String, severity: Severity) {
    switch self {
    case .duplicate: ("duplicate-route", .error)
    case .taken: ("taken-address", .warning)
    case .replaced: ("replaced-address", .warning)
    case .fileAndFolder: ("file-and-folder", .error)
    case .tooLong: ("route-too-long", .error)
    case .longPath: ("path-too-long", .error)
    case .unwritable: ("unwritable-address", .error)
    case .forHosts: ("address-for-hosts", .error)
    case .manyTags: ("too-many-walls", .error)
    case .manyAliases: ("too-many-aliases", .error)
    }
  }
}
