import FeedModel
import TestSupport
import Testing

@testable import FeedSite

@Suite("The home page")
struct HomeTests {
  @Test
  func `Pinned entries come first on the home page, the newest first, wherever they are from`() throws {
    var site = TestSite(perPage: 2)
    site.entries = (1...6).map { number in Sample.article(number) { $0.isPinned = [2, 5].contains(number) } }
    let assembled = try site.assemble()
    #expect(assembled.cards("/") == ["article 5", "article 2", "article 6"])
    #expect(assembled.cards("/page/1/") == ["article 2", "article 1"])
    #expect(assembled.cards("/articles/") == ["article 6", "article 5"])
  }

  @Test
  func `A site without entries has a home page, a feed and a sitemap`() throws {
    let assembled = try TestSite().assemble()
    #expect(assembled.words.isEmpty)
    #expect(
      Set(assembled.paths) == [
        "/", "/feed.xml", "/atom.xml", "/feed.json", "/sitemap.xml", "/robots.txt", "/404.html", "/assets/test.css",
      ])
    #expect(try XMLTree(try #require(assembled.text("/feed.xml"))).first("channel")?.all("item").isEmpty == true)
  }

  @Test
  func `The home page has the title of the site and names its author's other profiles`() throws {
    var site = TestSite()
    site.people = [
      Sample.person(
        "Kip", route: "/people/kip/", links: [ExternalLink(name: "Elsewhere", url: "https://kip.example/")])
    ]
    site.entries = [Sample.article(1)]
    site.site.author = PersonReference(name: "Kip", route: Route("/people/kip/"))
    let assembled = try site.assemble()
    #expect(assembled.values("title", on: "/") == ["Site"])
    #expect(assembled.values("me", on: "/") == ["https://kip.example/"])
    #expect(assembled.values("me", on: "/articles/1/") == [])
  }
}
