import FeedModel
import Foundation
import TestSupport
import Testing

@testable import FeedSite

@Suite("Archives of feeds")
struct FeedArchiveTests {
  private func site(_ count: Int, limit: Int, archives: FeedSettings.Archives = .all) throws -> AssembledSite {
    var site = TestSite()
    site.site.feeds = FeedSettings(limit: limit, archives: archives, hub: "https://hub.example/")
    site.entries = (0..<count).map { number in
      Sample.article(number) { $0.tags = [Tag(name: "Rain")].compactMap(\.self) }
    }
    return try site.assemble()
  }

  private func path(_ url: String) -> String { String(url.dropFirst("https://example.org".count)) }

  private func document(_ site: AssembledSite, _ path: String) throws -> XMLTree {
    try XMLTree(try #require(site.text(path)))
  }

  /// The guids of a feed and of all archives that it leads to.
  private func rss(_ site: AssembledSite, _ path: String) throws -> [String] {
    let channel = try #require(try document(site, path).first("channel"))
    let guids = channel.all("item").compactMap { $0.first("guid")?.text }
    let previous = channel.all("atom:link").first { $0.attributes["rel"] == "prev-archive" }?.attributes["href"]
    return try guids + (previous.map { try rss(site, self.path($0)) } ?? [])
  }

  private func atom(_ site: AssembledSite, _ path: String) throws -> [String] {
    let feed = try document(site, path)
    let ids = feed.all("entry").compactMap { $0.first("id")?.text }
    let previous = feed.all("link").first { $0.attributes["rel"] == "prev-archive" }?.attributes["href"]
    return try ids + (previous.map { try atom(site, self.path($0)) } ?? [])
  }

  private func json(_ site: AssembledSite, _ path: String) throws -> [String] {
    let text = try #require(site.text(path))
    let feed = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let ids = try #require(feed["items"] as? [[String: Any]]).compactMap { $0["id"] as? String }
    return try ids + ((feed["next_url"] as? String).map { try json(site, self.path($0)) } ?? [])
  }

  @Test(arguments: [0, 1, 2, 3, 4, 5, 6, 7, 10])
  func `Every entry is reached from every feed, in every format`(count: Int) throws {
    let site = try site(count, limit: 3)
    let all = Set((0..<count).map { FeedUUID.namespace(ofSiteID: "article-\($0)").urn })
    for wall in count == 0 ? ["/"] : ["/", "/articles/", "/tags/rain/"] {
      #expect(try Set(rss(site, wall + "feed.xml")) == all)
      #expect(try Set(atom(site, wall + "atom.xml")) == all)
      #expect(try Set(json(site, wall + "feed.json")) == all)
    }
    let archives = site.paths.filter { $0.hasPrefix("/feed/") && $0.hasSuffix(".xml") }
    #expect(archives.count == max(0, count - 1) / 3)
  }

  @Test(arguments: [1, 2, 5])
  func `An archive keeps its entries, and never changes once there is one after it`(limit: Int) throws {
    let isArchive = { (path: String) in path.contains("/feed/") || path.contains("/atom/") }
    var before: [String: String] = [:]
    for count in 1...limit * 4 {
      let after = try site(count, limit: limit).texts(where: isArchive)
      for (path, text) in before where !path.hasSuffix(".xml") || text.contains("next-archive") {
        #expect(after[path] == text, "\(path) with \(count)")
      }
      for (path, text) in before where path.hasSuffix(".xml") {
        #expect(try after[path].map(identifiers) == identifiers(of: text), "\(path) with \(count)")
      }
      before = after
    }
    #expect(before.count == 3 * 3 * 3)
  }

  private func identifiers(of text: String) throws -> [String] {
    let document = try XMLTree(text)
    let items = (document.first("channel")?.all("item") ?? []) + document.all("entry")
    return try items.map { try #require($0.first("guid") ?? $0.first("id")).text }
  }

  @Test
  func `Archives lead to the feed and to one another, and all but the newest are marked as complete`() throws {
    let site = try site(7, limit: 3)
    let links = { (path: String) throws in
      let channel = try #require(try document(site, path).first("channel"))
      let links = channel.all("atom:link").map { ($0.attributes["rel"] ?? "", $0.attributes["href"] ?? "") }
      return (Dictionary(uniqueKeysWithValues: links), channel.first("fh:archive") != nil)
    }
    let feed = try links("/feed.xml")
    #expect(
      feed.0 == [
        "self": "https://example.org/feed.xml", "prev-archive": "https://example.org/feed/2.xml",
        "hub": "https://hub.example/",
      ])
    #expect(!feed.1)
    let newest = try links("/feed/2.xml")
    #expect(
      newest.0 == [
        "self": "https://example.org/feed/2.xml", "prev-archive": "https://example.org/feed/1.xml",
        "current": "https://example.org/feed.xml",
      ])
    #expect(!newest.1)
    let oldest = try links("/feed/1.xml")
    #expect(
      oldest.0 == [
        "self": "https://example.org/feed/1.xml", "next-archive": "https://example.org/feed/2.xml",
        "current": "https://example.org/feed.xml",
      ])
    #expect(oldest.1)
  }

  @Test
  func `A feed and its archives have one id in Atom, other feeds have others, and no address is part of it`() throws {
    let id = { (site: AssembledSite, path: String) throws in
      try document(site, path).first("id")?.text ?? ""
    }
    let site = try site(7, limit: 3)
    #expect(try id(site, "/atom.xml") == id(site, "/atom/1.xml"))
    #expect(try Set(["/", "/articles/", "/tags/rain/"].map { try id(site, $0 + "atom.xml") }).count == 3)
    var moved = TestSite()
    moved.site.url = SiteURL("http://elsewhere.example/sub/") ?? .localhost
    #expect(try id(moved.assemble(), "/atom.xml") == id(site, "/atom.xml"))
    #expect(try id(site, "/atom.xml").hasPrefix("urn:uuid:"))
  }

  @Test
  func `A site says which walls have archives`() throws {
    let archives = { (site: AssembledSite) in site.paths.filter { $0.contains("/feed/") || $0.contains("/atom/") } }
    #expect(try archives(site(7, limit: 3, archives: .none)) == [])
    #expect(
      try archives(site(4, limit: 3, archives: .site)) == ["/atom/1.xml", "/feed/1.json", "/feed/1.xml"])
  }
}
