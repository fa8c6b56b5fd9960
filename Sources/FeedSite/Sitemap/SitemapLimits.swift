/// What one file of a sitemap may hold.
package struct SitemapLimits: Hashable, Sendable {
  /// How many pages it may list.
  package let pages: Int
  /// How many bytes its pages may take.
  package let bytes: Int

  /// Creates limits.
  package init(pages: Int, bytes: Int) {
    self.pages = pages
    self.bytes = bytes
  }

  /// What the protocol allows (sitemaps.org protocol 0.9): 50,000 pages and 50 MiB, of which the frame around the
  /// pages takes less than a thousandth.
  package static let standard = SitemapLimits(pages: 50_000, bytes: 52_428_800 - 50_000)
}
