import FeedModel

/// What search engines are told about (sitemaps.org protocol 0.9): every page that they should show.
struct Sitemap: Sendable {
  /// One page.
  struct Page: Sendable {
    let route: Route
    /// When the page's content last changed; nil where nobody knows.
    let lastChanged: FeedDate?
    /// The absolute addresses of the pictures that the page is about.
    var images: [String] = []
    /// The languages in which the page can be read, its own among them; empty where there is one only.
    var translations: [Translation] = []
    /// Whether it is a list of feedsite's own making, such as a wall, which other languages may have as well.
    var isList = false
  }

  private(set) var pages: [Page] = []

  /// Adds a page.
  mutating func add(
    _ route: Route, lastChanged: FeedDate?, images: [String] = [], translations: [Translation] = []
  ) {
    pages.append(Page(route: route, lastChanged: lastChanged, images: images, translations: translations))
  }

  /// Adds a list of feedsite's own making, such as a wall, which other languages may have as well.
  mutating func add(list route: Route, lastChanged: FeedDate?) {
    pages.append(Page(route: route, lastChanged: lastChanged, isList: true))
  }

  /// The sitemap with the other languages of its lists.
  func with(_ forms: LanguageForms) -> Sitemap {
    guard !forms.isEmpty else { return self }
    var copy = self
    for index in pages.indices where pages[index].isList {
      copy.pages[index].translations = forms.translations(ofList: pages[index].route)
    }
    return copy
  }

  /// The pages in the order of their addresses.
  var inOrder: [Page] {
    // Routes move where whole pages would be copied for each comparison.
    pages.enumerated().map { (route: $1.route, index: $0) }.sorted { $0.route < $1.route }.map { pages[$0.index] }
  }

  /// Whether one file may hold all pages.
  ///
  /// - Parameter size: How many bytes a page takes in a file at most.
  func fits(in limits: SitemapLimits, size: (Page) -> Int) -> Bool {
    pages.count <= limits.pages && pages.reduce(0) { $0 + size($1) } <= limits.bytes
  }

  /// The pages in the order of their addresses, as many in a part as one file may hold.
  ///
  /// - Parameter size: How many bytes a page takes in a file at most.
  func parts(limits: SitemapLimits, size: (Page) -> Int) -> [[Page]] {
    var parts: [[Page]] = []
    var room = 0
    for page in inOrder {
      let size = size(page)
      if let count = parts.last?.count, count < limits.pages, size <= room {
        parts[parts.count - 1].append(page)
      } else {
        parts.append([page])
        room = limits.bytes
      }
      room -= size
    }
    return parts
  }
}

/// What one file of a sitemap may hold.
package struct SitemapLimits: Hashable, Sendable {
  /// How many pages it may list.
  package let pages: Int
  /// How many bytes its pages may take.
  package let bytes: Int

  /// What the protocol allows (sitemaps.org protocol 0.9): 50,000 pages and 50 MiB, of which the frame around the
  /// pages takes less than a thousandth.
  package static let standard = SitemapLimits(pages: 50_000, bytes: 52_428_800 - 50_000)
}
