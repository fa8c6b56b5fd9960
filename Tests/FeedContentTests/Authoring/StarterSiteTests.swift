import FeedModel
import Testing

@testable import FeedContent

@Suite("The site to begin with")
struct StarterSiteTests {
  @Test(arguments: ["Wall", "Rain: \"live\" #1", "雨", "true"])
  func `It is read without a warning, whatever the title`(title: String) async {
    let site = StarterSite(
      title: title, id: "0f3c9e5e-1111-4222-8333-444455556666",
      timeZone: SiteTimeZone(identifier: "Asia/Taipei") ?? .utc, theme: "wall", now: TestSite.noon)
    let content = await TestSite(Dictionary(uniqueKeysWithValues: site.files.map { ($0.path, $0.text) })).load()
    #expect(content.diagnostics == [])
    #expect(content.site.title == title)
    #expect(content.site.id == "0f3c9e5e-1111-4222-8333-444455556666")
    #expect(content.feed.entries.count == 3)
    #expect(content.feed.pages.count == 1)
    #expect(content.skipped == [])
  }

  @Test(
    arguments: [("my-wall", "My wall"), ("half_day", "Half day"), ("/", "My wall"), ("", "My wall"), ("雨", "雨")])
  func `A folder's name becomes a title`(name: String, title: String) {
    #expect(StarterSite.title(ofFolder: name) == title)
  }
}
