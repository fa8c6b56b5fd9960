import FeedModel
import FeedVisitors
import Testing

@Suite struct BlueskyShareVisitorTests {
  @Test func takesTheSameOfEachKind() {
    let link = "https://bsky.app/intent/compose?text=Hear%20%E9%9B%A8%20%26%20sun%20https%3A%2F%2Fexample.com%2Fp%2F"
    let expected: KindTable<String> = [
      "text": link, "article": link, "media": link, "song": link, "album": link, "playlist": link, "event": link,
      "invitation": link, "follow": link, "recommendation": link, "link": link, "quote": link, "person": link,
      "memories": link, "custom": link,
    ]
    expected.check { $0.accept(BlueskyShareVisitor(message: .sample)).address }
  }

  @Test func aPostThatWouldBeTooLongIsShortened() throws {
    let message = ShareMessage(
      sentence: String(repeating: "雨", count: 600), heading: "Rain", page: "https://example.com/p/")
    let text = KindSamples.plain.song.accept(BlueskyShareVisitor(message: message)).text
    #expect(text.count == 300)
    #expect(text.hasSuffix("雨… https://example.com/p/"))
  }
}
