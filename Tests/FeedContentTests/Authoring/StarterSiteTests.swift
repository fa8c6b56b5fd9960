import FeedModel
import Testing

@testable import FeedContent

@Suite("The site to begin with")
struct StarterSiteTests {
  @Test(arguments: ["Wall", "Rain: \"live\" #1", "雨", "true"])
  func `It is read without a warning, whatever the title`(title: String) async {
    let site = StarterSite.files(
      title: title, id: "0f3c9e5e-1111-4222-8333-444455556666",
      timeZone: SiteTimeZone(identifier: "Asia/Taipei") ?? .utc, theme: "wall", now: TestSite.noon)
    let files = Dictionary(uniqueKeysWithValues: site.map { ($0.path, $0.bytes) })
    let content = await ContentLoader(
      files: .inMemory(files), displayName: "content", fallbackTitle: "Site", context: BuildContext(now: TestSite.noon)
    ).load()
    #expect(content.diagnostics == [])
    #expect(content.site.title == title)
    #expect(content.site.id == "0f3c9e5e-1111-4222-8333-444455556666")
    #expect(Set(content.feed.entries.map(\.entry.kind)) == [.text, .media, .song, .event, .quote, .article])
    #expect(content.feed.people.map(\.name) == ["Your Name"])
    #expect(content.feed.pages.count == 1)
    #expect(content.files.count == 3)
    #expect(content.unusedFiles == [])
    #expect(content.skipped == [])
  }

  @Test func `The song plays for as long as it says, and the show is still to come`() async throws {
    let site = StarterSite.files(title: "Wall", id: "wall", timeZone: .utc, theme: "wall", now: TestSite.noon)
    let files = Dictionary(uniqueKeysWithValues: site.map { ($0.path, $0.bytes) })
    let feed = await ContentLoader(
      files: .inMemory(files), displayName: "content", fallbackTitle: "Site", context: BuildContext(now: TestSite.noon)
    ).load().feed
    let song = try #require(feed.entries.compactMap { $0 as? SongFeedViewObject }.first)
    #expect(song.duration.map { (8..<11).contains($0.components.seconds) } == true)
    let event = try #require(feed.entries.compactMap { $0 as? EventFeedViewObject }.first)
    #expect(event.starts.secondsSinceEpoch > TestSite.noon)
  }

  @Test func `An empty one has settings alone`() async {
    let site = StarterSite.files(
      title: "Wall", id: "wall", timeZone: .utc, theme: "wall", now: TestSite.noon, isBare: true)
    #expect(site.map(\.path) == ["site.yml"])
    let content = await TestSite(
      Dictionary(uniqueKeysWithValues: site.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
    ).load()
    #expect(content.diagnostics == [])
    #expect(content.feed.entries.isEmpty)
  }

  @Test(
    arguments: [("my-wall", "My wall"), ("half_day", "Half day"), ("/", "My wall"), ("", "My wall"), ("雨", "雨")])
  func `A folder's name becomes a title`(name: String, title: String) {
    #expect(StarterSite.title(ofFolder: name) == title)
  }
}
