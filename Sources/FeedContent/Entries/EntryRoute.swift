import FeedModel

/// The address of an entry's page, from the path of its file.
struct EntryRoute {
  /// The path of the file, relative to the content folder.
  let path: String
  /// The slug that the name of the file, or of the bundle's folder, gives without its date.
  let name: String

  init(path: String) {
    self.path = path
    let folder = ContentPath.isBundleIndex(path) ? ContentPath.folders(path).last : nil
    let name = folder.map(ContentPath.publicName(ofFolder:)) ?? ContentPath.stem(ofFile: path)
    self.name = Slug.make(from: ContentPath.splitDatePrefix(name).map(\.rest) ?? name)
  }

  /// The route of the page, without what the front matter says.
  ///
  /// - Parameter fallback: replaces a name without any characters that addresses can hold.
  func route(slug: String?, fallback: @autoclosure () -> String) -> Route {
    if isStartPage, slug == nil { return Route("/") }
    let last = slug ?? name
    let parts = folders + [last.isEmpty ? fallback() : last]
    return Route(parts.joined(separator: "/") + "/")
  }

  /// The folders around the file, or around its bundle, as addresses have them.
  var folders: [String] {
    var folders = ContentPath.folders(path)
    if ContentPath.isBundleIndex(path) { folders.removeLast() }
    if folders.first == ContentPath.pagesFolder { folders.removeFirst() }
    return folders.compactMap { folder in
      let slug = folder == "_drafts" ? "" : Slug.make(from: ContentPath.publicName(ofFolder: folder))
      return slug.isEmpty ? nil : slug
    }
  }

  /// Whether the file is the `index.md` of the content folder itself, which claims the address of the wall.
  var isStartPage: Bool { ContentPath.folder(path).isEmpty && path.fileStem.lowercased() == "index" }

  /// Whether an alias is an address rather than the name of a note: a path, something with a query, or one word that
  /// could be a slug.
  static func isAddress(_ alias: String) -> Bool {
    if alias.contains("/") { return true }
    if alias.drop(while: { $0 != "?" }).contains("="), !alias.contains(where: \.isWhitespace) { return true }
    let name = alias.hasSuffix(".html") || alias.hasSuffix(".htm") ? alias.fileStem : alias
    guard !name.isEmpty, name.allSatisfy({ $0.isASCII || $0.isLetter || $0.isNumber }) else { return false }
    return Slug.make(from: name) == name && (name.utf8.allSatisfy { $0 < 0x80 } || name.contains("-"))
  }

  /// The route of a `permalink:` or an alias; one without an extension is a page.
  ///
  /// In an absolute address, the path of the site's root is dropped, whatever the host, since sites keep that path when
  /// they move.
  static func route(permalink: String, of site: SiteURL) -> Route {
    let authority = URLAuthority(of: permalink)
    var path = authority.map { String($0.rest) } ?? permalink
    if let end = path.firstIndex(where: { $0 == "?" || $0 == "#" }) { path = String(path[..<end]) }
    let isFile = !path.hasSuffix("/") && path.fileName.contains(".")
    let decoded = authority.flatMap { _ in site.pathBelowRoot(path) } ?? URLReference.decoded(path)
    return Route(decoded + (isFile ? "" : "/"))
  }
}
