import FeedImport
import Testing

@Suite("The Markdown of HTML")
struct MarkdownConverterTests {
  private func markdown(_ html: String, isNote: Bool = false, keepsLineEnds: Bool = false) -> String {
    MarkdownConverter(isNote: isNote, keepsLineEnds: keepsLineEnds).markdown(html)
  }

  @Test(arguments: [
    (
      "<h2>Rain &amp; snow</h2><p>Some <em>wet</em> <strong>words</strong>.</p>",
      "## Rain & snow\n\nSome *wet* **words**."
    ),
    ("<p>one<br>two<br><br>three</p>", "one\\\ntwo\n\nthree"),
    ("<ul><li>a</li><li>b<ol><li>c</li></ol></li></ul>", "- a\n- b\n  1. c"),
    ("<ul><li><p>a</p></li><li><p>b</p></li></ul>", "- a\n\n- b"),
    (
      "<ul><li><input type=checkbox checked> done</li><li><input type=checkbox> open</li></ul>",
      "- [x] done\n- [ ] open"
    ),
    ("<pre><code class=\"language-swift\">let a = 1\n</code></pre>", "```swift\nlet a = 1\n```"),
    ("<p>H<sub>2</sub>O and x<sup>2</sup></p>", "H~2~O and x^2^"),
    ("<p><strong> a </strong>b</p>", "**a** b"), ("<p>雨が<strong>「降る」</strong>よ</p>", "雨が<strong>「降る」</strong>よ"),
    (
      "<figure><a href='big.jpg'><img src='big-300x200.jpg' alt='Rain'></a><figcaption>Wet</figcaption></figure>",
      "![Rain](big.jpg \"Wet\")"
    ),
    ("<figure><img alt='Rain'><figcaption>Wet</figcaption></figure>", "Wet"),
    (
      "<iframe src='https://www.youtube.com/embed/abcdefghijk?feature=oembed'></iframe>",
      "https://www.youtube.com/watch?v=abcdefghijk"
    ),
    (
      "<table><tr><th>a</th><th style='text-align: right'>b</th></tr><tr><td>1</td><td>2</td></tr></table>",
      "| a | b |\n| --- | ---: |\n| 1 | 2 |"
    ),
    (
      "<table><tr><th>a</th></tr><tr><thead><tr><th>b</th></tr></thead></tr></table>",
      "<table><tr><th>a</th></tr><tr><thead><tr><th>b</th></tr></thead></tr></table>"
    ),
    ("<dl><dt>Rain</dt><dd>Water</dd></dl>", "Rain\n: Water"),
    ("<dl>Words <dt>Rain</dt><dd>Water</dd></dl>", "<dl>Words <dt>Rain</dt><dd>Water</dd></dl>"),
    ("<p>A</p><!--more--><p>B</p><!-- other --><script>x</script><style>y</style>", "A\n\n<!--more-->\n\nB"),
    ("<p>x <img src='s.svg' class='emoji' alt='☔'> <img src='p.gif' width='1' height='1'></p>", "x ☔"),
    ("<p><a href='https://okapi.example/'>https://okapi.example/</a></p>", "<https://okapi.example/>"),
    (
      "<video src='a.mp4' title='Rain'></video><audio controls><source src='b.mp3'></audio>",
      "![Rain](a.mp4)\n\n![](b.mp3)"
    ),
    ("<figure>\n<audio src='a.mp3'>No player</audio><figcaption>Rain</figcaption></figure>", "![Rain](a.mp3)"),
    (
      "<figure><video src='a.mp4' aria-label='Fog'></video><figcaption>The <b>fog</b></figcaption></figure>",
      "![Fog](a.mp4 \"The fog\")"
    ),
    ("<figure><audio src='a.mp3'></audio><figcaption>By <em>Ann</em></figcaption></figure>", "![](a.mp3)\n\nBy *Ann*"),
    ("<figure><audio src='a.mp3'></audio><figcaption><p>a</p><p>b</p></figcaption></figure>", "![](a.mp3)\n\na\n\nb"),
    (
      "<video src='a.mp4' poster='p.jpg' style='x' onplay='y()'></video>",
      "<div>\n<video src=\"a.mp4\" poster=\"p.jpg\"></video>\n</div>"
    ),
    (
      "<pre><em>a</em>\n<span>\n</span><pre>b</pre>\n<!-- c -->\nd</pre>",
      "<div>\n<pre><em>a</em>&#10;\n<pre>b</pre>&#10;\nd</pre>\n</div>"
    ),
    ("<pre><em>a</em><pre>b</pre>c</pre>", "<div>\n<pre><em>a</em><pre>b</pre>c</pre>\n</div>"),
    ("<p><a href='javascript:x()'>click</a></p>", "click"),
    (
      "<p><em>a</em> <ruby>庭<rp>(</rp><rt>にわ</rt><rp>)</rp></ruby>に蛙。</p>",
      "*a* <ruby>庭<rp>(</rp><rt>にわ</rt><rp>)</rp></ruby>に蛙。"
    ),
  ])
  func `Is what a writer would have written`(html: String, expected: String) {
    #expect(markdown(html) == expected)
  }

  @Test
  func `Keeps the places that its own links lead to`() {
    #expect(
      markdown("<p>a<sup id=\"r1\"><a href=\"#n1\">1</a></sup></p><ol><li id=\"n1\">b <a href=\"#r1\">up</a></li></ol>")
        == "a<sup id=\"r1\">[1](#n1)</sup>\n\n1. <a id=\"n1\"></a>b [up](#r1)")
    #expect(markdown("<h2 id=\"x\">X</h2><p id=\"y\"><a href=\"#x\">up</a></p>") == "## X {#x}\n\n[up](#x)")
  }

  @Test
  func `Leaves tags of templates as text`() {
    #expect(markdown("<p>{{ a }} {% b %} {{< c >}} {d}</p>") == "\\{\\{ a }} \\{\\% b %} \\{\\{< c >}} \\{d}")
  }

  @Test
  func `Escapes names in notes only`() {
    #expect(markdown("<p>#rain @ann 5#a</p>") == "#rain @ann 5#a")
    #expect(markdown("<p>#rain @ann 5#a</p>", isNote: true) == "\\#rain \\@ann 5#a")
  }

  @Test
  func `Takes line ends for what they are where they are meant`() {
    #expect(
      markdown("one\ntwo\n\nthree <em>four</em>\n\n<ul>\n<li>x</li>\n</ul>", keepsLineEnds: true)
        == "one\\\ntwo\n\nthree *four*\n\n- x")
    #expect(MarkdownConverter(keepsLineEnds: true).markdown([.text("a < b\n\n* c")]) == "a < b\n\n\\* c")
  }

  @Test(arguments: ["div", "blockquote", "em", "span", "ul><li", "b><i"])
  func `Keeps words however deep they are`(name: String) {
    let html = String(repeating: "<\(name)>", count: 3000) + "rain" + "<p>snow</p>"
    let markdown = markdown(html)
    #expect(markdown.contains("rain") && markdown.contains("snow"))
  }
}
