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

  /// A stable name in kebab case, unique over all groups.
  public var code: String {
    switch self {
    case .duplicate: "duplicate-route"
    case .taken: "taken-address"
    case .replaced: "replaced-address"
    case .fileAndFolder: "file-and-folder"
    case .tooLong: "route-too-long"
    case .longPath: "path-too-long"
    case .unwritable: "unwritable-address"
    case .forHosts: "address-for-hosts"
    case .manyTags: "too-many-walls"
    case .manyAliases: "too-many-aliases"
    }
  }

  /// How serious it is.
  public var severity: Severity {
    switch self {
    case .taken, .replaced: .warning
    case .duplicate, .fileAndFolder, .tooLong, .longPath, .unwritable, .forHosts, .manyTags, .manyAliases: .error
    }
  }
}
