import FeedModel
import FeedSite

extension SiteTable: ExpressibleByDictionaryLiteral {
  /// A site from routes and texts: the root and feeds are indexes, other routes with a slash at the end are pages.
  public init(dictionaryLiteral elements: (String, String)...) {
    self.init(
      items: elements.map { path, text in
        SiteItem(route: Route(path), stage: Self.stage(of: path), content: .bytes { Array(text.utf8) })
      })
  }

  /// A site of one file that is copied from another.
  init(copying source: String, to path: String) {
    self.init(items: [SiteItem(route: Route(path), stage: .asset, content: .file(source))])
  }

  private static func stage(of path: String) -> SiteItem.Stage {
    if path == "/" || path.hasSuffix(".xml") { return .index }
    return path.hasSuffix("/") ? .page : .asset
  }
}
