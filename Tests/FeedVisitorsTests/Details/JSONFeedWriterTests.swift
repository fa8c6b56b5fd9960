import FeedModel
import Foundation
import Testing

@testable import FeedVisitors

@Suite struct JSONFeedWriterTests {
  private func feed(
    _ objects: [any FeedViewObject], _ change: (inout FeedChannel) -> Void = { _ in }
  ) throws -> [String: Any] {
    let site = TestSite(environment: try TestTheme.environment())
    let feed = site.channel(objects, at: "feed.json") { feed in
      feed.description = nil
      feed.hint = "A feed"
      feed.author = FeedAuthor(name: "Ann")
      change(&feed)
    }
    let value = try JSONSerialization.jsonObject(with: Data(JSONFeedWriter().write(feed)))
    return try #require(value as? [String: Any])
  }

  @Test func `A feed says what it is and what belongs to it`() throws {
    let feed = try feed([]) { feed in
      feed.hub = "https://hub.example/"
      feed.previousArchive = "https://example.com/sub/feed/3.json"
    }
    #expect(feed["version"] as? String == "https://jsonfeed.org/version/1.1")
    #expect(feed["feed_url"] as? String == "https://example.com/sub/feed.json")
    #expect(feed["home_page_url"] as? String == "https://example.com/sub/")
    #expect(feed["next_url"] as? String == "https://example.com/sub/feed/3.json")
    #expect(feed["hubs"] as? [[String: String]] == [["type": "WebSub", "url": "https://hub.example/"]])
    #expect(feed["authors"] as? [[String: String]] == [["name": "Ann"]])
    #expect((feed["items"] as? [Any])?.isEmpty == true)
    #expect(feed["description"] == nil)
  }

  @Test func `Items of all kinds carry what the format asks for`() throws {
    for samples in [KindSamples.plain, .hostile] {
      let items = try #require(try feed(samples.all)["items"] as? [[String: Any]])
      #expect(items.count == samples.all.count)
      for item in items {
        #expect(item["id"] is String && item["url"] is String && item["content_html"] is String)
        #expect(item["title"] == nil || (item["title"] as? String)?.isEmpty == false)
      }
    }
  }

  @Test func `An item says all that is known of its entry`() throws {
    let items = try #require(try feed([KindSamples.plain.song])["items"] as? [[String: Any]])
    let item = try #require(items.first)
    #expect(item["id"] as? String == "urn:uuid:0f4e7c1a-9d2b-5c3d-8e4f-a1b2c3d4e5f6")
    #expect(item["title"] as? String == "Rain" && item["summary"] as? String == "Summary.")
    #expect(item["image"] as? String == "https://example.com/sub/media/cover.jpg")
    #expect(item["date_published"] as? String == "2025-04-09T20:00:00+08:00")
    #expect(item["date_modified"] as? String == "2025-04-10T23:46:40+08:00")
    #expect(item["tags"] as? [String] == ["Dream Pop"])
    #expect(item["language"] as? String == "en-GB")
    #expect((item["attachments"] as? [[String: Any]])?.first?["duration_in_seconds"] as? Int == 225)
  }

  @Test func `A link and a quote name the page that they are about, and only what has a title states one`() throws {
    let samples = KindSamples.plain
    let feed = try feed([samples.note, samples.link, samples.quote])
    let items = try #require(feed["items"] as? [[String: Any]])
    #expect(
      items.map { $0["external_url"] as? String } == [nil, samples.text.url("umbrellas"), samples.text.url("it-rains")])
    #expect(items.map { $0["title"] as? String } == [nil, "Umbrellas", nil])
  }

  @Test func `An attachment has its type and size`() throws {
    let items = try #require(try feed([KindSamples.plain.song])["items"] as? [[String: Any]])
    let attachment = try #require((items.first?["attachments"] as? [[String: Any]])?.first)
    #expect(attachment["mime_type"] as? String == "audio/mpeg")
    #expect(attachment["size_in_bytes"] as? Int == 98765)
    #expect(attachment["url"] as? String == "https://example.com/sub/media/rain.mp3")
  }
}
