import FeedDiagnostics
import FeedMarkdown
import Testing

@Suite("Links")
struct LinkTests {
  @Test
  func `Are listed in the order of the text, images among them`() {
    let links = Sample.body("[a *b*](c \"d\") ![e](f)\n\n[![g](h)](i) <https://j.k>").links
    #expect(links.map(\.kind) == [.link, .image, .link, .image, .link])
    #expect(links.map(\.destination) == ["c", "f", "i", "h", "https://j.k"])
    #expect(links.map(\.text) == ["a b", "e", "", "g", "https://j.k"])
    #expect(links.map(\.title) == ["d", "", "", "", ""])
  }

  @Test
  func `Carry the text of their own only`() {
    let links = Sample.body("before\n\n[one\ntwo](a) and [three](b)\n\n- [four](c)\n- [five](d)").links
    #expect(links.map(\.text) == ["one two", "three", "four", "five"])
  }

  @Test(
    arguments: [
      ("[a](b)", ["7:1"]),
      ("x [a](b)", ["7:3"]),
      ("日本 é [a](b) ![c](d)", ["7:6", "7:13"]),
      ("👩‍👩‍👧 [a](b)", ["7:7"]),
      ("a\nb [c](d)\n\n> e\n> [f](g)", ["8:3", "11:3"]),
      ("- a\n  - ![b](c)", ["8:5"]),
      ("# [a](b)", ["7:3"]),
      ("[a\nb](c)", ["7:1"]),
      ("`a\nb` [c](d)", ["8:4"]),
      ("<https://a.b> <c@d.e>", ["7:1", "7:15"]),
      ("a\r\nb\r\n[c](d)", ["9:1"]),
      ("[a][b]\n\n[b]: c", ["7:1"]),
    ])
  func `Know their lines and columns in the file`(text: String, expected: [String]) {
    let links = Sample.parse(text, line: 7).body.links
    #expect(links.map(\.location.file) == links.map { _ in "a.md" })
    #expect(links.map { "\($0.location.line ?? 0):\($0.location.column ?? 0)" } == expected)
  }

  @Test(
    arguments: [
      ("[ref]: http://a.b\ntext\n[bad](c)", ["9:1"]),
      ("[ref]: http://a.b\n[r]: c \"d\"\n[bad](c) e [*f*](g)\n![](h)", ["9:1", "9:12", "10:1"]),
      ("[a]: b\n[a](c)", ["8:1"]),
      ("[a]: b\n  \"c\"\nd\n  [`a`](c)", ["10:3"]),
      ("> [a]: b\n> c [d](e)\n> <https://f.g>", ["8:5", "9:3"]),
      ("> a\n[b](c)\n>    é [d](e)", ["8:1", "9:8"]),
      ("a\n     [b](c)", ["8:6"]),
      ("[a]: b\nc [\\*d](e) [&auml;f](g) [日](h)", ["8:3", "8:12", "8:25"]),
      ("1. [a]: b\n   c [d](e)", ["8:6"]),
      ("[a](b\n\"c\") [d](e)\n[f](g)", ["7:1", "8:6", "9:1"]),
    ])
  func `Are found where cmark is wrong about their place`(text: String, expected: [String]) {
    let links = Sample.parse(text, line: 7).body.links
    #expect(links.map { "\($0.location.line ?? 0):\($0.location.column ?? 0)" } == expected)
  }

  @Test
  func `Count from the first line where the place has no line`() {
    let parsed = MarkdownParser().parse("a\n[b](c)", at: SourceLocation(file: "x"))
    #expect(parsed.body.links.first?.location == SourceLocation(file: "x", line: 2, column: 1))
  }

  @Test(
    arguments: [
      "javascript:a", "JAVASCRIPT:a", "vbscript:a", "file:///a", "data:text/html,a", "data:image/svg+xml,a",
      "java&Tab;script:a", "&#1;javascript:a", "java&NewLine;script&colon;a",
    ])
  func `With unsafe destinations are shown as text, with a warning`(destination: String) {
    let text = "[*x*](\(destination)) [y](z)"
    let body = Sample.body(text)
    #expect(body.links.map(\.destination) == ["z"])
    #expect(body.links.map(\.text) == ["y"])
    for purpose in [MarkdownPurpose.page, .feed] {
      let html = body.html(MarkdownRendering(purpose: purpose))
      #expect(html == "<p><em>x</em> <a href=\"z\">y</a></p>\n")
    }
    #expect(Sample.findings(text) == ["1:1 unsafe-link"])
  }

  @Test
  func `With unsafe destinations are named as written`() {
    let problems = Sample.parse("a <javascript:b> ![](vbscript:c)").diagnostics.map(\.problem)
    #expect(problems == [.body(.unsafeLink("javascript:b")), .body(.unsafeLink("vbscript:c"))])
  }

  @Test
  func `Are resolved one by one, as written`() {
    let body = Sample.body("[a](b.md) ![c](d.jpg) [e](b.md)")
    let resolved = body.resolvingLinks { link in
      switch link.kind {
      case .link: ResolvedLink("/\(link.destination.dropLast(3))/?x&y")
      default: ResolvedLink("/img/\(link.destination)", pixelWidth: 640, pixelHeight: 480)
      }
    }
    let html = resolved.html(MarkdownRendering(purpose: .feed) { "https://e.org/sub\($0)" })
    #expect(
      html == """
        <p><a href="https://e.org/sub/b/?x&amp;y">a</a> \
        <img src="https://e.org/sub/img/d.jpg" alt="c" width="640" height="480" /> \
        <a href="https://e.org/sub/b/?x&amp;y">e</a></p>

        """)
    #expect(resolved.links == body.links)
    #expect(resolved.resolvedLinks.map(\.destination) == ["/b/?x&y", "/img/d.jpg", "/b/?x&y"])
    #expect(body.resolvedLinks.map(\.destination) == ["b.md", "d.jpg", "b.md"])
    #expect(resolved != body)
  }

  @Test
  func `Are shown as text where nothing is there`() {
    let body = Sample.body("a [b *c*](d) ![e & f](g)").resolvingLinks { ResolvedLink($0.destination, isMissing: true) }
    #expect(body.html(MarkdownRendering()) == "<p>a b <em>c</em> e &amp; f</p>\n")
  }

  @Test
  func `All pass through the address closure`() {
    let text = "[a](b) [c]() [d](#e) ![f](g) <h@i.j>\n\n[k][k] [![l](m)](n)\n\n[k]: o"
    let html = Sample.body(text).html(MarkdownRendering(purpose: .feed) { "https://e.org/\($0)" })
    let addresses = html.split(separator: "\"").filter { $0.contains(":") }
    #expect(addresses.count == 8)
    #expect(addresses.allSatisfy { $0.hasPrefix("https://e.org/") })
    #expect(!html.contains("\"\""))
  }

  @Test
  func `Cannot break out of an attribute`() {
    let body = Sample.body("[a](b \"c\")").resolvingLinks { _ in ResolvedLink("\"><script>'&") }
    #expect(body.html(MarkdownRendering()) == "<p><a href=\"%22%3E%3Cscript%3E&#x27;&amp;\" title=\"c\">a</a></p>\n")
  }

  @Test
  func `Do not nest: an address in pointed brackets is text in one`() {
    let body = Sample.body("[a <https://b.c> d](e) [f](g)")
    #expect(
      body.html(MarkdownRendering(purpose: .feed)) == "<p><a href=\"e\">a https://b.c d</a> <a href=\"g\">f</a></p>\n")
    #expect(body.links.map(\.text) == ["a https://b.c d", "f"])
  }
}
