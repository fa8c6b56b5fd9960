import FeedModel
import Testing

@testable import FeedVisitors

@Suite struct PlayingTimeTests {
  @Test(arguments: [
    (0, "0:00", "PT0S"), (59, "0:59", "PT59S"), (60, "1:00", "PT1M"), (225, "3:45", "PT3M45S"),
    (3600, "1:00:00", "PT1H"), (3723, "1:02:03", "PT1H2M3S"),
  ])
  func `A duration is written for people and for machines`(_ seconds: Int, _ text: String, _ iso8601: String) {
    let time = Duration.seconds(seconds) + .milliseconds(900)
    #expect(time.clockText == text)
    #expect(time.iso8601 == iso8601)
  }

  @Test func `A list of which one duration is unknown has none`() {
    let known = Track(title: "Rain", duration: .seconds(60))
    #expect([known, known].playingTime?.clockText == "2:00")
    #expect([known, Track(title: "Sun")].playingTime == nil)
    #expect([Track]().playingTime == nil)
  }
}
