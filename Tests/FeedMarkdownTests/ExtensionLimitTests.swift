import FeedMarkdown
import Testing

@Suite("Limits of extensions")
struct ExtensionLimitTests {
  @Test("leave as text what comes after them", arguments: [("@a ", 40_001), ("www.a.b ", 40_001)])
  func pieces(piece: String, shown: Int) {
    let body = Sample.body(String(repeating: piece, count: 50_000))
    #expect(body.links.count == shown)
    #expect(body.plainText.utf8.count >= 50_000 * piece.utf8.count - 1)
  }
}
