import FeedMarkup
import FeedModel

/// Writes `sitemap.xml` (sitemaps.org protocol 0.9).
struct Sitemap: Sendable {
  /// One page.
  struct Page: Sendable {
    let route: Route
    /// When the page's content last changed; nil where nobody knows.
    let lastChanged: FeedDate?
  }

  let resolver: URLResolver
  let pages: [Page]

  func bytes() -> [UInt8] {
    var writer = XMLWriter()
    writer.declaration()
    writer.element("urlset", ["xmlns": "http://www.sitemaps.org/schemas/sitemap/0.9"]) { writer in
      for page in pages {
        writer.element("url") { writer in
          writer.element("loc", text: resolver.absolute(page.route))
          if let date = page.lastChanged { writer.element("lastmod", text: date.machineReadable) }
        }
      }
    }
    return writer.finish()
  }
}
