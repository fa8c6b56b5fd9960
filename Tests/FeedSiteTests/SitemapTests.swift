import FeedModel
import TestSupport
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

  @Test
  func `The sitemap lists every page once, with absolute addresses`() throws {
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
            "archive/", "archive/2020/",
          ].map { "https://example.org/" + $0 }))
  }

  @Test
  func `Drafts, redirects and the error page stay out`() throws {
    var site = TestSite()
    site.entries = [
      Sample.article(1) { $0.isDraft = true }, Sample.article(2) { $0.aliases = [Route("/old/")] },
    ]
    let addresses = try sitemap(site).keys
    #expect(!addresses.contains { $0.contains("/old/") || $0.contains("/articles/1/") || $0.contains("404") })
  }

  @Test
  func `What is only there because of drafts stays out as well`() throws {
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

  @Test
  func `The last change of a page is that of what it shows, or not stated`() throws {
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

  @Test
  func `A pinned entry and a changed profile count where they are shown`() throws {
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

  @Test
  func `Answers change the page that shows them, and no wall`() throws {
    var site = TestSite()
    site.entries = [
      Sample.article(1) {
        $0.responses = [
          EntryResponse(form: .reply, author: "Kip", authorURL: nil, url: nil, date: Sample.day(100), text: "Yes."),
          EntryResponse(form: .like, author: "Mei", authorURL: nil, url: nil, date: nil, text: ""),
        ]
      }
    ]
    let dates = try sitemap(site)
    #expect(dates["https://example.org/articles/1/"] == "2020-04-10")
    #expect(dates["https://example.org/articles/"] == "2020-01-02")
    #expect(dates["https://example.org/"] == "2020-01-02")
  }

  @Test
  func `A moment is written with its offset`() throws {
    var site = TestSite()
    site.entries = [
      Sample.article(1) {
        $0.date = FeedDate(day: CalendarDay(daysSinceEpoch: 18_262), secondOfDay: 72_000, utcOffset: 28_800)
      }
    ]
    #expect(try sitemap(site)["https://example.org/articles/1/"] == "2020-01-01T20:00:00+08:00")
  }

  @Test
  func `A site with more pages than a file may list gets an index`() throws {
    var sitemap = Sitemap()
    for number in 0..<7 { sitemap.add(Route("/\(number)/"), lastChanged: Sample.day(number)) }
    let parts = sitemap.parts(limits: SitemapLimits(pages: 3, bytes: 100)) { _ in 1 }
    #expect(parts.map { $0.map(\.route.path) } == [["/0/", "/1/", "/2/"], ["/3/", "/4/", "/5/"], ["/6/"]])
    let file = SitemapFile(resolver: URLResolver(site: SiteURL("https://example.org/sub/") ?? .localhost))
    let page = Sitemap.Page(route: Route("/sitemap-1.xml"), lastChanged: Sample.day(2))
    let index = try XMLTree(String(decoding: file.bytes(ofIndex: [page]), as: UTF8.self))
    #expect(index.name == "sitemapindex")
    #expect(index.first("sitemap")?.first("loc")?.text == "https://example.org/sub/sitemap-1.xml")
    #expect(index.first("sitemap")?.first("lastmod")?.text == "2020-01-03")
  }

  @Test
  func `A file ends where it would grow too large; one page has a file whatever its size`() {
    var sitemap = Sitemap()
    for number in 0..<5 { sitemap.add(Route("/\(number)/")) }
    let sizes = [40, 40, 40, 500, 10]
    let parts = sitemap.parts(limits: SitemapLimits(pages: 100, bytes: 100)) { page in
      sizes[Int(page.route.path.filter(\.isNumber)) ?? 0]
    }
    #expect(parts.map(\.count) == [2, 1, 1, 1])
  }

  @Test
  func `No page takes more room than the file was given`() throws {
    let file = SitemapFile(resolver: URLResolver(site: SiteURL("https://example.org/雨&/") ?? .localhost))
    for path in ["/", "/&&&&&&&&&/", "/雨雨雨雨雨雨/", "/a/"] {
      let page = Sitemap.Page(
        route: Route(path), lastChanged: FeedDate(secondsSinceEpoch: 0, utcOffset: 28_800),
        images: ["https://example.org/&&&&&&.png", "https://example.org/a.png"],
        translations: [Translation(language: "zh-Hant", title: "", route: Route(path), isDefault: true)])
      let frame = file.bytes(of: []).count
      #expect(file.bytes(of: [page]).count - frame - 120 <= file.size(of: page), "\(path)")
    }
  }

  @Test
  func `A site of more pages than the limit gets an index and files that hold each page once`() throws {
    var site = TestSite()
    site.pages = (1...7).map { Sample.page("\($0)", route: "/p/\($0)/", updated: Sample.day($0)) }
    site.sitemapLimits = SitemapLimits(pages: 3, bytes: 1_000_000)
    let assembled = try site.assemble()
    let index = try XMLTree(try #require(assembled.text("/sitemap.xml")))
    let files = index.all("sitemap").compactMap { $0.first("loc")?.text }
    #expect(files == (1...3).map { "https://example.org/sitemap-\($0).xml" })
    let pages = try (1...3).flatMap { number in
      let part = try XMLTree(try #require(assembled.text("/sitemap-\(number).xml")))
      return part.all("url").compactMap { $0.first("loc")?.text }
    }
    #expect(pages == ["https://example.org/"] + (1...7).map { "https://example.org/p/\($0)/" })
    #expect(index.all("sitemap").last?.first("lastmod")?.text == "2020-01-08")
  }

  @Test
  func `50,000 pages stand in one file, one more makes it two`() throws {
    var site = TestSite()
    // The home page is one more.
    site.pages = (1...49_999).map { Sample.page("p", route: "/p/\($0)/", text: "") }
    let text = try #require(try site.assemble().text("/sitemap.xml"))
    #expect(text.contains("<urlset") && text.ranges(of: "<url>").count == 50_000)
    site.pages.append(Sample.page("p", route: "/p/50000/", text: ""))
    let assembled = try site.assemble()
    #expect(assembled.text("/sitemap.xml")?.contains("<sitemapindex") == true)
    #expect(assembled.text("/sitemap-1.xml")?.ranges(of: "<url>").count == 50_000)
    #expect(assembled.text("/sitemap-2.xml")?.ranges(of: "<url>").count == 1)
    #expect(assembled.text("/sitemap-1.xml").map { $0.utf8.count < 52_428_800 } == true)
    #expect(!assembled.paths.contains("/sitemap-3.xml"))
  }

  @Test
  func `The pictures of a page stand with it: covers, portraits and those in the text, each once, our own only`() throws
  {
    var site = TestSite()
    let photo = { (path: String) in
      Photo(file: MediaFile(source: .published(Route(path)), mimeType: "image/png"), alt: "")
    }
    site.entries = [
      Sample.article(1) { entry in
        entry.cover = photo("/a & b.png")
        entry.body = Sample.body(
          "![](/articles/1/in.png) ![](https://example.org/a%20&%20b.png) ![](https://other.example/x.png) [l](/y.png)")
      },
      Sample.note(2),
    ]
    site.people = [
      PersonFeedViewObject(
        entry: Sample.person("Kip", route: "/people/kip/").entry, name: "Kip", avatar: photo("/people/kip.png"))
    ]
    let document = try XMLTree(try #require(try site.assemble().text("/sitemap.xml")))
    let images = Dictionary(
      uniqueKeysWithValues: document.all("url").map { url in
        (url.first("loc")?.text ?? "", url.all("image:image").compactMap { $0.first("image:loc")?.text })
      })
    #expect(
      images["https://example.org/articles/1/"]
        == ["https://example.org/a%20&%20b.png", "https://example.org/articles/1/in.png"])
    #expect(images["https://example.org/people/kip/"] == ["https://example.org/people/kip.png"])
    #expect(images["https://example.org/notes/2/"] == [] && images["https://example.org/"] == [])
  }

  @Test
  func `A page that can be read in several languages names all of them, its own included`() throws {
    var site = TestSite()
    let translations = [
      Translation(language: "en", title: "One", route: Route("/articles/1/"), isDefault: true),
      Translation(language: "zh-Hant", title: "一", route: Route("/articles/一/"), isDefault: false),
    ]
    site.entries = [Sample.article(1) { $0.translations = translations }, Sample.article(2)]
    let document = try XMLTree(try #require(try site.assemble().text("/sitemap.xml")))
    let links = Dictionary(
      uniqueKeysWithValues: document.all("url").map { url in
        (
          url.first("loc")?.text ?? "",
          url.all("xhtml:link").map { "\($0.attributes["hreflang"] ?? "") \($0.attributes["href"] ?? "")" }
        )
      })
    #expect(
      links["https://example.org/articles/1/"] == [
        "en https://example.org/articles/1/", "x-default https://example.org/articles/1/",
        "zh-Hant https://example.org/articles/%E4%B8%80/",
      ])
    #expect(links["https://example.org/articles/2/"] == [])
  }

  @Test
  func `Robots.txt names the sitemap, under any base path`() throws {
    var site = TestSite()
    site.site.url = SiteURL("https://example.org/sub/") ?? .localhost
    #expect(
      try site.assemble().text("/robots.txt")
        == "User-agent: *\nAllow: /\n\nSitemap: https://example.org/sub/sitemap.xml\n")
  }

  @Test
  func `A site's own robots.txt and 404.html count`() throws {
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
