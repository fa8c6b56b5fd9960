import FeedMarkdown
import Testing

@Suite("Plain text")
struct PlainTextTests {
  @Test(
    arguments: [
      ("# a\n\nb *c* `d`\n\n- e\n- f\n  - g\n\n> h", "a\nb c d\ne\nf\ng\nh"),
      ("a\nb  \nc", "a b\nc"),
      ("a ![b](c) d", "a  d"),
      ("![a](b)\n\nc", "c"),
      ("a\n\n![b](c)\n\nd", "a\nd"),
      ("a\n\n    b\n      c\n\nd", "a\nb\n  c\nd"),
      ("[a](b) <https://c.d>", "a https://c.d"),
      ("a &amp; &lt; \\* b", "a & < * b"),
      ("a<br>b <i>c</i>", "a b c"),
      ("a\n\n---\n\nb", "a\nb"),
      ("<div>a</div>", "a"),
      ("-\n- a", "a"),
    ])
  func `Is what a reader hears, blocks on lines of their own`(markdown: String, expected: String) {
    #expect(Sample.body(markdown).plainText == expected)
  }

  @Test(
    arguments: ["", "\n \n", "<!-- a -->", "<div></div>", "[a]: b", "<i></i>", "-", ">", "&#32;"])
  func `Is missing where there is nothing to show`(text: String) {
    #expect(Sample.body(text).isEmpty)
  }

  @Test(
    arguments: ["a", "![a](b)", "![](b)", "---", "    a", "- a", "# a", "`a`", "![a]()"])
  func `Is not all that can be shown`(text: String) {
    #expect(!Sample.body(text).isEmpty)
  }

  @Test
  func `Of the empty body is empty`() {
    #expect(MarkdownBody.empty == Sample.body(""))
    #expect(MarkdownBody.empty.isEmpty)
    #expect(MarkdownBody.empty.html(MarkdownRendering()) == "")
    #expect(MarkdownBody.empty.excerpt(limit: 10) == "")
  }

  @Test(
    arguments: [
      ("one two  three", 3, 0),
      ("it's well-known, isn't it?", 4, 0),
      ("- — …", 0, 0),
      ("今天天氣很好。", 0, 6),
      ("Swift言語とテスト 6.3", 2, 6),
      ("안녕하세요 세계", 0, 7),
      ("مرحبا بالعالم", 2, 0),
      ("ça va? нормально", 3, 0),
      ("👩‍👩‍👧‍👦 ok", 1, 0),
      ("`code here`\n\n    more code", 4, 0),
    ])
  func `Is counted in words and CJK characters`(markdown: String, words: Int, cjkCharacters: Int) {
    let body = Sample.body(markdown)
    #expect(body.statistics.words == words)
    #expect(body.statistics.cjkCharacters == cjkCharacters)
  }

  @Test(arguments: [
    ("a\\\nb\n\nc", "a\nb\n\nc"), ("# a\n\nb", "a\n\nb"), ("- a\n- b\n\nc", "a\nb\nc"), ("a\n\n![b](c.jpg)", "a"),
    ("", ""),
    ("a[^1]\n\nb\n\n[^1]: c", "a\n\nb\n\nc"),
  ])
  func `Paragraphs may have an empty line between them`(markdown: String, expected: String) {
    #expect(Sample.body(markdown).spacedText == expected)
  }
}
