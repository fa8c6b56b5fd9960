import FeedModel
import FeedVisitors
import Testing

@Suite struct TitleVisitorTests {
  @Test func onlyEntriesWithATitleHaveOne() {
    let expected: KindTable<String?> = [
      "text": nil, "article": "On Rain", "media": "Wet streets", "song": "Rain", "album": "Weather",
      "playlist": "Wet days", "event": "Rain live", "invitation": "Come", "follow": nil,
      "recommendation": "Listen", "link": "Umbrellas", "quote": nil, "person": "Bob", "memories": "That day",
      "custom": "Rain soup",
    ]
    expected.check { $0.accept(TitleVisitor()) }
  }

  @Test func anEmptyTitleIsNone() {
    let link = LinkFeedViewObject(
      entry: KindSamples.plain.bareEntry(.link), title: "", url: "https://a.example/", site: "a")
    #expect(link.accept(TitleVisitor()) == nil)
  }
}
