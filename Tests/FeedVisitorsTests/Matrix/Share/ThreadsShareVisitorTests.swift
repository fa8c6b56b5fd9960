import FeedModel
import FeedVisitors
import Testing

@Suite struct ThreadsShareVisitorTests {
  @Test func takesTheSameOfEachKind() {
    let link =
      "https://www.threads.com/intent/post?text=Hear%20%E9%9B%A8%20%26%20sun&url=https%3A%2F%2Fexample.com%2Fp%2F"
    let expected: KindTable<String> = [
      "text": link, "article": link, "media": link, "song": link, "album": link, "playlist": link, "event": link,
      "invitation": link, "follow": link, "recommendation": link, "link": link, "quote": link, "person": link,
      "memories": link, "custom": link,
    ]
    expected.check { $0.accept(ThreadsShareVisitor(message: .sample)).address }
  }
}
