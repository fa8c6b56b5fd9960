import FeedModel
import Testing

@testable import FeedVisitors

@Suite struct ReadingTimeTests {
  @Test(arguments: [
    ("", "1 minute"), (String(repeating: "rain ", count: 100), "1 minute"),
    (String(repeating: "rain ", count: 460), "2 minutes"), (String(repeating: "雨", count: 1000), "2 minutes"),
    (String(repeating: "雨、", count: 1000), "2 minutes"),
    (String(repeating: "rain 雨雨", count: 460), "4 minutes"),
  ])
  func `Counts words and characters apart`(body: String, minutes: String) throws {
    let site = TestSite(environment: try TestTheme.environment(["card/article": "{{readingTime}}"]))
    let entry = KindSamples.plain.entry(.article, body: body)
    #expect(site.html(ArticleFeedViewObject(entry: entry, title: "Rain"), as: .card) == minutes)
  }
}
