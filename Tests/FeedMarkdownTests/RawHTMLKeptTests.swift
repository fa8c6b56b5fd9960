import BodyChecking
import FeedDiagnostics
import FeedMarkdown
import Testing

@Suite("Raw HTML that is kept")
struct RawHTMLKeptTests {
  @Test(arguments: inputs)
  func `Is written as it stands`(text: String) {
    let expected = CmarkReference.html(text, keepsRawHTML: true)
    #expect(Sample.rawHTML(text) == expected)
    #expect(
      Sample.keeping(text).resolvingLinks { ResolvedLink($0.destination) }.html(.init(purpose: .document)) == expected)
  }

  @Test
  func `Is written as it stands among other text`() {
    let text = Self.inputs.joined(separator: "\n\n")
    #expect(Sample.rawHTML(text) == CmarkReference.html(text, keepsRawHTML: true))
  }

  @Test(arguments: rewritten)
  func `Lets its addresses follow the links of the site`(text: String, expected: String) {
    #expect(Sample.rawHTML(text, url: Self.moved) == expected)
  }

  @Test
  func `Has its addresses listed with the links`() {
    let text = """
      <video src="a.mp4" poster=b.jpg title="c &amp; d"><source src=e.webm></video> [f](g)
      <audio><source src='h.mp3'></audio>

      <p><a href="i&amp;j">k</a> <img src=l alt=m srcset="n 1x, o 2x"></p>
      """
    let links = Sample.keeping(text).links
    #expect(links.map(\.destination) == ["a.mp4", "b.jpg", "e.webm", "g", "h.mp3", "i&j", "l", "n", "o"])
    #expect(links.map(\.kind) == [.video, .link, .video, .link, .audio, .link, .image, .link, .link])
    #expect(links.first?.title == "c & d")
    #expect(links[6].text == "m")
    #expect(links[3].text == "f")
    #expect(links.map(\.location.line) == [1, 1, 1, 1, 2, 4, 4, 4, 4])
    #expect(links.map(\.location.column) == [1, 1, 51, 79, 8, 4, 28, 28, 28])
  }

  @Test
  func `Names no address that is none of the site's`() {
    let text = "<a href=\"\">a</a> <a href=' '>b</a> <a name=c>d</a> <a href='javascript:e'>f</a> <use href='#g'/>"
    #expect(Sample.keeping(text).links.isEmpty)
    #expect(Sample.rawHTML(text, url: { _ in "x" }) == "<p>\(text)</p>\n")
    #expect(Sample.keeping("<script>\nlet a = '<a href=\"b\">'\n</script>\n<!-- <img src=c> -->").links.isEmpty)
  }

  @Test
  func `Loses the address of what is missing`() {
    let body = Sample.keeping("<a class=b href='c.md'>d</a> <img src=e.jpg alt=f srcset='g 2x'>")
      .resolvingLinks { ResolvedLink($0.destination, isMissing: true) }
    #expect(body.html(.init()) == "<p><a class=b >d</a> <img  alt=f srcset='g 2x'></p>\n")
    #expect(body.html(.init(purpose: .feed)) == "<p><a>d</a> f</p>\n")
  }

  @Test
  func `Leads to the ids of headings`() {
    let body = Sample.keeping("# b\n\n<a href=\"#b\">c</a> <a href=\"#d\">e</a>")
    #expect(
      body.html(.init(purpose: .document, identifierPrefix: "x-"))
        == "<h1 id=\"x-b\">b</h1>\n<p><a href=\"#x-b\">c</a> <a href=\"#d\">e</a></p>\n")
  }

  @Test
  func `Is warned of only where an image says nothing about alternative text`() {
    let parser = MarkdownParser(options: .commonMark)
    let place = SourceLocation(file: "a.md", line: 7)
    #expect(parser.parse("<b>c</b>\n\n<script>d</script> <?e?>", at: place).diagnostics.isEmpty)
    #expect(parser.parse("<img src=a alt=\"\">", at: place).diagnostics.isEmpty)
    let expected = Diagnostic(.body(.missingAlt(image: "b")), at: SourceLocation(file: "a.md", line: 8, column: 3))
    #expect(parser.parse("a\na <img src=b>", at: place).diagnostics == [expected])
  }

  @Test
  func `Is heard without its tags`() {
    #expect(Sample.keeping("a <b>c</b>d<br>e").plainText == "a cd\ne")
    #expect(Sample.keeping("a\n\n<div>b <i>c</i>d<p>e &amp; f</div>\n\ng").plainText == "a\nb cd e & f\ng")
    #expect(Sample.keeping("<style>\na {}\n</style>\n<svg>\n<text>b</text></svg>c").plainText == "c")
    #expect(Sample.keeping("a <!--more--> b").excerpt(limit: 99) == "a")
    #expect(Sample.keeping("<p>a</p>\n<!-- More -->\n\nb").excerpt(limit: 99) == "a")
  }

  @Test(arguments: [
    ("<ruby>庭<rp>(</rp><rt>にわ</rt><rp>)</rp></ruby>に蛙。", "庭に蛙。"),
    ("<p><ruby>庭<rt>にわ<rt>か</ruby>に<b>蛙</b>。", "庭に蛙。"),
    ("# <ruby>庭<rt>*に*`わ`</rt></ruby> :tada:", "庭 :tada:"),
    ("<ruby>庭<rt>にわ\n\nに蛙。", "庭\nに蛙。"), ("a <ruby>庭<rt>b\n\n<div>c</div>", "a 庭\nc"),
    ("- [<ruby>庭<rt>にわ</rt></ruby>](a)\n- b", "庭\nb"),
  ])
  func `Is heard without how words are read`(text: String, expected: String) {
    #expect(Sample.keeping(text).plainText == expected)
    let body = MarkdownParser().parse(text, at: SourceLocation(file: "a.md", line: 1)).body
    #expect(body.plainText == expected.replacing(":tada:", with: "🎉"))
    #expect(body.html(MarkdownRendering()).contains("<rt>"))
  }

  @Test
  func `A heading is named without how its words are read`() {
    let heading = Sample.keeping("# <ruby>Rain<rt>あめ</rt></ruby> falls").headings.first
    #expect(heading?.text == "Rain falls" && heading?.anchor == "rain-falls")
    let emoji = MarkdownParser().parse("# <ruby>a<rt>:tada:</rt></ruby> :tada:", at: SourceLocation(file: "a.md"))
    #expect(emoji.body.headings.first?.text == "a 🎉" && emoji.body.headings.first?.anchor == "a-tada")
  }

  @Test
  func `Is something to show where there is something to see`() {
    for text in ["<div>a</div>", "<img src=a alt=b>", "a <b>", "<iframe src=a></iframe>", "<hr>"] {
      #expect(!Sample.keeping(text).isEmpty)
    }
    for text in ["<!-- a -->", "<div></div>", "<span></span>", "<style>a</style>"] {
      #expect(Sample.keeping(text).isEmpty)
    }
  }

  @Test(arguments: filtered)
  func `Shows as text what GFM disallows`(text: String, expected: String) {
    #expect(Sample.rawHTML(text, .tagfilter) == expected)
  }

  @Test
  func `Lets the addresses between disallowed tags follow the links of the site`() {
    let text = "<div><title>\n<img src=\"b\" alt=c></title> <a href='<script>'>d</a></div>"
    #expect(
      Sample.rawHTML(text, .tagfilter, url: Self.moved)
        == "<div>&lt;title>\n<img src=\"/x/b\" alt=c>&lt;/title> <a href='&lt;script>'>d</a></div>\n")
    #expect(
      Sample.rawHTML(text, .tagfilter, for: .feed, url: Self.moved) == "<div> <a>d</a></div>\n")
  }

  private static let moved: @Sendable (String) -> String = { $0.hasPrefix("https:") ? $0 : "/x/\($0)" }

  static let inputs = [
    "<div>\n*a*\n</div>", "<div>\n\n*a*\n\n</div>", "a <b class='c'>d</b> e", "<div>\n  <p>a</p>\n\n\n",
    "<!-- a -->\nb", "a <!-- b --> c", "<?php a ?>", "<!DOCTYPE html>", "a <![CDATA[ b ]]> c", "<a href=b>c</a>",
    "<a href = 'b&amp;c' >d</a>", "<img src=\"a b\" alt=c>", "<img src=a srcset='b 1x,c 2x' />",
    "<video poster=a src=b>",
    "- <div>a</div>\n- b", "- a <i>\n  <div>", "> <div>\n\na", "> <p>a\nb", "1. <b>a\n\n   <hr>\n",
    "<pre>\na\n\nb</pre>c",
    "<script>\n\n*a*\n\n</script>\n*b*", "<style>", "<textarea>\n\n</textarea>", "<div", "<div\n", "a <b\n  c=d\n>e",
    "![a <b>c</b> <!-- d -->](e)", "# a <b>c</b>", "[a <b>c</b>](d)", "<br/>", "<a><bab><c2c>", "a <b", "<x-y z>\n\na",
    "<iframe src='https://a.b/c'></iframe>", "<a href=\"javascript:b\">c</a>", "<b onclick='a()'>c</b>", "<p>\u{1}</p>",
    "<日本>", "<div>日本 é 👩‍👩‍👧‍👦</div>", "<A HREF=B>c</A>", "<img src='a' src='b'>", "<a href=#b>c</a>", "\t<div>", "   <div>a",
    "<div>\r\na\r\n</div>", "<b>\n<i>\n\na", "a\n<div>\nb", "a\n<b>\nc", "**a <b>c** d</b>", "*a*<br>*b*",
    "<https://a.b>",
    "&lt;b>", "\\<b>", "`<b>`", "    <b>", "<area href=a><link href=b>", "<source src=a><track src=b><embed src=c>",
  ]

  static let rewritten: [(String, String)] = [
    ("<a href=\"b\">c</a>", "<p><a href=\"/x/b\">c</a></p>\n"),
    ("<a href='b'>c</a>", "<p><a href='/x/b'>c</a></p>\n"),
    ("<a href=b>c</a>", "<p><a href=\"/x/b\">c</a></p>\n"),
    ("<A HREF = b TITLE=c>d</A>", "<p><A HREF = \"/x/b\" TITLE=c>d</A></p>\n"),
    ("<a\nhref='b c&amp;d'\ntitle=e>f</a>", "<p><a\nhref='/x/b%20c&amp;d'\ntitle=e>f</a></p>\n"),
    ("<a href=\"https://b.c/d\">e</a>", "<p><a href=\"https://b.c/d\">e</a></p>\n"),
    ("<a href=\" b\n\">c</a>", "<p><a href=\"/x/b\">c</a></p>\n"),
    ("<a href=b href=c>d</a>", "<p><a href=\"/x/b\" href=c>d</a></p>\n"),
    ("<a href=\"b'c\">d</a>", "<p><a href=\"/x/b&#x27;c\">d</a></p>\n"),
    ("<div><img alt=a src=b/></div>", "<div><img alt=a src=\"/x/b/\"></div>\n"),
    (
      "<img src=a alt=b srcset=\"c, d 2x,e 3x , https://f.g/h 4x\">",
      "<img src=\"/x/a\" alt=b srcset=\"/x/c, /x/d 2x,/x/e 3x , https://f.g/h 4x\">\n"
    ),
    (
      "<video poster=a src=b><source src=c><track src=d></video>",
      "<p><video poster=\"/x/a\" src=\"/x/b\"><source src=\"/x/c\"><track src=\"/x/d\"></video></p>\n"
    ),
    ("<picture><source srcset='a 1x'></picture>", "<p><picture><source srcset='/x/a 1x'></picture></p>\n"),
    (
      "<p><a href=a>b</a>\n[c](d)\n</p>\n\n[e](f)",
      "<p><a href=\"/x/a\">b</a>\n[c](d)\n</p>\n<p><a href=\"/x/f\">e</a></p>\n"
    ),
    ("<script src=a></script>", "<script src=\"/x/a\"></script>\n"),
    ("<svg><a href=b>c</a></svg>", "<p><svg><a href=\"/x/b\">c</a></svg></p>\n"),
  ]

  static let filtered = [
    ("<b> <title> <style> <i>", "<p><b> &lt;title> &lt;style> <i></p>\n"),
    ("<div>\n<XMP> </xmp> <scripty>\n</div>", "<div>\n&lt;XMP> &lt;/xmp> <scripty>\n</div>\n"),
    ("<script>\na\n</script>", "&lt;script>\na\n&lt;/script>\n"),
    ("<script", "&lt;script\n"),
    ("<div><iframe/><script/b></div>", "<div>&lt;iframe/>&lt;script/b></div>\n"),
    ("<!-- <plaintext> -->", "<!-- &lt;plaintext> -->\n"),
    ("a <b c=\"<noembed>\">d", "<p>a <b c=\"&lt;noembed>\">d</p>\n"),
    ("<textarea>\n\na", "&lt;textarea>\n\na\n"),
  ]

  @Test
  func `Keeps the ids of several bodies on one page apart, and what refers to them`() {
    let text = """
      <label for="a b">x</label> <input id='a' aria-labelledby="a c"> [down](#a) <a href="#a">d</a> [up](#top)

      <svg><g id=g></g><use href="#g"/><path fill="url(#g)" stroke="url('#no')"/></svg>
      """
    let body = Sample.keeping(text)
    let html = body.html(MarkdownRendering(identifierPrefix: "e-"))
    #expect(
      html == """
        <p><label for="e-a b">x</label> <input id='e-a' aria-labelledby="e-a c"> <a href="#e-a">down</a> \
        <a href="#e-a">d</a> <a href="#top">up</a></p>
        <p><svg><g id=e-g></g><use href="#e-g"/><path fill="url(#e-g)" stroke="url('#no')"/></svg></p>

        """)
    #expect(body.html(MarkdownRendering(identifierPrefix: "")).contains("id='a' aria-labelledby=\"a c\""))
  }
}
