import FeedMarkup
import FeedModel

/// The pages that search engines should show (sitemaps.org protocol 0.9).
struct Sitemap: Sendable {
  struct Page: Sendable {
    let route: Route
    /// When the page's content last changed; nil where that is unknown.
    let lastChanged: FeedDate?
    /// The absolute addresses of the pictures that the page is about.
    var images: [String] = []
    /// The languages in which the page can be read, its own among them; empty where there is one only.
    var translations: [Translation] = []
    /// Whether it is a list of feedsite's own making, such as a wall, which other languages may have as well.
    var isList = false
  }

  private(set) var pages: [Page] = []

  mutating func add(
    _ route: Route, lastChanged: FeedDate? = nil, images: [String] = [], translations: [Translation] = [],
    isList: Bool = false
  ) {
    pages.append(
      Page(route: route, lastChanged: lastChanged, images: images, translations: translations, isList: isList))
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
  package let pages: Int
  package let bytes: Int

  /// The limits of the protocol (sitemaps.org protocol 0.9): 50,000 pages and 50 MiB, less a thousandth for the
  /// elements around the pages.
  package static let standard = SitemapLimits(pages: 50_000, bytes: 52_428_800 - 50_000)
}

/// Writes the files of a sitemap (sitemaps.org protocol 0.9) with Google's extensions for images and translations.
struct SitemapFile: Sendable {
  let resolver: URLResolver

  func bytes(of pages: [Sitemap.Page]) -> [UInt8] {
    let hasImages = pages.contains { !$0.images.isEmpty }
    let hasTranslations = pages.contains { !$0.translations.isEmpty }
    var writer = XMLWriter()
    // Mostly a page takes less than half of what it takes at most, and what nothing is written to costs nothing.
    writer.reserve(pages.reduce(1_000) { $0 + size(of: $1) / 2 })
    writer.declaration()
    writer.element(
      "urlset",
      [
        "xmlns": Self.namespace,
        "xmlns:image": hasImages ? "http://www.google.com/schemas/sitemap-image/1.1" : nil,
        "xmlns:xhtml": hasTranslations ? "http://www.w3.org/1999/xhtml" : nil,
      ]
    ) { writer in
      for page in pages {
        writer.element("url") { writer in
          write(page, to: &writer)
          for image in page.images {
            writer.element("image:image") { $0.element("image:loc", text: image) }
          }
          for translation in page.translations { write(translation, to: &writer) }
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
    let images = page.images.reduce(0) { $0 + Self.size(of: $1) }
    // A translation stands once for its language and perhaps once more for all others.
    let translations = page.translations.reduce(0) { $0 + (size(of: $1.route) + Self.size(of: $1.language)) * 2 }
    let elements = 1 + page.images.count + page.translations.count * 2
    return size(of: page.route) + images + translations + elements * Self.frameSize
  }

  private func size(of route: Route) -> Int {
    Self.size(of: resolver.site.origin) + Self.size(of: resolver.site.basePath) + Self.size(of: route.path)
  }

  /// A byte becomes three in an address, or five in XML.
  private static func size(of text: String) -> Int { text.utf8.count * 5 }

  private static let namespace = "http://www.sitemaps.org/schemas/sitemap/0.9"

  /// More than the elements around addresses take, with the date.
  private static let frameSize = 120

  /// A page in another language, or in the same one, as Google wants all of them named on each; the one in the site's
  /// language is that for everybody else, too.
  private func write(_ translation: Translation, to writer: inout XMLWriter) {
    let address = resolver.absolute(translation.route)
    for language in [translation.language] + (translation.isDefault ? ["x-default"] : []) {
      writer.element("xhtml:link", ["rel": "alternate", "hreflang": language, "href": address])
    }
  }

  private func write(_ page: Sitemap.Page, to writer: inout XMLWriter) {
    writer.element("loc", text: resolver.absolute(page.route))
    if let changed = page.lastChanged { writer.element("lastmod", text: changed.machineReadable) }
  }
}

extension Edition {
  /// The list of all pages for search engines, or of its parts.
  var sitemap: Route { below("sitemap.xml") }
}
