import FeedContent
import FeedDiagnostics
import FeedMarkdown
import FeedModel

/// What feedsite reads of an imported folder.
struct FolderContent {
  struct Place {
    let route: Route
    /// Nil for a page.
    let kind: Kind?
    var isDraft = false
    var isEmpty = false
    /// When an event that states no start starts by its date, and the day on which it was announced.
    var assumedStart: (starts: String, announced: String)?
  }

  /// The entries, people and pages by their paths in the content folder.
  private(set) var places: [String: Place] = [:]
  /// The paths of events without a date, which are pages.
  let undatedEvents: Set<String>
  private let routes: Set<String>
  /// What others share with the addresses of walls and of the lists of tags if they collide with one.
  private let walls: Set<String>

  init(_ content: LoadedContent) {
    let unstarted = Set(
      content.diagnostics.filter { $0.code == "event-without-start" }.compactMap(\.location?.file))
    undatedEvents = Set(
      content.diagnostics.compactMap { diagnostic in
        guard case .entry(.missingDate(Kind.event.name, _)) = diagnostic.problem else { return nil }
        return diagnostic.location?.file
      })
    let objects: [any FeedViewObject] = content.feed.entries + content.feed.people
    var walls: Set = [Route.home.collisionKey]
    for object in objects {
      let entry = object.entry
      let edition = content.site.languages.edition(of: entry.language)
      var lists = [Edition.main.wall(of: entry.kind), edition.wall(of: entry.kind), edition.home]
      if !entry.tags.isEmpty { lists += [Edition.main.tags, edition.tags] }
      for tag in entry.tags { lists.append(edition.wall(of: tag)) }
      walls.formUnion(lists.map(\.collisionKey))
      places[entry.identity.contentPath] = Place(
        route: entry.route, kind: entry.kind, isDraft: entry.isDraft,
        assumedStart: unstarted.contains(entry.location.file)
          ? object.facts.event.map {
            ($0.starts.machineReadable, (entry.date?.day ?? $0.starts.day).description)
          } : nil)
    }
    for page in content.feed.pages {
      places[page.location.file] = Place(
        route: page.route, kind: nil, isEmpty: page.body.isEmpty && page.cover == nil)
    }
    self.walls = walls
    routes = Set(places.values.map(\.route.collisionKey) + content.files.map(\.route.collisionKey))
  }

  /// How many entries of each kind and pages there are among some paths.
  func counts(of paths: Set<String>) -> [String: Int] {
    places.reduce(into: [:]) { counts, place in
      guard paths.contains(place.key) else { return }
      counts[place.value.kind?.plural ?? "pages", default: 0] += 1
    }
  }

  /// Whether feedsite has a page of its own at an address.
  func isTaken(_ route: Route) -> Bool { walls.contains(route.collisionKey) }

  /// The address of the file or bundle at a path without an ending; nil where there is none.
  func route(ofPage name: String) -> Route? {
    let path = name.split(separator: "/").joined(separator: "/")
    return [
      path + ".md", path + "/index.md", path + "/_index.md", "pages/" + path + ".md", "pages/" + path + "/index.md",
    ]
    .lazy.compactMap { places[$0]?.route }.first
  }

  /// The wall that replaces the list of a tag, of a category (a tag here) or of all entries; nil where there is none,
  /// or where the address itself is taken.
  func wall(ofCategoryAt path: String) -> Route? {
    let parts = URLReference.decoded(path).split(separator: "/").map(String.init)
    guard let first = parts.first, ["categories", "category", "tags", "tag"].contains(first),
      !routes.contains(OldAddress.route(path).collisionKey)
    else { return nil }
    let wall = parts.count == 1 ? Edition.main.tags : Tag(name: parts[parts.count - 1]).map(Edition.main.wall(of:))
    return wall.flatMap { isTaken($0) ? $0 : nil }
  }

  /// Where a line of a menu leads: as it is, or to the wall of what stood below it; nil where there is nothing.
  func address(forMenu path: String) -> String? {
    let end = path.firstIndex(of: "#") ?? path.endIndex
    let route = OldAddress.route(String(path[..<end]))
    if let wall = wall(ofCategoryAt: route.path) { return wall.path + path[end...] }
    for route in [route, Route(route.path + "/")] where isTaken(route) || routes.contains(route.collisionKey) {
      return route.path + path[end...]
    }
    if ["xml", "rss", "atom"].contains(route.path.withoutTrailingSlashes.fileExtension) { return "/feed.xml" }
    let folder = route.path.split(separator: "/").joined(separator: "/") + "/"
    var counts: [Kind: Int] = [:]
    for (path, place) in places where Slug.makePath(from: path).hasPrefix(folder) {
      if let kind = place.kind { counts[kind, default: 0] += 1 }
    }
    let most = counts.max { ($0.value, $1.key.name) < ($1.value, $0.key.name) }
    return most.map { Edition.main.wall(of: $0.key).path }
  }
}
