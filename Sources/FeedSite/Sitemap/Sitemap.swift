import FeedModel

/// What search engines are told about (sitemaps.org protocol 0.9): every page that they should show.
struct Sitemap: Sendable {
  /// One page.
  struct Page: Sendable {
    let route: Route
    /// When the page's content last changed; nil where nobody knows.
    let lastChanged: FeedDate?
  }

  private(set) var pages: [Page] = []

  /// Adds a page.
  mutating func add(_ route: Route, lastChanged: FeedDate?) {
    pages.append(Page(route: route, lastChanged: lastChanged))
  }

  /// The pages in the order of their addresses, as many in a part as one file may list.
  func parts(limit: Int) -> [[Page]] {
    let sorted = pages.sorted { $0.route < $1.route }
    return stride(from: 0, to: sorted.count, by: limit).map { Array(sorted[$0..<min($0 + limit, sorted.count)]) }
  }

  /// How many pages the protocol allows in one file.
  static let limit = 50_000
}
