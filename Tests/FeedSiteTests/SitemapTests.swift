import FeedModel
import Testing

@testable import FeedSite

@Suite("sitemap.xml and robots.txt")
struct SitemapTests {
  /// The sitemap as addresses with the dates of their last change.
  private func sitemap(_ site: TestSite) throws -> [String: String?] {
    let text = try #require(try site.assemble().text("/sitemap.xml"))
    let document = try XMLTree(text)
    #expect(document.name == "urlset")
    return Dictionary(
      uniqueKeysWithValues: document.children.map { url in
        (url.first("loc")?.text ?? "", url.first("lastmod")?.text)
      })
  }

  @Test("The sitemap lists every page once, with absolute addresses")
  func pages() throws {
    var site = TestSite(perPage: 1)
    site.entries = [
      Sample.article(1) { $0.tags = [Tag(name: "雨 & sun")].compactMap(\.self) }, Sample.article(2), Sample.note(3),
    ]
    site.people = [Sample.person("Kip", route: "/people/kip/")]
    site.pages = [Sample.page("about", route: "/about/")]
    #expect(
      try Set(sitemap(site).keys)
        == Set(
          [
            "", "page/1/", "page/2/", "articles/", "articles/page/1/", "notes/", "articles/1/", "articles/2/",
            "notes/3/", "tags/", "tags/%E9%9B%A8-sun/", "people/", "people/kip/", "about/",
          ].map { "https://example.org/" + $0 }))
  }

  @Test("Drafts, redirects and the error page stay out")
  func hidden() throws {
    var site = TestSite()
    site.entries = [
      Sample.article(1) { $0.isDraft = true }, Sample.article(2) { $0.aliases = [Route("/old/")] },
    ]
    let addresses = try sitemap(site).keys
    #expect(!addresses.contains { $0.contains("/old/") || $0.contains("/articles/1/") || $0.contains("404") })
  }

  @Test("What is only there because of drafts stays out as well")
  func wallsOfDrafts() throws {
    var site = TestSite(perPage: 2)
    site.entries = [
      Sample.note(1),
      Sample.article(2) {
        $0.isDraft = true; $0.tags = [Tag(name: "Secret")].compactMap(\.self)
      },
    ]
    let addresses = try sitemap(site)
    #expect(!addresses.keys.contains { $0.contains("secret") || $0.contains("articles") || $0.contains("tags") })
    #expect(addresses["https://example.org/"] == "2020-01-02")
  }

  @Test("The last change of a page is that of what it shows, or not stated")
  func lastChange() throws {
    var site = TestSite(perPage: 2)
    site.entries = (1...4).map { number in
      Sample.article(number) { $0.updated = number == 2 ? Sample.day(100) : nil }
    }
    site.pages = [
      Sample.page("about", route: "/about/"), Sample.page("new", route: "/new/", updated: Sample.day(50)),
    ]
    let dates = try sitemap(site).mapValues { $0 ?? "" }
    #expect(dates["https://example.org/articles/2/"] == "2020-04-10")
    #expect(dates["https://example.org/articles/3/"] == "2020-01-04")
    #expect(dates["https://example.org/page/1/"] == "2020-04-10")
    #expect(dates["https://example.org/"] == "2020-01-05")
    #expect(dates["https://example.org/about/"] == "")
    #expect(dates["https://example.org/new/"] == "2020-02-20")
  }

  @Test("A pinned entry and a changed profile count where they are shown")
  func pinnedAndProfile() throws {
    var site = TestSite(perPage: 1)
    site.entries = [
      Sample.article(1) {
        $0.isPinned = true; $0.updated = Sample.day(100)
      }, Sample.article(2), Sample.article(3),
    ]
    site.people = [Sample.person("Kip", route: "/people/kip/") { $0.updated = Sample.day(50) }]
    let dates = try sitemap(site)
    #expect(dates["https://example.org/"] == "2020-04-10")
    #expect(dates["https://example.org/people/kip/"] == "2020-02-20")
  }

  @Test("A moment is written with its offset")
  func offset() throws {
    var site = TestSite()
    site.entries = [
      Sample.article(1) {
        $0.date = FeedDate(day: CalendarDay(daysSinceEpoch: 18_262), secondOfDay: 72_000, utcOffset: 28_800)
      }
    ]
    #expect(try sitemap(site)["https://example.org/articles/1/"] == "2020-01-01T20:00:00+08:00")
  }

  @Test("A site with more pages than a file may list gets an index")
  func index() throws {
    var sitemap = Sitemap()
    for number in 0..<7 { sitemap.add(Route("/\(number)/"), lastChanged: Sample.day(number)) }
    let parts = sitemap.parts(limit: 3)
    #expect(parts.map { $0.map(\.route.path) } == [["/0/", "/1/", "/2/"], ["/3/", "/4/", "/5/"], ["/6/"]])
    let file = SitemapFile(resolver: URLResolver(site: SiteURL("https://example.org/sub/") ?? .localhost))
    let page = Sitemap.Page(route: Route("/sitemap-1.xml"), lastChanged: Sample.day(2))
    let index = try XMLTree(String(decoding: file.bytes(ofIndex: [page]), as: UTF8.self))
    #expect(index.name == "sitemapindex")
    #expect(index.first("sitemap")?.first("loc")?.text == "https://example.org/sub/sitemap-1.xml")
    #expect(index.first("sitemap")?.first("lastmod")?.text == "2020-01-03")
  }

  @Test("robots.txt names the sitemap, under any base path")
  func robots() throws {
    var site = TestSite()
    site.site.url = SiteURL("https://example.org/sub/") ?? .localhost
    #expect(
      try site.assemble().text("/robots.txt")
        == "User-agent: *\nAllow: /\n\nSitemap: https://example.org/sub/sitemap.xml\n")
  }

  @Test("A site's own robots.txt and 404.html count")
  func ownFiles() throws {
    var site = TestSite()
    site.addStaticFile("robots.txt")
    site.addStaticFile("404.html")
    site.addStaticFile("sitemap.xml")
    let assembled = try site.assemble()
    #expect(assembled.words.isEmpty)
    for path in ["/robots.txt", "/404.html", "/sitemap.xml"] {
      #expect(assembled.paths.filter { $0 == path }.count == 1)
      #expect(assembled.text(path) == nil)
    }
  }
}
