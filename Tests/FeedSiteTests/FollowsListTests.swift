import FeedModel
import TestSupport
import Testing

@testable import FeedSite

@Suite("The list of the feeds of those who are followed")
struct FollowsListTests {
  private func follow(_ number: Int, _ followed: [PersonReference], updated: FeedDate? = nil) -> FollowFeedViewObject {
    FollowFeedViewObject(
      entry: Sample.entry(number, kind: .follow, route: "/follows/\(number)/") { $0.updated = updated },
      followers: [PersonReference(name: "Kip")], followed: followed)
  }

  private func person(
    _ name: String, feed: String?, role: String? = nil, links: [ExternalLink] = []
  ) -> PersonFeedViewObject {
    PersonFeedViewObject(
      entry: Sample.person(name, route: "/people/\(name)/").entry, name: name, role: role, links: links, feed: feed)
  }

  private func reference(_ name: String) -> PersonReference {
    PersonReference(name: name, route: Route("/people/\(name)/"))
  }

  private var site: TestSite {
    var site = TestSite()
    site.people = [
      person(
        "Tin", feed: "https://tin.example/feed?a=1&b=2", role: "Drums & \"bass\"",
        links: [
          ExternalLink(name: "Home", url: "https://tin.example/"),
          ExternalLink(name: "Else", url: "https://e.example/"),
        ]), person("Abe", feed: "https://abe.example/feed"), person("Nofeed", feed: nil),
      person("Unfollowed", feed: "https://unfollowed.example/feed"),
    ]
    site.entries = [
      follow(1, [reference("Tin"), PersonReference(name: "Elsewhere", url: "https://elsewhere.example/")]),
      follow(2, [reference("Abe"), reference("Nofeed")], updated: Sample.day(30)), follow(3, [reference("Tin")]),
      Sample.article(90),
    ]
    return site
  }

  private func list(of site: TestSite) throws -> XMLTree {
    try XMLTree(try #require(try site.assemble().text("/follows.opml")))
  }

  @Test
  func `It names everyone who is followed and has a feed, each once, by name`() throws {
    let document = try list(of: site)
    #expect(document.name == "opml" && document.attributes == ["version": "2.0"])
    let outlines = try #require(document.first("body")).all("outline").map(\.attributes)
    #expect(
      outlines == [
        [
          "type": "rss", "text": "Abe", "title": "Abe", "xmlUrl": "https://abe.example/feed",
          "htmlUrl": "https://example.org/people/Abe/",
        ],
        [
          "type": "rss", "text": "Tin", "title": "Tin", "description": "Drums & \"bass\"",
          "xmlUrl": "https://tin.example/feed?a=1&b=2", "htmlUrl": "https://tin.example/",
        ],
      ])
  }

  @Test
  func `Its head says whose it is and when the news it is made of last changed`() throws {
    var site = site
    var head = try #require(try list(of: site).first("head"))
    #expect(head.first("title")?.text == "Site · kind.follow.plural")
    #expect(head.first("dateModified")?.text == "Fri, 31 Jan 2020 00:00:00 +0000")
    #expect(head.first("ownerName")?.text == "Site")
    #expect(head.first("ownerId")?.text == "https://example.org/")
    site.site.author = PersonReference(name: "Kip", route: Route("/people/kip/"))
    head = try #require(try list(of: site).first("head"))
    #expect(head.first("ownerName")?.text == "Kip")
    #expect(head.first("ownerId")?.text == "https://example.org/people/kip/")
  }

  @Test
  func `The walls of follows and of people offer it`() throws {
    let assembled = try site.assemble()
    let lists = { (path: String) in assembled.values("feed", on: path).filter { $0.contains(".opml") } }
    #expect(lists("/follows/") == ["/follows.opml kind.follow.plural (OPML)"])
    #expect(lists("/people/") == ["/follows.opml kind.follow.plural (OPML)"])
    #expect(lists("/") == [] && lists("/articles/") == [] && lists("/people/Tin/") == [])
  }

  @Test
  func `Archives of the wall of follows do not offer it, so that it can come later without changing them`() throws {
    var site = site
    site.site.wall = WallSettings(perPage: 1)
    let archive = try #require(try site.assemble().text("/follows/page/1/"))
    #expect(!archive.contains("opml"))
  }

  @Test
  func `A site that follows nobody with a feed has none`() throws {
    var site = site
    site.entries = [follow(1, [reference("Nofeed")]), Sample.article(2)]
    let assembled = try site.assemble()
    #expect(!assembled.paths.contains("/follows.opml"))
    #expect(assembled.text("/people/")?.contains("opml") == false)
  }

  @Test
  func `A list that the site brings itself counts`() throws {
    var site = site
    site.addStaticFile("follows.opml")
    let assembled = try site.assemble()
    #expect(assembled.words == [])
    #expect(assembled.text("/follows.opml") == nil)
  }
}
