import FeedModel
import Testing

@testable import FeedVisitors

@Suite struct FacebookShareVisitorTests {
  @Test func `Takes the same of each kind`() {
    let link = "https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fexample.com%2Fp%2F"
    let expected: KindTable<String> = [
      "text": link, "article": link, "media": link, "song": link, "album": link, "playlist": link, "event": link,
      "invitation": link, "follow": link, "recommendation": link, "link": link, "quote": link, "person": link,
      "memories": link, "custom": link,
    ]
    expected.check { $0.accept(FacebookShareVisitor(message: .sample)) }
  }
}
