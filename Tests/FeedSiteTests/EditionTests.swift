import FeedModel
import TestSupport
import Testing

@testable import FeedSite

@Suite("Editions of a site")
struct EditionTests {
  /// A site in English, Japanese and Arabic: two entries, of which the first is translated into Japanese.
  private func testSite(_ change: (inout TestSite) -> Void = { _ in }) -> TestSite {
    var site = TestSite(perPage: 2)
    var japanese = SiteLanguage("ja")
    japanese.title = "雨の日"
    japanese.navigation = [NavigationItem(title: "歌", url: "/ja/articles/")]
    site.site.languages = [SiteLanguage("en", isMain: true), japanese, SiteLanguage("ar")]
    site.site.hasSearch = true
    site.site.hasOnThisDay = true
    site.site.navigation = [NavigationItem(title: "Songs", url: "/articles/")]
    let translations = [
      Translation(language: "en", title: "Rain", route: Route("/articles/1/"), isDefault: true),
      Translation(language: "ja", title: "雨", route: Route("/ja/articles/1/"), isDefault: false),
    ]
    site.entries = [
      Sample.article(1, title: "Rain") { entry in
        entry.translations = translations
        entry.tags = [Tag(name: "Sea")].compactMap(\.self)
      },
      Sample.article(2, title: "Sun"), Sample.article(3, title: "Wind"),
      Sample.article(1, title: "雨", route: "/ja/articles/1/") { entry in
        entry.language = "ja"
        entry.translations = translations
        entry.tags = [Tag(name: "Sea"), Tag(name: "海")].compactMap(\.self)
      },
    ]
    change(&site)
    return site
  }

  @Test func `Each language has walls of its own entries`() throws {
    let site = try testSite().assemble()
    #expect(site.words == [])
    #expect(site.cards("/") == ["Wind", "Sun", "Rain"])
    #expect(site.cards("/ja/") == ["雨"])
    #expect(site.cards("/ar/") == [])
    #expect(site.cards("/ja/articles/") == ["雨"])
    #expect(site.cards("/tags/sea/") == ["Rain"])
    #expect(site.cards("/ja/tags/sea/") == ["雨"])
    #expect(site.values("term", on: "/ja/tags/") == ["/ja/tags/sea/ Sea 1", "/ja/tags/%E6%B5%B7/ 海 1"])
    #expect(!site.paths.contains("/tags/海/") && !site.paths.contains("/ar/articles/"))
    #expect(site.values("title", on: "/ja/") == ["雨の日"])
    #expect(site.values("language", on: "/ja/articles/1/") == ["ja"])
    #expect(site.values("direction", on: "/ar/") == ["rtl"])
    #expect(site.values("menu", on: "/ja/tags/") == ["/ja/articles/ 歌"])
    #expect(site.values("menu", on: "/ar/") == ["/articles/ Songs"])
    #expect(site.values("crumb", on: "/ja/articles/1/").first == "/ja/ 雨の日")
  }

  @Test func `Archives, days of the year and feeds stand below each language`() throws {
    let site = try testSite().assemble()
    #expect(site.values("entry", on: "/ja/archive/2020/") == ["/ja/articles/1/ 2020-01-02 雨"])
    #expect(site.paths.contains("/ja/on-this-day/01-02/") && !site.paths.contains("/ja/on-this-day/01-03/"))
    let (english, japanese) = (try #require(site.text("/feed.xml")), try #require(site.text("/ja/feed.xml")))
    #expect(english.contains("<title>Rain</title>") && !english.contains("雨"))
    #expect(japanese.contains("<title>雨</title>") && !japanese.contains("Rain"))
    #expect(japanese.contains("<language>ja</language>"))
    let ids = try ["/atom.xml", "/ja/atom.xml", "/ar/atom.xml", "/tags/sea/atom.xml", "/ja/tags/sea/atom.xml"].map {
      try XMLTree(try #require(site.text($0))).first("id")?.text
    }
    #expect(Set(ids).count == 5)
  }

  @Test func `A search finds what is in its language`() throws {
    let site = try testSite().assemble()
    #expect(site.values("search", on: "/ja/articles/1/") == ["/ja/search/"])
    #expect(site.text("/search/entries/0.json")?.contains("/ja/") == false)
    #expect(site.text("/ja/search/entries/0.json")?.contains("/ja/articles/1/") == true)
    #expect(site.text("/ja/search/entries/0.json")?.contains("\"/articles/") == false)
  }

  @Test func `Lists of several languages name each other, and what stands in one only names none`() throws {
    let site = try testSite().assemble()
    #expect(
      site.values("translation", on: "/ja/") == [
        "en https://example.org/ default", "ja https://example.org/ja/ current", "ar https://example.org/ar/",
      ])
    #expect(
      site.values("translation", on: "/articles/") == [
        "en https://example.org/articles/ default current", "ja https://example.org/ja/articles/",
      ])
    #expect(site.values("translation", on: "/ja/tags/海/") == [])
    #expect(site.values("translation", on: "/articles/2/") == [])
    // The pages of an archive hold other entries in each language.
    #expect(site.values("translation", on: "/page/1/") == [])
  }

