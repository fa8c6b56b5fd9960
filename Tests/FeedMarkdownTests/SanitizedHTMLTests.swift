import FeedDiagnostics
import Testing

@testable import FeedMarkdown

@Suite("Harmless raw HTML")
struct SanitizedHTMLTests {
  private func parse(_ text: String) -> ParsedMarkdown {
    MarkdownParser().parse(text, at: SourceLocation(file: "a.md", line: 1))
  }

  private func html(_ text: String, _ purpose: MarkdownPurpose = .document) -> String {
    parse(text).body.html(MarkdownRendering(purpose: purpose))
  }

  @Test(arguments: [
    ("Press <kbd>Ctrl</kbd> x<sup>2</sup> <br>", "<p>Press <kbd>Ctrl</kbd> x<sup>2</sup> <br /></p>\n"),
    (
      "<figure class=\"wide\" style=\"x\" onclick=\"y\">\n<img src=a.jpg alt=b width=3>\n</figure>",
      "<figure class=\"wide\">\n<img src=\"a.jpg\" alt=\"b\" width=\"3\" />\n</figure>\n"
    ),
    (
      "<details open>\n<summary>A</summary>\n\n*b*\n\n</details>",
      "<details open=\"\">\n<summary>A</summary>\n<p><em>b</em></p>\n</details>\n"
    ),
    // A page has one title and one main part, and each id once.
    ("<main>\n<h1>A</h1>\n</main>", "<div>\n<h2>A</h2>\n</div>\n"),
    ("<p id=y>a</p><p id=y>b</p><p id=_main>c</p>", "<p id=\"y\">a</p><p >b</p><p >c</p>\n"),
    ("<p id=\"a b\">a</p><p id=\"c a b\">b</p>", "<p id=\"a b\">a</p><p >b</p>\n"),
    // Pictures are those of Markdown, unless they say more.
    (
      "<div>\n<img src=a.jpg alt=b title=c> d\n</div>", "<div>\n<img src=\"a.jpg\" alt=\"b\" title=\"c\" /> d\n</div>\n"
    ),
    ("<img src=a.jpg alt=b align=left>", "<img src=\"a.jpg\" alt=\"b\" align=\"left\" />\n"),
    (
      "<picture><source srcset=a.webp><img src=a.jpg alt=b></picture>",
      "<p><picture><source srcset=\"a.webp\" /><img src=\"a.jpg\" alt=\"b\" /></picture></p>\n"
    ),
    ("<a href=\"javascript:a\" target=\"_top\">b</a>", "<p><a>b</a></p>\n"),
    ("a <b>b\n\nc</b>", "<p>a <b>b</b></p>\n<p>c</p>\n"),
    (
      "<b>a\nc</b> <i>d\\\ne\n: f",
      "<dl>\n<dt><b>a</b></dt>\n<dt>c <i>d</i></dt>\n<dt>e</dt>\n<dd>f</dd>\n</dl>\n"
    ),
    ("*a <i>b*</i> c", "<p><em>a <i>b</i></em> c</p>\n"),
    ("</div></section>a", "a\n"),
    ("<div>\n\n- <span>a\n- b", "<div>\n<ul>\n<li><span>a</span></li>\n<li>b</li>\n</ul>\n</div>\n"),
    ("<div>a<script>b</script><style>c</style></div>", "<div>a</div>\n"),
    (
      "a <script>b *c* <b>d</b></script> <style>e</style><svg><svg>f</svg>g</svg>h <svg/>i",
      "<p>a  h i</p>\n"
    ),
    ("a <script>b *c</script>d* e", "<p>a b <em>cd</em> e</p>\n"),
    ("<div><<script></script>b></div>", "<div>&lt;b&gt;</div>\n"),
    ("<i title='a & b'>&amp; & &lt; \u{1}</i>", "<p><i title=\"a &amp; b\">&amp; &amp; &lt; \u{FFFD}</i></p>\n"),
    ("<form action=x><input name=y>a</form>", "a\n"),
    ("<p>a<p>b", "<p>a</p><p>b</p>\n"),
    ("<div markdown=\"1\">\n*a*\n</div>\nb", "<div>\n<p><em>a</em></p>\n</div>\n<p>b</p>\n"),
    (
      "```\n<div markdown=\"1\">\n</div>\n```",
      "<pre><code>&lt;div markdown=&quot;1&quot;&gt;\n&lt;/div&gt;\n</code></pre>\n"
    ),
    (
      "<iframe src=\"https://maps.example/a?b&amp;c\" title=\"Map\"></iframe>",
      "<a href=\"https://maps.example/a?b&amp;c\">Map</a>\n"
    ),
  ])
  func `Stays, and nothing else`(text: String, expected: String) {
    #expect(html(text) == expected)
  }

