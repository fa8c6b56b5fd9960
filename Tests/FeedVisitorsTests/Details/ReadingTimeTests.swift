import FeedModel
import Testing

@testable import FeedVisitors

@Suite struct ReadingTimeTests {
  @Test(arguments: [
    ("", ""), (String(repeating: "rain ", count: 100), "1\u{A0}minute"),
    (String(repeating: "rain ", count: 460), "2\u{A0}minutes"), (String(repeating: "雨", count: 1000), "2\u{A0}minutes"),
    (String(repeating: "雨、", count: 1000), "2\u{A0}minutes"),
    (String(repeating: "rain 雨雨", count: 460), "4\u{A0}minutes"),
  ])
  func `Counts words and characters apart`(body: String, minutes: String) throws {
    let site = TestSite(environment: try TestTheme.environment(["card/article": "{{readingTime}}"]))
    let entry = KindSamples.plain.entry(.article, body: body)
    #expect(site.html(ArticleFeedViewObject(entry: entry, title: "Rain"), as: .card) == minutes)
  }

  @Test(arguments: [
    (nil, "2\u{A0}minutes"), (9, "2\u{A0}minutes"), (120, "2\u{A0}min"), (2525, "42\u{A0}min"), (7229, "120\u{A0}min"),
  ])
  func `What plays longer than it reads says how long it plays`(seconds: Int?, length: String) throws {
    let site = TestSite(environment: try TestTheme.environment(["card/article": "{{readingTime}}"]))
    let entry = KindSamples.plain.entry(.article, body: String(repeating: "rain ", count: 460))
    let playingTime = seconds.map { Duration.seconds($0) }
    let article = ArticleFeedViewObject(entry: entry, title: "Rain", playingTime: playingTime)
    #expect(site.html(article, as: .card) == length)
  }

  @Test(arguments: [(9, "0:09"), (59, "0:59"), (60, "1\u{A0}min"), (2544, "42\u{A0}min")])
  func `Recordings say how long they play`(seconds: Int, length: String) throws {
    let site = TestSite(environment: try TestTheme.environment(["card/media": "{{playingTime}}"]))
    let media = MediaFeedViewObject(
      entry: KindSamples.plain.entry(.media), title: "Rain", playingTime: .seconds(seconds))
    #expect(site.html(media, as: .card) == length)
  }
}
