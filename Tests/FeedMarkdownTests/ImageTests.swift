import FeedDiagnostics
import FeedMarkdown
import Testing

@Suite("Images")
struct ImageTests {
  @Test
  func `Load when they come near`() {
    #expect(
      Sample.body("x ![a](b \"c\")").html(MarkdownRendering())
        == "<p>x <img src=\"b\" alt=\"a\" title=\"c\" loading=\"lazy\" decoding=\"async\" /></p>\n")
  }

  @Test
  func `Load at once where the first one is asked to`() {
    let html = Sample.body("![a](b) ![c](d)").html(MarkdownRendering(loadsFirstImageEagerly: true))
    #expect(
      html == """
        <p><img src="b" alt="a" decoding="async" /> \
        <img src="d" alt="c" loading="lazy" decoding="async" /></p>

        """)
  }

  @Test
  func `Carry both dimensions or none`() {
    let both = Sample.body("![a](b)").resolvingLinks { ResolvedLink($0.destination, pixelWidth: 3, pixelHeight: 2) }
    #expect(both.html(MarkdownRendering()).contains("alt=\"a\" width=\"3\" height=\"2\" loading"))
    let one = Sample.body("![a](b)").resolvingLinks { ResolvedLink($0.destination, pixelWidth: 3) }
    #expect(!one.html(MarkdownRendering()).contains("width"))
  }

  @Test
  func `Without alternative text are found at their lines`() {
    #expect(Sample.findings("a\n![](b)\n\n- ![ ](c)\n\n![d](e)", line: 5) == ["6:1 missing-alt", "8:3 missing-alt"])
    let problem = Sample.parse("![](b.jpg)").diagnostics.first?.problem
    #expect(problem == .body(.missingAlt(image: "b.jpg")))
  }

  @Test
  func `Without a destination are shown as their alternative text`() {
    #expect(Sample.body("![a & b]()").html(MarkdownRendering()) == "<p>a &amp; b</p>\n")
    #expect(Sample.body("![a](javascript:b)").html(MarkdownRendering()) == "<p>a</p>\n")
  }

  @Test
  func `Escape alternative texts and titles`() {
    let html = Sample.body("x ![<&\"'](b '<&\"\\'')").html(MarkdownRendering(purpose: .feed))
    #expect(html == "<p>x <img src=\"b\" alt=\"&lt;&amp;&quot;'\" title=\"&lt;&amp;&quot;'\" /></p>\n")
  }

  @Test
  func `Have captions with the punctuation of the text`() {
    let text = "![a](b.jpg '\"It is\" -- *so*... 1. #')"
    let smart = Sample.document(text, .all)
    #expect(smart.contains("<figcaption>“It is” – *so*… 1. #</figcaption>"))
    #expect(Sample.document(text).contains("<figcaption>&quot;It is&quot; -- *so*... 1. #</figcaption>"))
  }
}