  @Test(arguments: [
    (
      "<iframe width=560 src=\"//www.youtube.com/embed/GOdcBtby5QM?rel=0\"></iframe>",
      "https://www.youtube.com/watch?v=GOdcBtby5QM"
    ),
    (
      "<div class=\"video\"><iframe src=\"https://player.vimeo.com/video/1084537\"></iframe></div>",
      "https://player.vimeo.com/video/1084537"
    ),
    (
      "<iframe src=\"https://w.soundcloud.com/player/?url=https%3A//soundcloud.com/ann/rain&amp;color=x\"></iframe>",
      "https://soundcloud.com/ann/rain"
    ),
    (
      "<iframe src=\"https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/123&amp;color=x\"></iframe>",
      "https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/123&color=x"
    ),
  ])
  func `A frame of a player is an embed`(text: String, address: String) {
    let body = parse(text).body
    #expect(body.links.map(\.destination) == [address])
    let html = body.html(MarkdownRendering(purpose: .document))
    #expect(html.contains("class=\"embed embed-") && html.contains("data-player=") && !html.contains("<iframe"))
  }

  @Test(arguments: [("a%2Fb%c3%A9", "a/bé"), ("%%41", "%A"), ("%+5%-0%g1%5", "%+5%-0%g1%5")])
  func `Two hexadecimal digits make an escape in the address of a frame, and nothing else does`(
    text: String, decoded: String
  ) {
    #expect(FramedPage.percentDecoded(text[...]) == decoded)
  }

  @Test func `A frame of Bandcamp leads to the page of which it plays`() {
    let code = "<iframe src=\"https://bandcamp.com/EmbeddedPlayer/album=123/size=large/\" seamless>"
    let body = parse(code + "<a href=\"https://ann.bandcamp.com/album/rain\">Rain &amp; Sun by Ann</a></iframe>").body
    #expect(body.links.map(\.destination) == ["https://ann.bandcamp.com/album/rain"])
    let html = body.html(MarkdownRendering(purpose: .document))
    #expect(html.contains("class=\"embed embed-bandcamp embed-link\""))
    #expect(html.contains("<b>Bandcamp</b> <span>Rain &amp; Sun by Ann</span>"))
    // Whatever else a link within a frame leads to is not what the frame shows.
    let other = parse(code + "<a href=\"https://evil.example/\">Rain</a></iframe>").body
    #expect(other.links.map(\.destination) == ["https://bandcamp.com/EmbeddedPlayer/album=123/size=large/"])
  }

  @Test func `What is left out is said once`() {
    let codes = parse("a <b>b</b>\n\n<form>c</form> <object>\n\n<a href='javascript:x'>d</a>").diagnostics.map(\.code)
    #expect(codes.sorted() == ["raw-html", "unsafe-link"])
    #expect(parse("<figure><img src=a alt=b></figure> <!-- c -->").diagnostics.isEmpty)
  }

  @Test(arguments: ["&nbsp;", "\u{3000}", "&#x2028; ", "&nbsp;\t"])
  func `No space before an address hides what it is`(space: String) {
    let image = parse("<img src=\"\(space)javascript:a\" alt=b>")
    #expect(image.body.html(MarkdownRendering(purpose: .document)) == "<img alt=\"b\" />\n")
    #expect(image.body.links.isEmpty && image.diagnostics.map(\.code) == ["unsafe-link"])
    #expect(html("<a href=\"\(space)javascript:a\">b</a>") == "<p><a>b</a></p>\n")
    #expect(html("<img src=\"\(space)a.jpg\" alt=b>") == "<img src=\"a.jpg\" alt=\"b\" />\n")
  }

  @Test func `Its ids are no names of headings`() {
    #expect(parse("<a id=b></a>\n\n## B\n\n## _Main").body.headings.map(\.anchor) == ["b-1", "main"])
  }

  @Test func `Its addresses are links of the body`() {
    let body = parse("<a href=\"b.md\">c</a> <img src=d.png alt=e>").body
    #expect(body.links.map(\.destination) == ["b.md", "d.png"])
    #expect(body.links.map(\.kind) == [.link, .image])
  }
}