  @Test func `The switch leads to the same page, or home where there is none`() throws {
    let site = try testSite().assemble()
    #expect(
      site.values("switch", on: "/ja/articles/1/") == [
        "en English /articles/1/ translated", "ja 日本語 /ja/articles/1/ translated current", "ar العربية /ar/",
      ])
    #expect(
      site.values("switch", on: "/articles/2/") == ["en English / current", "ja 日本語 /ja/", "ar العربية /ar/"])
    var one = testSite()
    one.site.languages = []
    #expect(try one.assemble().values("switch", on: "/") == [])
  }

  @Test func `Each language has a sitemap, which names the others`() throws {
    let site = try testSite().assemble()
    let robots = try #require(site.text("/robots.txt"))
    #expect(
      robots.split(separator: "\n").filter { $0.hasPrefix("Sitemap") } == [
        "Sitemap: https://example.org/sitemap.xml", "Sitemap: https://example.org/ja/sitemap.xml",
        "Sitemap: https://example.org/ar/sitemap.xml",
      ])
    let english = try XMLTree(try #require(site.text("/sitemap.xml")))
    #expect(!english.children.isEmpty)
    #expect(english.children.allSatisfy { $0.first("loc")?.text.contains("/ja/") == false })
    let japanese = try XMLTree(try #require(site.text("/ja/sitemap.xml")))
    let addresses = japanese.children.compactMap { $0.first("loc")?.text }
    #expect(addresses.contains("https://example.org/ja/articles/1/") && addresses.contains("https://example.org/ja/"))
    #expect(addresses.allSatisfy { $0.hasPrefix("https://example.org/ja/") })
    let links = try #require(japanese.children.first { $0.first("loc")?.text == "https://example.org/ja/articles/" })
    #expect(links.all("xhtml:link").count == 3)
  }

  @Test func `Pages that belong to no language are published once`() throws {
    let site = try testSite().assemble()
    for path in ["/404.html", "/robots.txt"] { #expect(site.paths.filter { $0.hasSuffix(path) } == [path]) }
    #expect(Set(site.paths).count == site.paths.count)
  }

  @Test func `A preview after an edit in one language is that of a build`() throws {
    let before = try testSite().input()
    let input = try testSite { site in
      site.entries[3] = Sample.article(1, title: "雨と風", route: "/ja/articles/1/") { entry in
        entry.language = "ja"
        entry.body = Sample.body("風が吹いた。")
      }
    }.input()
    let place = try #require(input.feed.entries.firstIndex { $0.entry.route.path == "/ja/articles/1/" })
    let after = SiteInspection(of: input, after: SiteInspection(of: before), changing: [place])
    let anew = SiteInspection(of: input)
    #expect(after.table.items.map(\.route) == anew.table.items.map(\.route))
    for item in anew.table.items {
      #expect(bytes(of: item.route, in: after) == bytes(of: item.route, in: anew), "\(item.route.path)")
    }
    let page = try #require(bytes(of: Route("/ja/articles/1/"), in: after))
    #expect(String(decoding: page, as: UTF8.self).contains("風が吹いた"))
  }

  private func bytes(of route: Route, in preview: SiteInspection) -> [UInt8]? {
    guard case .bytes(let make) = preview.content(ofFile: route.file) else { return nil }
    return make()
  }
}
