import FeedModel
import TestSupport
import Testing

@testable import FeedSite

@Suite("RSS feeds of walls")
struct FeedTests {
  private func channel(_ site: TestSite, _ path: String) throws -> XMLTree {
    let document = try XMLTree(try #require(try site.assemble().text(path)))
    return try #require(document.first("channel"))
  }

  @Test
  func `A feed holds the newest entries of its wall, as many as the site says`() throws {
    var site = TestSite(perPage: 2)
    site.site.feeds = FeedSettings(limit: 3)
    site.entries = (1...9).map { Sample.article($0) } + [Sample.note(10)]
    #expect(
      try channel(site, "/feed.xml").all("item").compactMap { $0.first("link")?.text } == [
        "https://example.org/notes/10/", "https://example.org/articles/9/", "https://example.org/articles/8/",
      ])
    #expect(try channel(site, "/articles/feed.xml").all("item").count == 3)
    #expect(try channel(site, "/notes/feed.xml").all("item").count == 1)
  }

  @Test
  func `A channel names its wall, its own address and its newest change`() throws {
    var site = TestSite()
    site.site.url = SiteURL("https://example.org/sub/") ?? .localhost
    site.site.language = "zh-Hant"
    site.entries = [
      Sample.article(1) {
        $0.updated = Sample.day(9); $0.tags = [Tag(name: "<雨>")].compactMap(\.self)
      }, Sample.note(2),
    ]
    let channel = try channel(site, "/tags/雨/feed.xml")
    #expect(channel.first("title")?.text == "Site · <雨>")
    #expect(channel.first("link")?.text == "https://example.org/sub/tags/%E9%9B%A8/")
    #expect(channel.first("atom:link")?.attributes["href"] == "https://example.org/sub/tags/%E9%9B%A8/feed.xml")
    #expect(channel.first("language")?.text == "zh-Hant")
    #expect(channel.first("lastBuildDate")?.text == "Fri, 10 Jan 2020 00:00:00 +0000")
  }

  @Test
  func `Drafts that a preview shows carry the same identity as later`() throws {
    var site = TestSite()
    site.entries = [Sample.article(1) { $0.isDraft = true }]
    let item = try channel(site, "/feed.xml").first("item")
    #expect(item?.first("guid")?.text == FeedUUID.namespace(ofSiteID: "article-1").urn)
    #expect(item?.first("guid")?.attributes["isPermaLink"] == "false")
  }

  @Test
  func `A guid of another publisher is published as it stands`() throws {
    var site = TestSite()
    site.entries = [
      Sample.article(1) {
        $0.identity = EntryIdentity(
          uuid: .namespace(ofSiteID: "1"), contentPath: "1.md", statedGUID: "https://old.example/?p=1&x")
      }
    ]
    let item = try channel(site, "/feed.xml").first("item")
    #expect(item?.first("guid")?.text == "https://old.example/?p=1&x")
    let json = try #require(try site.assemble().text("/feed.json"))
    #expect(json.contains(#""id": "https://old.example/?p=1&x""#))
  }
}
