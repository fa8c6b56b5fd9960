import FeedModel
import Foundation
import Testing

@testable import FeedSite

/// What pages say of themselves to machines.
@Suite("Heads")
struct HeadTests {
  private func site() -> TestSite {
    var site = TestSite(perPage: 2)
    site.site.url = SiteURL("https://example.org/sub/") ?? .localhost
    site.site.author = PersonReference(name: "Ann", route: Route("/people/ann/"))
    site.people = [
      Sample.person(
        "Ann", route: "/people/ann/", links: [ExternalLink(name: "Social", url: "https://social.example/@ann")])
    ]
    site.entries = (1...5).map { number in
      Sample.article(number) { entry in
        entry.tags = [Tag(name: "Rain")].compactMap(\.self)
        entry.authors = [PersonReference(name: "Ann", route: Route("/people/ann/"))]
      }
    }
    site.pages = [Sample.page("about", route: "/about/")]
    return site
  }

  /// The types of the things of a page, with those of the things that the page is about.
  private func types(_ path: String, in site: AssembledSite) throws -> [String] {
    let json = try #require(site.values("data", on: path).first)
    let text = json.replacing(/<\/?script[^>]*>/, with: "")
    let document = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(document["@context"] as? String == "https://schema.org")
    let graph = try #require(document["@graph"] as? [[String: Any]])
    return graph.map { thing in
      let subject = (thing["mainEntity"] as? [String: Any])?["@type"] as? String
      return [thing["@type"] as? String, subject].compactMap(\.self).joined(separator: " of ")
    }
  }

  @Test
  func `Every page says what it is`() throws {
    let assembled = try site().assemble()
    #expect(try types("/", in: assembled) == ["WebSite", "CollectionPage of ItemList"])
    #expect(try types("/page/1/", in: assembled) == ["CollectionPage of ItemList", "BreadcrumbList"])
    #expect(try types("/articles/", in: assembled) == ["CollectionPage of ItemList", "BreadcrumbList"])
    #expect(try types("/articles/5/", in: assembled) == ["BlogPosting", "BreadcrumbList"])
    #expect(try types("/people/", in: assembled) == ["CollectionPage of ItemList", "BreadcrumbList"])
    #expect(try types("/people/ann/", in: assembled) == ["ProfilePage of Person", "BreadcrumbList"])
    #expect(try types("/tags/", in: assembled) == ["CollectionPage of ItemList", "BreadcrumbList"])
    #expect(try types("/tags/rain/", in: assembled) == ["CollectionPage of ItemList", "BreadcrumbList"])
    #expect(try types("/about/", in: assembled) == ["WebPage", "BreadcrumbList"])
  }

  @Test
  func `The site names its author with all profiles`() throws {
    let data = try #require(try site().assemble().values("data", on: "/").first)
    #expect(
      data.contains(
        #""author":{"@type":"Person","name":"Ann","url":"https://example.org/sub/people/ann/","#
          + #""sameAs":["https://social.example/@ann"]}"#))
  }

  @Test(
    arguments: [
      ("/", []),
      ("/page/1/", ["/sub/ Site", "/sub/page/1/ archivePage current"]),
      ("/articles/", ["/sub/ Site", "/sub/articles/ kind.article.plural current"]),
      (
        "/articles/page/1/",
        [
          "/sub/ Site", "/sub/articles/ kind.article.plural",
          "/sub/articles/page/1/ archivePage · kind.article.plural current",
        ]
      ),
      (
        "/articles/5/",
        ["/sub/ Site", "/sub/articles/ kind.article.plural", "/sub/articles/5/ article 5 current"]
      ),
      ("/tags/", ["/sub/ Site", "/sub/tags/ tags current"]),
      ("/tags/rain/", ["/sub/ Site", "/sub/tags/ tags", "/sub/tags/rain/ Rain current"]),
      ("/people/ann/", ["/sub/ Site", "/sub/people/ kind.person.plural", "/sub/people/ann/ Ann current"]),
      ("/about/", ["/sub/ Site", "/sub/about/ about current"]),
    ])
  func `Every page but the home page shows the way to it`(path: String, crumbs: [String]) throws {
    #expect(try site().assemble().values("crumb", on: path) == crumbs)
  }

  @Test
  func `Translations link to each other, and one of them suits everybody else`() throws {
    let translations = [
      Translation(language: "en", title: "Rain", route: Route("/articles/1/"), isDefault: true),
      Translation(language: "ja", title: "雨", route: Route("/articles/2/"), isDefault: false),
    ]
    var site = TestSite()
    site.entries = [
      Sample.article(1) { $0.translations = translations },
      Sample.article(2) { entry in
        entry.language = "ja"
        entry.translations = translations
      }, Sample.article(3),
    ]
    let assembled = try site.assemble()
    #expect(
      assembled.values("translation", on: "/articles/1/") == [
        "en https://example.org/articles/1/ default current", "ja https://example.org/articles/2/",
      ])
    #expect(
      assembled.values("translation", on: "/articles/2/") == [
        "en https://example.org/articles/1/ default", "ja https://example.org/articles/2/ current",
      ])
    #expect(assembled.values("translation", on: "/articles/3/") == [])
    #expect(assembled.text("/articles/2/")?.contains("og:locale:alternate\" content=\"en_US\"") == true)
  }

  @Test
  func `An entry without words is described by the sentence that shares it`() throws {
    var site = TestSite()
    site.entries = [Sample.article(1), Sample.note(2)]
    let assembled = try site.assemble()
    #expect(assembled.values("description", on: "/notes/2/") == ["note 2"])
    #expect(assembled.values("description", on: "/articles/1/").first?.hasPrefix("share.article") == true)
  }

  @Test
  func `The error page stands at any address, so that it says nothing of itself`() throws {
    let text = try site().assemble().text("/404.html")
    #expect(text?.contains("og:") == false)
    #expect(text?.contains("schema.org") == false)
  }
}
