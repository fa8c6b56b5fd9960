import FeedMarkdown
import Testing

@Suite("Limits of extensions")
struct ExtensionLimitTests {
  @Test(arguments: [("@a ", 40_001), ("www.a.b ", 40_001)])
  func `Leave as text what comes after them`(piece: String, shown: Int) {
    let body = Sample.body(String(repeating: piece, count: 50_000))
    #expect(body.links.count == shown)
    #expect(body.plainText.utf8.count >= 50_000 * piece.utf8.count - 1)
  }

  @Test(
    arguments: [
      (String(repeating: "@a ", count: 30_000) + "\n\n" + String(repeating: "@a ", count: 50_000), "3 markdown-limit"),
      (String(repeating: "x\n{: .a}\n\n", count: 30_001), "90002 markdown-limit"),
      ("|a|\n|-|\n" + String(repeating: "|b|\n", count: 40_000), "40002 markdown-limit"),
    ])
  func `Are worth one warning each, where they are reached`(text: String, finding: String) {
    #expect(Sample.findings(text).filter { $0.hasSuffix("markdown-limit") } == [finding])
  }
}
