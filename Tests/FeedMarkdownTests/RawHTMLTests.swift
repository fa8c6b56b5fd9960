import FeedDiagnostics
import FeedMarkdown
import Testing

@Suite("Raw HTML")
struct RawHTMLTests {
  @Test(
    "is left out",
    arguments: [
      ("a <b class=\"x\">c</b> d", "<p>a c d</p>\n"),
      ("<div>\nx\n</div>\n\ny", "<p>y</p>\n"),
      ("<script>alert(1)</script>", ""),
      ("<span></span>", ""),
      ("a\n\n<u></u> <i></i>\n\nb", "<p>a</p>\n<p>b</p>\n"),
      ("a<br>b<BR/>c<br />\nd", "<p>a\nb\nc\n\nd</p>\n"),
      ("![a <b>c</b>](d)", "<p><img src=\"d\" alt=\"a c\" /></p>\n"),
      ("a <?php b ?> c <!X d> e <![CDATA[f]]> g", "<p>a  c  e  g</p>\n"),
      ("- <hr>\n- a", "<ul>\n<li></li>\n<li>a</li>\n</ul>\n"),
      ("a <!-- b --> c", "<p>a  c</p>\n"),
    ])
  func omission(text: String, expected: String) {
    #expect(Sample.html(text) == expected)
  }

  @Test("is found once a body, at the first place")
  func oneWarning() {
    #expect(Sample.findings("a\nb <i>c</i>\n\n<div>\n</div>", line: 10) == ["11:3 raw-html"])
    #expect(Sample.findings("é日 <i>", line: 3) == ["3:4 raw-html"])
    #expect(Sample.findings("> a\n\n  <div>", line: 3) == ["5:3 raw-html"])
  }

  @Test(
    "is named by its first tag",
    arguments: [
      ("a <b x=\"1\">c</b>", "<b x=\"1\">"),
      ("<div\nclass=\"a\">", "<div"),
      ("<!-- a -->\n<p>b</p>", "<p>"),
      ("<div><!-- a --><p>", "<div>"),
      ("<!-- a --> <u>b</u>", "<u>"),
      ("<!-- a --> text", "text"),
      ("<!-- unclosed", "<!-- unclosed"),
      ("</div>", "</div>"),
    ])
  func name(text: String, expected: String) {
    let problem = Sample.parse(text).diagnostics.first?.problem
    #expect(problem == .body(.rawHTML(expected)))
  }

  @Test("does not warn of comments", arguments: ["<!-- a -->", "a <!-- b --> c", "<!--\na\n\nb\n-->", "<!--more-->"])
  func comments(text: String) {
    #expect(Sample.findings(text) == [])
  }

  @Test(
    "does not read as HTML in code and after backslashes",
    arguments: ["`<b>`", "    <b>", "\\<b>", "```\n<b>\n```", "a < b"])
  func code(text: String) {
    #expect(Sample.findings(text) == [])
    #expect(Sample.html(text) == CmarkReference.html(text))
  }
}
