import FeedDiagnostics
import FeedMarkdown
import Testing

@Suite("Hostile input", .timeLimit(.minutes(1)))
struct HostileInputTests {
  @Test("finishes, however deep, long or crowded", arguments: inputs)
  func finishes(name: String, text: String) {
    let body = Sample.body(text)
    let html = body.html(MarkdownRendering(identifierPrefix: "x-"))
    #expect(!html.contains("<script"))
    #expect(body.excerpt(limit: 100).count <= 100)
    #expect(body.wordCount + body.cjkCharacterCount <= text.utf8.count)
  }

  static let inputs = [
    ("quotes", String(repeating: ">", count: 10_000) + "a"),
    ("quotes with lazy lines", String(repeating: ">", count: 10_000) + String(repeating: "a\n", count: 100)),
    ("lists", String(repeating: "- ", count: 10_000) + "a"),
    ("brackets", String(repeating: "[", count: 50_000)),
    ("paired brackets", String(repeating: "[", count: 50_000) + String(repeating: "]", count: 50_000)),
    ("nested images", String(repeating: "![", count: 10_000) + String(repeating: "](a)", count: 10_000)),
    ("emphasis", String(repeating: "*a **b ", count: 10_000)),
    ("comments", String(repeating: "a <!-- ", count: 10_000)),
    ("tags", "<div>" + String(repeating: "<a b=\"<svg>", count: 20_000)),
    ("open comments in a block", "<div>" + String(repeating: "<!-- <svg> ", count: 20_000)),
    ("open elements in a block", "<div>" + String(repeating: "<svg><script>", count: 20_000)),
    ("ampersands in a block", "<div>" + String(repeating: "&&#", count: 50_000)),
    (
      "definitions and links",
      String(repeating: "[a]: b\n", count: 20_000) + String(repeating: "[a](b) ", count: 20_000)
    ),
    (
      "links that hide", String(repeating: "[a]: b\n", count: 9) + String(repeating: "[&#97;&#97;](b) [", count: 20_000)
    ),
    ("links on a line", String(repeating: "[a](b) ", count: 10_000)),
    ("equal headings", String(repeating: "# a\n[b](#a-2)\n", count: 5_000)),
    ("a long line", String(repeating: "word ", count: 100_000)),
    ("a long word", String(repeating: "x", count: 500_000)),
    ("a long grapheme", "a" + String(repeating: "\u{301}", count: 100_000)),
    ("markup", String(repeating: "<&\"'", count: 50_000)),
    ("line ends", String(repeating: "\r\n", count: 200_000)),
  ]

  @Test("is refused above the limit")
  func limit() {
    let parser = MarkdownParser(options: MarkdownOptions(sizeLimit: 10))
    let place = SourceLocation(file: "a.md", line: 4)
    let parsed = parser.parse("12345678901", at: place)
    #expect(parsed.body == .empty)
    #expect(parsed.diagnostics == [Diagnostic(.body(.tooLarge(bytes: 11, limit: 10)), at: place)])
    #expect(parser.parse("1234567890", at: place).diagnostics.isEmpty)
  }

  @Test("keeps characters out that HTML forbids")
  func controls() {
    #expect(
      Sample.html("a\u{1}b `c\u{B}` [d](e \"f\u{8}\")\u{FFFF}")
        == "<p>a\u{FFFD}b <code>c\u{FFFD}</code> <a href=\"e\" title=\"f\u{FFFD}\">d</a>\u{FFFD}</p>\n")
  }

  @Test("escapes markup that a combining character follows")
  func combining() {
    #expect(Sample.html("a <\u{338}script>") == "<p>a &lt;\u{338}script&gt;</p>\n")
  }
}
