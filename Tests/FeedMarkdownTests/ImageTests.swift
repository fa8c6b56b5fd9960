import FeedDiagnostics
import FeedMarkdown
import Testing

@Suite("Images")
struct ImageTests {
  @Test("load when they come near")
  func lazy() {
    #expect(
      Sample.body("x ![a](b \"c\")").html(MarkdownRendering())
        == "<p>x <img src=\"b\" alt=\"a\" title=\"c\" loading=\"lazy\" decoding=\"async\" /></p>\n")
  }

  @Test("load at once where the first one is asked to")
  func eager() {
    let html = Sample.body("![a](b) ![c](d)").html(MarkdownRendering(loadsFirstImageEagerly: true))
    #expect(
      html == """
        <p><img src="b" alt="a" decoding="async" /> \
        <img src="d" alt="c" loading="lazy" decoding="async" /></p>

        """)
  }

  @Test("carry both dimensions or none")
  func dimensions() {
    let both = Sample.body("![a](b)").resolvingLinks { ResolvedLink($0.destination, pixelWidth: 3, pixelHeight: 2) }
    #expect(both.html(MarkdownRendering()).contains("alt=\"a\" width=\"3\" height=\"2\" loading"))
    let one = Sample.body("![a](b)").resolvingLinks { ResolvedLink($0.destination, pixelWidth: 3) }
    #expect(!one.html(MarkdownRendering()).contains("width"))
  }

  @Test("without alternative text are found at their lines")
  func missingAlt() {
    #expect(Sample.findings("a\n![](b)\n\n- ![ ](c)\n\n![d](e)", line: 5) == ["6:1 missing-alt", "8:3 missing-alt"])
    let problem = Sample.parse("![](b.jpg)").diagnostics.first?.problem
    #expect(problem == .body(.missingAlt(image: "b.jpg")))
  }

  @Test("without a destination are shown as their alternative text")
  func noDestination() {
    #expect(Sample.body("![a & b]()").html(MarkdownRendering()) == "<p>a &amp; b</p>\n")
    #expect(Sample.body("![a](javascript:b)").html(MarkdownRendering()) == "<p>a</p>\n")
  }

  @Test("escape alternative texts and titles")
  func escaping() {
    let html = Sample.body("x ![<&\"'](b '<&\"\\'')").html(MarkdownRendering(purpose: .feed))
    #expect(html == "<p>x <img src=\"b\" alt=\"&lt;&amp;&quot;'\" title=\"&lt;&amp;&quot;'\" /></p>\n")
  }

  @Test("have captions with the punctuation of the text")
  func smartCaption() {
    let text = "![a](b.jpg '\"It is\" -- *so*... 1. #')"
    let smart = Sample.document(text, .all)
    #expect(smart.contains("<figcaption>“It is” – *so*… 1. #</figcaption>"))
    #expect(Sample.document(text).contains("<figcaption>&quot;It is&quot; -- *so*... 1. #</figcaption>"))
  }
}
