import Foundation
import TestSupport
import Testing

@Suite("Every feed and calendar can be read")
struct FeedParsingTests {
  @Test
  func `Every feed is well-formed, names its own address and holds only items with an identity and absolute links`()
    async throws
  {
    let output = try await GoldenSite.output.value
    var count = 0
    for path in output.paths where isFeed(path) {
      count += 1
      let facts = path.hasSuffix(".json") ? try json(output.text(path)) : try xml(output.text(path))
      #expect(facts.own.flatMap { SiteAddress($0, on: "index.html", site: "https://example.org/")?.file } == path)
      #expect(Set(facts.ids).count == facts.ids.count, "\(path)")
      #expect(facts.ids.allSatisfy { $0.hasPrefix("urn:uuid:") }, "\(path)")
      #expect(facts.links.count == facts.ids.count, "\(path)")
      for link in facts.links {
        let file = SiteAddress(link, on: "index.html", site: "https://example.org/")?.file
        #expect(file.map { output[$0] != nil } == true, "\(link) in \(path)")
      }
    }
    #expect(count > 60)
  }

  @Test
  func `The formats of a feed hold the same items in the same order`() async throws {
    let output = try await GoldenSite.output.value
    for path in output.paths where path.hasSuffix("feed.xml") {
      let folder = path.dropLast("feed.xml".count)
      let rss = try xml(output.text(path))
      // Podcasts come in RSS alone.
      guard output[folder + "atom.xml"] != nil else {
        #expect(output.text(path).contains("<podcast:guid>"), "\(path)")
        continue
      }
      #expect(try xml(output.text(folder + "atom.xml")).ids == rss.ids, "\(path)")
      #expect(try json(output.text(folder + "feed.json")).ids == rss.ids, "\(path)")
    }
  }

  @Test
  func `Every calendar is strictly valid, and that of all events holds each`() async throws {
    let output = try await GoldenSite.output.value
    let paths = output.paths(withExtension: "ics")
    let all = try CalendarReader(Array(try #require(output["calendar.ics"])))
    for path in paths {
      let calendar = try CalendarReader(Array(try #require(output[path])))
      #expect(calendar.problems == [], "\(path)")
      // The days of the year are a calendar of their own.
      #expect(Set(calendar.uids).isSubset(of: all.uids) == (path != "on-this-day/calendar.ics"), "\(path)")
    }
    // Each event has a file of its own beside the page that says it.
    let files = paths.filter { !$0.hasSuffix("calendar.ics") }
    #expect(all.uids.count == files.count && files.count > 1)
  }

  private func isFeed(_ path: String) -> Bool {
    path.hasSuffix(".json") && path.contains("feed") || path.hasSuffix(".xml") && !path.contains("sitemap")
  }

  private struct Facts {
    var own: String?
    var ids: [String]
    var links: [String]
  }

  private func xml(_ text: String) throws -> Facts {
    let root = try XMLTree(text)
    guard root.name == "rss" else {
      let isOwn = { (link: XMLTree) in link.attributes["rel"] == "self" }
      let entries = root.all("entry")
      return Facts(
        own: root.all("link").first(where: isOwn)?.attributes["href"], ids: entries.compactMap { $0.first("id")?.text },
        links: entries.compactMap { entry in
          entry.all("link").first { $0.attributes["rel"] == "alternate" }?.attributes["href"]
        })
    }
    let channel = try #require(root.first("channel"))
    let items = channel.all("item")
    return Facts(
      own: channel.all("atom:link").first { $0.attributes["rel"] == "self" }?.attributes["href"],
      ids: items.compactMap { $0.first("guid")?.text }, links: items.compactMap { $0.first("link")?.text })
  }

  private func json(_ text: String) throws -> Facts {
    let feed = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let items = try #require(feed["items"] as? [[String: Any]])
    return Facts(
      own: feed["feed_url"] as? String, ids: items.compactMap { $0["id"] as? String },
      links: items.compactMap { $0["url"] as? String })
  }
}
