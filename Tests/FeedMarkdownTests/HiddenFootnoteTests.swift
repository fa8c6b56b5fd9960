import FeedDiagnostics
import FeedMarkdown
import Testing

@Suite("Footnotes that are not shown")
struct HiddenFootnoteTests {
  @Test(
    arguments: [
      "[b](b)\n\n# d\n\n[^a]: [x](x) ![y](y)\n\n    # z\n\n[c](c)\n",
      "[^a]: [x](x)\n[^a]: > # z\n\n[b](b)\n\n# d\n\n[c](c)\n",
      "[b](b)\n\n[^a]: [x](x)\n\n    [^c]: # z\n\n# d\n\n[c](c)\n",
    ])
  func `Take their links, headings and anchors with them`(text: String) {
    let body = Sample.body(text)
    #expect(body.links.map(\.destination) == ["b", "c"])
    #expect(body.headings.map(\.text) == ["d"])
    #expect(body.anchors == ["d"])
    let html = body.html(MarkdownRendering(purpose: .feed))
    #expect(html.contains("<a href=\"b\">b</a>"))
    #expect(html.contains("<a href=\"c\">c</a>"))
    #expect(html.contains("<h1>d</h1>"))
  }

  @Test
  func `Leave a footnote alone that stands in them and is referred to`() {
    let body = Sample.body("[^b] [c](c)\n\n[^a]: [x](x)\n\n    [^b]: [y](y)\n\n    [z](z)\n")
    #expect(body.links.map(\.destination) == ["c", "y"])
    #expect(body.html(MarkdownRendering(purpose: .feed)).contains("<a href=\"y\">y</a>"))
  }

  @Test
  func `Take the addresses of raw HTML with them`() {
    let options = MarkdownOptions(extensions: .all, rawHTML: .kept)
    let text = "[^a]: <a href=\"x\">x</a>\n\n<img src=\"b\" alt=\"\">\n"
    let body = MarkdownParser(options: options).parse(text, at: SourceLocation(file: "a.md", line: 1)).body
    #expect(body.links.map(\.destination) == ["b"])
    #expect(body.html(MarkdownRendering(url: { "/\($0)" })).contains("<img src=\"/b\" alt=\"\">"))
  }

  @Test
  func `Make no body that shows something`() {
    #expect(Sample.body("[^a]: x").isEmpty)
    #expect(Sample.body("[^a]: x [^a]").isEmpty)
    #expect(!Sample.body("[^a]\n\n[^a]: x").isEmpty)
  }

  @Test(
    arguments: ["one\n\n[^a]: a long note <!--more--> of words", "one[^a]\n\n[^a]: n <!--more--> o"])
  func `End no excerpt`(text: String) {
    #expect(Sample.body(text).excerpt(limit: 3) == "one")
  }

  @Test
  func `Are not numbered, nor are references in them`() {
    let text = "[^b]\n\n[^x]: [^a]\n[^b]: [^c] [^a]\n[^a]: one\n[^a]: [^d]\n[^c]: [^a]\n[^d]: two\n"
    let html = Sample.body(text).html(MarkdownRendering(purpose: .document, identifierPrefix: ""))
    for (number, occurrences) in [(1, 1), (2, 1), (3, 2)] {
      #expect(html.contains("<li id=\"fn:\(number)\">"))
      #expect(html.contains("id=\"fnref:\(number)\""))
      #expect(html.contains("href=\"#fnref:\(number)\""))
      #expect(html.contains("href=\"#fnref:\(number):2\"") == (occurrences == 2))
    }
    #expect(!html.contains("fn:4"))
    #expect(Sample.findings(text) == ["3 unused-footnote", "6 duplicate-footnote", "8 unused-footnote"])
  }

  @Test
  func `Stand in the order in which their references are shown`() {
    let text = "[^b]: B [^c]\n[^a]: A\n[^c]: C\n\none[^a] two[^b]\n"
    let html = Sample.body(text).html(MarkdownRendering(purpose: .document, identifierPrefix: ""))
    let notes = html.split(separator: "<li id=\"").dropFirst()
    #expect(notes.map { $0.prefix(4) } == ["fn:1", "fn:2", "fn:3"])
    #expect(zip(notes, ["<p>A ", "<p>B ", "<p>C "]).allSatisfy { $0.contains($1) })
  }

  @Test
  func `Stay text where they stood only because of a definition without a term`() {
    #expect(Sample.html("- a\n\n: b\n[^c]:\n") == "<ul>\n<li>a</li>\n</ul>\n<p>: b\n[^c]:</p>\n")
  }
}
