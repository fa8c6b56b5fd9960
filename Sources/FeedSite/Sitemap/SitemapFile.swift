import FeedMarkup
import FeedModel

/// Writes the files of a sitemap (sitemaps.org protocol 0.9) with Google's extension for images.
struct SitemapFile: Sendable {
  let resolver: URLResolver

  /// A list of pages.
  func bytes(of pages: [Sitemap.Page]) -> [UInt8] {
    let hasImages = pages.contains { !$0.images.isEmpty }
    var writer = XMLWriter()
    writer.declaration()
    writer.element(
      "urlset",
      [
        "xmlns": Self.namespace,
        "xmlns:image": hasImages ? "http://www.google.com/schemas/sitemap-image/1.1" : nil,
      ]
    ) { writer in
      for page in pages {
        writer.element("url") { writer in
          write(page, to: &writer)
          for image in page.images {
            writer.element("image:image") { $0.element("image:loc", text: image) }
          }
        }
      }
    }
    return writer.finish()
  }

  /// A list of lists, where a site has too many pages for one.
  func bytes(ofIndex parts: [Sitemap.Page]) -> [UInt8] {
    var writer = XMLWriter()
    writer.declaration()
    writer.element("sitemapindex", ["xmlns": Self.namespace]) { writer in
      for part in parts {
        writer.element("sitemap") { write(part, to: &$0) }
      }
    }
    return writer.finish()
  }

  /// How many bytes a page takes at most: exact numbers would cost as much as the file itself.
  func size(of page: Sitemap.Page) -> Int {
    // A byte of a route becomes three in an address, a character of an address five in XML.
    Self.frameSize + (resolver.site.origin.utf8.count + resolver.site.basePath.utf8.count) * 5
      + page.route.path.utf8.count * 5
      + page.images.reduce(0) { $0 + Self.frameSize + $1.utf8.count * 5 }
  }

  private static let namespace = "http://www.sitemaps.org/schemas/sitemap/0.9"

  /// More than the elements around addresses take, with the date.
  private static let frameSize = 150

  private func write(_ page: Sitemap.Page, to writer: inout XMLWriter) {
    writer.element("loc", text: resolver.absolute(page.route))
    if let changed = page.lastChanged { writer.element("lastmod", text: changed.machineReadable) }
  }
}
