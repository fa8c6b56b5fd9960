import FeedDiagnostics
import FeedMarkdown
import FeedModel
import Testing

@testable import FeedSite

@Suite("Pages")
struct PageTests {
  @Test
  func `The theme of these tests has nothing wrong with it`() {
    #expect(TestTheme.problems(for: Site(title: "Site")) == [])
  }

  @Test
  func `A page is in the language of its entry, and the frame around it runs as that of the site`() throws {
    var site = TestSite()
    site.site.language = "zh-Hant"
    site.entries = [Sample.article(1) { $0.language = "ar" }, Sample.article(2) { $0.language = "ja" }, Sample.note(3)]
    site.pages = [Sample.page("about", route: "/about/", language: "he")]
    let assembled = try site.assemble()
    func facts(_ path: String) -> [String] {
      assembled.values("language", on: path) + assembled.values("direction", on: path)
    }
    #expect(facts("/articles/1/") == ["ar", "ltr"])
    #expect(facts("/articles/2/") == ["ja", "ltr"])
    #expect(facts("/notes/3/") == ["zh-Hant", "ltr"])
    #expect(facts("/about/") == ["he", "ltr"])
    #expect(facts("/") == ["zh-Hant", "ltr"])
  }

  @Test
  func `Parts of a page that are written from right to left say so`() throws {
    var site = TestSite()
    site.pages = [
      Sample.page("a", route: "/a/"), Sample.page("גשם", route: "/b/"), Sample.page("c", route: "/c/", text: "גשם"),
      Sample.page("גשם", route: "/d/", text: "גשם", language: "he"), Sample.page("e", route: "/e/", language: "he"),
    ]
    let assembled = try site.assemble()
    let directions = ["a", "b", "c", "d", "e"].map { assembled.values("directions", on: "/\($0)/") }
    #expect(directions == [["||"], ["|rtl|"], ["||rtl"], ["rtl||"], ["rtl|ltr|ltr"]])
  }

  @Test
  func `Links can lead to the headings of a page`() throws {
    var site = TestSite()
    site.pages = [Sample.page("guide", route: "/guide/", text: "# Set-up\n\nSee [below](#the-loop).\n\n## The loop")]
    let text = try #require(try site.assemble().text("/guide/"))
    #expect(text.contains(#"<h2 id="set-up">"#))
    #expect(text.contains(##"<a href="#the-loop">"##))
    #expect(text.contains(#"<h3 id="the-loop">"#))
  }

  @Test
  func `Search engines are asked to leave out drafts, unlisted pages and the error page, nothing else`() throws {
    var site = TestSite()
    site.entries = [Sample.article(1) { $0.isDraft = true }, Sample.article(2)]
    let hidden = MarkdownParser().parse("Words.", at: SourceLocation(file: "x.md")).body
    site.pages = [
      Sample.page("about", route: "/about/"),
      Page(title: "X", route: Route("/x/"), body: hidden, isUnlisted: true, location: SourceLocation(file: "x.md")),
    ]
    let assembled = try site.assemble()
    let pages = assembled.paths.filter { assembled.text($0)?.contains("hidden: yes") == true }
    #expect(pages == ["/404.html", "/articles/1/", "/x/"])
    let sitemap = try #require(assembled.text("/sitemap.xml"))
    #expect(sitemap.contains("/about/") && !sitemap.contains("/x/"))
  }

