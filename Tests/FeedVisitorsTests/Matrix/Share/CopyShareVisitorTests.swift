import FeedModel
import FeedVisitors
import Testing

@Suite struct CopyShareVisitorTests {
  @Test func takesTheAddressOfEachKind() {
    let page = "https://example.com/p/"
    let expected: KindTable<String> = [
      "text": page, "article": page, "media": page, "song": page, "album": page, "playlist": page, "event": page,
      "invitation": page, "follow": page, "recommendation": page, "link": page, "quote": page, "person": page,
      "memories": page, "custom": page,
    ]
    expected.check { $0.accept(CopyShareVisitor(message: .sample)).page }
  }
}
