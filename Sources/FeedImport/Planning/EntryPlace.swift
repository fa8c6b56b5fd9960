import FeedModel

/// Where an entry stands in the content folder, and at which address.
struct EntryPlace {
  /// The folder, for example `notes`.
  let folder: String
  /// The name of the file without an ending, or that of the folder of a bundle.
  let name: String
  /// The address.
  let route: Route
  /// What `permalink:` says; nil where the path says the same.
  let permalink: String?
  /// The path of the file of an entry that stands alone.
  var file: String { "\(folder)/\(name).md" }
  /// The path of the file of an entry with files of its own.
  var bundle: String { "\(folder)/\(name)/index.md" }
}

/// Finds the places of entries, no two of which are the same.
struct EntryPlaces {
  private var names: Set<String> = []
  /// The number that was given last to each name in a folder, since all below it are taken.
  private var numbers: [String: Int] = [:]
  private var routes: Set<String>

  private static let longestName = 60
  private static let longestNote = 40

  /// Creates an empty folder; the addresses of its walls are taken.
  init() {
    let walls =
      Kind.builtIn.map(Edition.main.wall(of:)) + ["/", "/tags/", "/page/", "/people/", "/assets/"].map { Route($0) }
    routes = Set(walls.map(\.collisionKey))
  }

  /// Whether an address is free.
  func isFree(_ route: Route) -> Bool { !routes.contains(route.collisionKey) }

  /// Takes an address that leads to an entry.
  mutating func take(_ route: Route) { routes.insert(route.collisionKey) }

  /// The place of an entry.
  ///
  /// - Parameters:
  ///   - folder: the folder of its kind, or `pages`.
  ///   - path: the path of its old address, if it can have it.
  ///   - words: what its name is made of, the best first.
  mutating func place(in folder: String, date: CalendarDay?, path: String?, words: [String]) -> EntryPlace {
    let day = date.map { "\($0)-" } ?? ""
    let slug = words.lazy.map { Self.name($0, isNote: folder == Kind.text.plural) }.first { !$0.isEmpty } ?? "entry"
    let first = "\(folder)/\(day)\(slug)"
    var number = numbers[first] ?? 1
    defer { numbers[first] = number }
    while true {
      let name = number == 1 ? slug : "\(slug)-\(number)"
      let file = "\(folder)/\(day)\(name)"
      let own = Route(folder == "pages" ? "/\(name)/" : "/\(folder)/\(name)/")
      let route = path.map(OldAddress.route) ?? own
      let key = Route.collisionKey(ofFile: file)
      guard !names.contains(key), path != nil || isFree(route) else {
        number += 1
        continue
      }
      names.insert(key)
      take(route)
      let permalink = route == own ? nil : path.map(OldAddress.permalink)
      return EntryPlace(folder: folder, name: day + name, route: route, permalink: permalink)
    }
  }

  /// A name for a file: a few words that are safe in addresses, and that nothing else is read from.
  private static func name(_ words: String, isNote: Bool) -> String {
    let limit = isNote ? longestNote : longestName
    let name = Slug.shortened(Slug.make(from: String(words.prefix(4 * limit))), to: limit)
    // What looks like a date, an index or an underscored name would be read as something else.
    let isMisread = name == "index" || name.hasPrefix("_") || name.contains(/^\d{4}-\d{1,2}-\d{1,2}/)
    return isMisread ? "entry-" + name.drop { $0 == "_" } : name
  }
}