  @Test
  func `A page offers the feed of its own wall first, and that of the site`() throws {
    var site = TestSite(perPage: 1)
    site.people = [Sample.person("Kip", route: "/people/kip/")]
    site.pages = [Sample.page("about", route: "/about/")]
    site.entries = (1...2).map { number in Sample.article(number) { $0.tags = [Tag(name: "Rain")].compactMap(\.self) } }
    site.site.url = SiteURL("https://example.org/sub/") ?? .localhost
    site.site.feeds = FeedSettings(formats: [.rss])
    let assembled = try site.assemble()
    let all = "/sub/feed.xml Site"
    #expect(assembled.values("feed", on: "/") == [all])
    #expect(assembled.values("feed", on: "/page/1/") == [all])
    #expect(assembled.values("feed", on: "/about/") == [all])
    #expect(assembled.values("feed", on: "/404.html") == [all])
    let articles = "/sub/articles/feed.xml feedOf kind.article.plural"
    #expect(assembled.values("feed", on: "/articles/") == [articles, all])
    #expect(assembled.values("feed", on: "/articles/1/") == [articles, all])
    #expect(assembled.values("feed", on: "/tags/rain/page/1/") == ["/sub/tags/rain/feed.xml feedOf Rain", all])
    #expect(assembled.values("feed", on: "/people/kip/") == ["/sub/people/kip/feed.xml feedOf Kip", all])
  }

  @Test
  func `Every feed that a page offers is there`() throws {
    var site = TestSite(perPage: 1)
    site.people = [Sample.person("Kip", route: "/people/kip/")]
    site.entries = [Sample.article(1), Sample.note(2) { $0.tags = [Tag(name: "雨")].compactMap(\.self) }]
    let assembled = try site.assemble()
    let encoded = Set(assembled.paths.map { URLResolver(site: .localhost).path(to: Route($0)) })
    let feeds: [String] = assembled.paths.flatMap { path in assembled.values("feed", on: path) }
    let offered = Set(feeds.map { feed in feed.prefix { $0 != " " } })
    #expect(offered.contains("/feed.xml") && offered.contains("/people/kip/feed.json"))
    #expect(offered.filter { !encoded.contains(String($0)) } == [])
  }

  @Test
  func `An entry leads to the entries before and after it`() throws {
    var site = TestSite()
    site.entries = [Sample.article(1), Sample.note(2), Sample.article(3)]
    let assembled = try site.assemble()
    #expect(assembled.values("newer", on: "/notes/2/") == ["/articles/3/ article 3"])
    #expect(assembled.values("older", on: "/notes/2/") == ["/articles/1/ article 1"])
    #expect(assembled.values("prev", on: "/notes/2/") == ["/articles/3/"])
    #expect(assembled.values("next", on: "/notes/2/") == ["/articles/1/"])
    #expect(assembled.values("newer", on: "/articles/3/") == [])
    #expect(assembled.values("older", on: "/articles/1/") == [])
  }

  @Test
  func `The menu's addresses are those of the site, whatever its base path, and the current one is marked`() throws {
    var site = TestSite()
    site.site.url = SiteURL("https://example.org/sub/") ?? .localhost
    site.site.navigation = [
      NavigationItem(title: "About", url: "/about/"), NavigationItem(title: "Shop", url: "https://shop.example/a?b=c"),
    ]
    site.entries = [Sample.article(1)]
    site.pages = [Sample.page("about", route: "/about/")]
    let assembled = try site.assemble()
    #expect(assembled.values("menu", on: "/") == ["/sub/about/ About", "https://shop.example/a?b=c Shop"])
    #expect(assembled.values("kind", on: "/articles/") == ["/sub/articles/ kind.article.plural current"])
  }

  @Test
  func `Pages have canonical addresses; the error page, which stands at any address, has none`() throws {
    var site = TestSite(perPage: 1)
    site.entries = (1...2).map { Sample.article($0) }
    let assembled = try site.assemble()
    #expect(assembled.values("canonical", on: "/page/1/") == ["https://example.org/page/1/"])
    #expect(assembled.values("canonical", on: "/articles/2/") == ["https://example.org/articles/2/"])
    #expect(assembled.values("canonical", on: "/404.html") == [])
  }

  @Test
  func `Each item of the table is made the same way twice, and in the order in which it is written`() throws {
    var site = TestSite(perPage: 2)
    site.entries = (1...9).map { Sample.article($0) }
    let first = try site.assemble()
    site.entries.reverse()
    let second = try site.assemble()
    #expect(first.paths == second.paths)
    #expect(first.texts { _ in true } == second.texts { _ in true })
    #expect(first.table.items.map(\.stage) == first.table.items.map(\.stage).sorted())
  }
}
