import FeedModel
import Testing

@testable import FeedSite

@Suite("Formats of feeds")
struct FeedFormatTests {
  private func site(_ formats: [FeedFormat] = FeedFormat.allCases) -> TestSite {
    var site = TestSite()
    site.site.feeds = FeedSettings(formats: formats)
    site.entries = [
      Sample.article(1) { entry in
        entry.tags = [Tag(name: "Rain")].compactMap(\.self)
        entry.authors = [PersonReference(name: "Kip", route: Route("/people/kip/"))]
      }
    ]
    site.people = [Sample.person("Kip", route: "/people/kip/")]
    return site
  }

  @Test
  func `Each wall has a feed in each format, and its pages lead to them, the first format first`() throws {
    let site = try site().assemble()
    for wall in ["/", "/articles/", "/tags/rain/", "/people/kip/"] {
      for name in ["feed.xml", "atom.xml", "feed.json"] { #expect(site.text(wall + name) != nil, "\(wall)\(name)") }
    }
    #expect(
      site.values("feed", on: "/articles/1/") == [
        "/articles/feed.xml feedOf kind.article.plural", "/articles/atom.xml feedOf kind.article.plural (Atom)",
        "/articles/feed.json feedOf kind.article.plural (JSON Feed)", "/feed.xml Site", "/atom.xml Site (Atom)",
        "/feed.json Site (JSON Feed)",
      ])
  }

  @Test
  func `A site chooses its formats and which comes first`() throws {
    let site = try site([.json, .rss]).assemble()
    #expect(site.text("/atom.xml") == nil && site.text("/feed.json") != nil && site.text("/feed.xml") != nil)
    #expect(site.values("feed", on: "/") == ["/feed.json Site", "/feed.xml Site (RSS)"])
  }

  @Test
  func `A theme's style sheet for feeds is named in them, in the site's language where there is one`() throws {
    var site = site()
    #expect(try site.assemble().text("/feed.xml")?.contains("xml-stylesheet") == false)
    site.themeAssets = ["feed.css", "feed.zh-Hant.css"]
    let beginning = """
      <?xml version="1.0" encoding="UTF-8"?>
      <?xml-stylesheet href="https://example.org/assets/feed.css" type="text/css"?>
      """
    for name in ["feed.xml", "atom.xml"] {
      #expect(try site.assemble().text("/\(name)")?.hasPrefix(beginning) == true)
    }
    site.site.language = "zh-Hant"
    #expect(try site.assemble().text("/feed.xml")?.contains("/assets/feed.zh-Hant.css") == true)
  }
}
