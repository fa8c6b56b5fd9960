import FeedMarkup
import FeedModel

/// Writes the files of a sitemap (sitemaps.org protocol 0.9).
struct SitemapFile: Sendable {
  let resolver: URLResolver

  /// A list of pages.
  func bytes(of pages: [Sitemap.Page]) -> [UInt8] {
    document("urlset") { writer in
      for page in pages {
        writer.element("url") { write(page.route, changed: page.lastChanged, to: &$0) }
      }
    }
  }

  /// A list of lists, where a site has too many pages for one.
  func bytes(ofIndex parts: [Sitemap.Page]) -> [UInt8] {
    document("sitemapindex") { writer in
      for part in parts {
        writer.element("sitemap") { write(part.route, changed: part.lastChanged, to: &$0) }
      }
    }
  }

  private func document(_ name: StaticString, _ content: (inout XMLWriter) -> Void) -> [UInt8] {
    var writer = XMLWriter()
    writer.declaration()
    writer.element(name, ["xmlns": "http://www.sitemaps.org/schemas/sitemap/0.9"], content: content)
    return writer.finish()
  }

  private func write(_ route: Route, changed: FeedDate?, to writer: inout XMLWriter) {
    writer.element("loc", text: resolver.absolute(route))
    if let changed { writer.element("lastmod", text: changed.machineReadable) }
  }
}
