import FeedMarkdown
import Testing

@Suite("Limits of extensions")
struct ExtensionLimitTests {
  @Test("leave as text what comes after them", arguments: [("@a ", 50_000), ("www.a.b ", 50_000)])
  func pieces(piece: String, shown: Int) {
    let body = Sample.body(String(repeating: piece, count: 60_000))
    #expect(body.links.count == shown)
    #expect(body.plainText.utf8.count >= 60_000 * piece.utf8.count - 1)
  }
}
