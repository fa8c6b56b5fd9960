import FeedModel

/// Where an entry's page stands, from the path of its file.
struct EntryRoute {
  /// The path of the file, relative to the content folder.
  let path: String
  /// Whether the file is a page below `pages/`.
  let isInPagesFolder: Bool

  /// The route of the page, without what the front matter says.
  ///
  /// - Parameter fallback: stands for a name of which no character can stand in an address.
  func route(slug: String?, fallback: String) -> Route {
    var folders = ContentPath.folders(path)
    var name = ContentPath.stem(ContentPath.fileName(path))
    if ContentPath.isBundleIndex(path), let folder = folders.popLast() {
      name = ContentPath.publicName(ofFolder: folder)
    }
    if isInPagesFolder, !folders.isEmpty { folders.removeFirst() }
    let parents = folders.filter { $0 != "_drafts" }.map { Slug.make(from: ContentPath.publicName(ofFolder: $0)) }
    let last = slug ?? Slug.make(from: ContentPath.splitDatePrefix(name).map(\.rest) ?? name)
    let parts = parents.filter { !$0.isEmpty } + [last.isEmpty ? fallback : last]
    return Route(parts.joined(separator: "/") + "/")
  }

  /// The route that a `permalink:` or an alias means; one without an extension is a page.
  static func route(permalink: String) -> Route {
    var path = permalink
    if let scheme = path.firstRange(of: "://") {
      path = String(path[scheme.upperBound...].drop { $0 != "/" })
    }
    if let end = path.firstIndex(where: { $0 == "?" || $0 == "#" }) { path = String(path[..<end]) }
    let isFile = !path.hasSuffix("/") && ContentPath.fileName(path).contains(".")
    let decoded = URLReference.decoded(path)
    return Route(decoded + (isFile ? "" : "/"))
  }
}
