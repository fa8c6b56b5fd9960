import BodyChecking
import FeedDiagnostics
import FeedMarkdown
import Testing

@Suite("Raw HTML")
struct RawHTMLTests {
  @Test(
    arguments: [
      ("a <b class=\"x\">c</b> d", "<p>a c d</p>\n"),
      ("<div>\nx\n</div>\n\ny", "<p>x</p>\n<p>y</p>\n"),
      ("<script>alert(1)</script>", ""),
      ("<span></span>", ""),
      ("a <script>b *c*\nd</script>e<TEMPLATE>f</template >", "<p>a e</p>\n"),
      ("a\n\n<u></u> <i></i>\n\nb", "<p>a</p>\n<p>b</p>\n"),
      ("a<br>b<BR/>c<br />\nd", "<p>a\nb\nc\n\nd</p>\n"),
      ("![a <b>c</b>](d)", "<figure><img src=\"d\" alt=\"a c\" /></figure>\n"),
      ("a <?php b ?> c <!X d> e <![CDATA[f]]> g", "<p>a  c  e  g</p>\n"),
      ("- <hr>\n- a", "<ul>\n<li></li>\n<li>a</li>\n</ul>\n"),
      ("a <!-- b --> c", "<p>a  c</p>\n"),
    ])
  func `Is left out`(text: String, expected: String) {
    #expect(Sample.html(text) == expected)
  }

  @Test(
    arguments: [
      ("<div>important words</div>", "<p>important words</p>\n"),
      ("<p>a <b>b</b>c</p>\n<p>d</p><p>e</p>\n", "<p>a bc d e</p>\n"),
      ("<!-- a --> text", "<p>text</p>\n"),
      (
        "<div>a < b &amp; &lt;script&gt; &#x65e5;&eacute; &bogus; *c*</div>",
        "<p>a &lt; b &amp; &lt;script&gt; 日é &amp;bogus; *c*</p>\n"
      ),
      ("<p>&nbsp;</p>", ""),
      (
        "<div>a<style>b</style><svg><svg>c</svg>d</svg>e<template>f</template><TEXTAREA>g</textarea >h</div>",
        "<p>a e h</p>\n"
      ),
      ("<iframe src=\"a\">b</iframe>", ""),
      ("<script>\nif (a < b) alert('</b>')\n</script>\nc", "<p>c</p>\n"),
      ("<p title='a > b' class=\"c\">d</p>", "<p>d</p>\n"),
      ("- <div>a</div>\n- b", "<ul>\n<li>\n<p>a</p>\n</li>\n<li>b</li>\n</ul>\n"),
      ("<div>a\n<!--\nb\n--><?c d ?><!X e>f</div>", "<p>a f</p>\n"),
    ])
  func `Keeps its words, in a paragraph a block`(text: String, expected: String) {
    #expect(Sample.html(text) == expected)
  }

  @Test(
    arguments: [
      ("<img src=\"a.jpg\" alt=\"b\" onerror=\"alert(1)\">", "<p><img src=\"a.jpg\" alt=\"b\" /></p>\n"),
      (
        "a <IMG class=x alt='b &amp; \"c\"' title=d src=e/f.png/>g",
        "<p>a <img src=\"e/f.png/\" alt=\"b &amp; &quot;c&quot;\" title=\"d\" />g</p>\n"
      ),
      (
        "<figure>\n<img src=a alt=b>\n<figcaption>c</figcaption></figure>",
        "<p><img src=\"a\" alt=\"b\" /> c</p>\n"
      ),
      ("[<img src=a alt=b>](c)", "<p><a href=\"c\"><img src=\"a\" alt=\"b\" /></a></p>\n"),
      ("<img alt=a>", ""),
      ("a <img src=\"java&#115;cript:b\" alt=c>", "<p>a </p>\n"),
    ])
  func `Keeps its images`(text: String, expected: String) {
    #expect(Sample.html(text) == expected)
  }

  @Test
  func `Has its images listed and checked like any other`() {
    let links = Sample.body("<div><img src=a alt=b title=c></div>\n\nd <img src=e alt=f>").links
    #expect(links.map(\.kind) == [.image, .image])
    #expect(links.map(\.destination) == ["a", "e"])
    #expect(links.map(\.text) == ["b", "f"])
    #expect(links.map(\.title) == ["c", ""])
    #expect(Sample.findings("<img src=a>\n\nb <img src='javascript:c'>") == ["1:1 missing-alt", "3:3 unsafe-link"])
  }

  @Test
  func `Is found once a body, at the first place`() {
    #expect(Sample.findings("a\nb <i>c</i>\n\n<div>\n</div>", line: 10) == ["11:3 raw-html"])
    #expect(Sample.findings("é日 <i>", line: 3) == ["3:4 raw-html"])
    #expect(Sample.findings("> a\n\n  <div>", line: 3) == ["5:3 raw-html"])
    #expect(Sample.findings("[a]: b\nc\n> d <i>", line: 3) == ["5:5 raw-html"])
    #expect(Sample.findings("<!-- a -->\n<!-- b\n--> <p>", line: 3) == ["5:5 raw-html"])
  }

  @Test(
    arguments: [
      ("a <b x=\"1\">c</b>", "<b x=\"1\">"),
      ("<div\nclass=\"a\">", "<div"),
      ("<!-- a -->\n<p>b</p>", "<p>"),
      ("<div><!-- a --><p>", "<div>"),
      ("<!-- a --> <u>b</u>", "<u>"),
      ("<!-- unclosed", "<!-- unclosed"),
      ("</div>", "</div>"),
    ])
  func `Is named by its first tag`(text: String, expected: String) {
    let problem = Sample.parse(text).diagnostics.first?.problem
    #expect(problem == .body(.rawHTML(expected)))
  }

  @Test(arguments: ["<!-- a -->", "a <!-- b --> c", "<!--\na\n\nb\n-->", "<!--more-->"])
  func `Does not warn of comments`(text: String) {
    #expect(Sample.findings(text) == [])
  }

  @Test(
    arguments: ["`<b>`", "    <b>", "\\<b>", "```\n<b>\n```", "a < b"])
  func `Does not read as HTML in code and after backslashes`(text: String) {
    #expect(Sample.findings(text) == [])
    #expect(Sample.html(text) == CmarkReference.html(text))
  }
}
