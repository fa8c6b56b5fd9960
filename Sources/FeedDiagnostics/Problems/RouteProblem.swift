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
  /// No page can have the address, since it holds a control character such as a line end, before which `route` ends.
  case unwritable(route: String)
  /// A page or a former address wants the address of what web hosts read, which `name` shows.
  case forHosts(route: String, name: String)
  /// Entries have more different tags than `limit`, so that no walls of tags are made.
  case manyTags(count: Int, limit: Int)
  /// Entries have more former addresses than `limit`, so that none of them is made.
  case manyAliases(count: Int, limit: Int)

  package var traits: (code: String, severity: Severity) {
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

  package var words: String {
    switch self {
    case .duplicate(let route, let other):
      "the address \(route) is taken by \(other) already; give one of them another "
        + (route.hasSuffix("/") ? "\"slug\" or \"permalink\"" : "name or \"permalink\"")
    case .taken(let route, let other, let used):
      "\(other) has the address \(route) already, so this is published at \(used); write \"slug: ...\" to choose another"
    case .replaced(let route, let other):
      "the address \(route) belongs to \(other), so this is not published there; give one of them another name or "
        + "\"permalink\", or remove it from \"aliases\""
    case .fileAndFolder(let route, let other):
      "the address \(route) and that of \(other) need a file and a folder of one name; give one of them another name or "
        + "\"permalink\""
    case .tooLong(let route, let bytes):
      "a part of the address \(Self.quoted(route)) has \(bytes) bytes, more than the 255 that file systems take; "
        + "shorten it, for example with a \"slug\""
    case .longPath(let route, let limit):
      "the address \(Self.quoted(route)) has more than the \(limit) bytes that file systems take; "
        + "set a shorter \"permalink\", or move the file up by some folders"
    case .unwritable(let route):
      "no page can have an address with a control character, as here after \(Self.quoted(route)); set another "
        + "\"permalink\" or alias"
    case .forHosts(let route, let name):
      "no page can have the address \(route), since web hosts read \(Self.quoted(name)) as configuration; set another "
        + "\"permalink\" or alias"
    case .manyTags(let count, let limit):
      "the entries have \(count) different tags, and each would get a wall and its feeds; a site of this size may have \(limit), so "
        + "keep those that tell several entries from others"
    case .manyAliases(let count, let limit):
      "the entries have \(count) aliases, and each would get a page; a site of this size may have \(limit), so keep those that "
        + "readers still come from"
    }
  }
}
