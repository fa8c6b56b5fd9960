import FeedDiagnostics
import FeedMarkdown
import FeedMedia
import FeedModel
import FeedTheme
import Testing

@testable import FeedSite

/// A site in memory, and the table that comes of it.
struct TestSite {
  var site: Site
  var entries: [any FeedViewObject] = []
  var people: [PersonFeedViewObject] = []
  var pages: [Page] = []
  /// The clock; by default it shows 2100, when all events are past.
  var now = 4_102_444_800
  var files: [PublishedFile] = []
  var localLinks: [LocalLink] = []
  var themeAssets: [String] = []
  var sitemapLimits = SitemapLimits.standard
  /// Where pictures come from; without it, none is drawn.
  var pictures: PictureStore?
  var hasTypefaces = true

  init(perPage: Int = 24) {
    site = Site(title: "Site")
    site.wall = WallSettings(perPage: perPage)
    site.hasSearch = false
    site.hasOnThisDay = false
    site.hasRelated = false
    site.url = SiteURL("https://example.org/") ?? .localhost
  }

  /// The site's routes with their bytes as text, and what is wrong with them.
  func assemble() throws -> AssembledSite {
    let inspection = SiteInspection(of: try input())
    return AssembledSite(table: inspection.table, diagnostics: inspection.diagnostics)
  }

  func input() throws -> SiteInput {
    var input = SiteInput(
      site: site, feed: Feed(entries: entries, people: people, pages: pages), now: now, files: files,
      pictures: pictures, localLinks: localLinks,
      theme: try #require(TestTheme.make(for: site, assets: themeAssets)), generator: "feedsite"
    )
    input.sitemapLimits = sitemapLimits
    input.hasTypefaces = { [hasTypefaces] in hasTypefaces }
    return input
  }

  /// A file of `static/`.
  mutating func addStaticFile(_ path: String) {
    files.append(
      PublishedFile(path: "static/" + path, location: "content/static/" + path, route: Route("/" + path)))
  }
}
