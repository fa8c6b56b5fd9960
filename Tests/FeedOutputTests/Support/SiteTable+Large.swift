import FeedModel
import FeedSite

extension SiteTable {
  /// A site of many small pages, each with its own text.
  static func large(count: Int) -> SiteTable {
    SiteTable(
      items: (0..<count).map { number in
        SiteItem(route: Route("/songs/\(number)/"), stage: .page, content: .bytes { Array("page \(number)".utf8) })
      })
  }
}
