import FeedModel
import Testing

@testable import FeedVisitors

@Suite struct LINEShareVisitorTests {
  @Test func `Takes the same of each kind`() {
    let link =
      "https://social-plugins.line.me/lineit/share?url=https%3A%2F%2Fexample.com%2Fp%2F&text=Hear%20%E9%9B%A8%20%26%20sun"
    let expected: KindTable<String> = [
      "text": link, "article": link, "media": link, "song": link, "album": link, "playlist": link, "event": link,
      "invitation": link, "follow": link, "recommendation": link, "link": link, "quote": link, "person": link,
      "memories": link, "custom": link,
    ]
    expected.check { $0.accept(LINEShareVisitor(message: .sample)) }
  }
}
