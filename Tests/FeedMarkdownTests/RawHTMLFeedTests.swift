import FeedDiagnostics
import FeedMarkdown
import Testing

@Suite("Raw HTML in feeds")
struct RawHTMLFeedTests {
  @Test(arguments: safe)
  func `Stays as far as it is safe`(text: String, expected: String) {
    #expect(Sample.rawHTML(text, for: .feed) == expected)
    #expect(Sample.rawHTML(text, .tagfilter, for: .feed) == expected)
  }

  @Test(arguments: nested)
  func `Nests, whatever is open`(text: String, expected: String) {
    let html = Sample.rawHTML(text, for: .feed)
    #expect(html == expected)
    #expect(SafeMarkup.faults(in: html) == [])
  }

  @Test
  func `Has its addresses resolved`() {
    let text =
      "<a href=b.md>c</a> <img src='d.jpg' alt=\"e\" srcset=\"f.jpg 1x, javascript:g 2x, h,i 3x\"><video poster=j></video>"
    #expect(
      Sample.rawHTML(text, for: .feed, url: { "https://x.y/\($0)" })
        == "<p><a href=\"https://x.y/b.md\">c</a> <img src=\"https://x.y/d.jpg\" alt=\"e\" "
        + "srcset=\"https://x.y/f.jpg 1x, https://x.y/h,i 3x\" /><video poster=\"https://x.y/j\"></video></p>\n")
  }

  @Test(
    arguments: CommonMarkTests.inputs.filter { !$0.hasPrefix("\u{FEFF}") })
  func `Leaves Markdown without raw HTML alone`(text: String) {
    #expect(Sample.rawHTML(text, for: .feed) == Sample.rawHTML(text))
    #expect(Sample.rawHTML("<i></i>\n\n\(text)", for: .feed) == "<p><i></i></p>\n" + Sample.rawHTML(text))
  }

  @Test
  func `Leaves what extensions read alone`() {
    let text = """
      | a | b |
      |:--|--:|
      | ~~c~~ | ==d== |

      - [x] e
      - [ ] f[^1]

      > [!NOTE]
      > g :tada: H~2~O

      h
      : i

      ![j](k.mp3) ![l](m.mp4)

      ![n](o.jpg "p")

      ```swift
      let q = "<r>"
      ```

      #s @t {: .u}

      https://youtu.be/dQw4w9WgXcQ

      [^1]: v
      """
    let parser = MarkdownParser(options: MarkdownOptions(rawHTML: .kept))
    let place = SourceLocation(file: "a.md", line: 1)
    let rendering = MarkdownRendering(purpose: .feed)
    let plain = parser.parse(text, at: place).body.html(rendering)
    #expect(parser.parse("<i></i>\n\n\(text)", at: place).body.html(rendering) == "<p><i></i></p>\n\(plain)")
    #expect(parser.parse("<div>\n\n\(text)", at: place).body.html(rendering) == "<div>\n\(plain)</div>")
  }

  static let safe: [(String, String)] = [
    ("a <b class=c id=d>e</b>", "<p>a <b>e</b></p>\n"),
    (
      "<p title='a \"b\" &amp; c' lang=en dir=ltr>d</p>",
      "<p title=\"a &quot;b&quot; &amp; c\" lang=\"en\" dir=\"ltr\">d</p>\n"
    ),
    ("<div>a < b &copy; &unknown; & \"c\"</div>", "<div>a &lt; b &copy; &unknown; & &quot;c&quot;</div>\n"),
    ("<SPAN>a</SPAN>", "<p><span>a</span></p>\n"),
    ("a<br>b<BR/>c<wbr>", "<p>a<br />b<br />c<wbr /></p>\n"),
    ("<hr><img src=a alt=b width=1 height=2 onload=c>", "<hr /><img src=\"a\" alt=\"b\" width=\"1\" height=\"2\" />\n"),
    ("<img src=data:image/png;base64,AA alt=b>", "<img src=\"data:image/png;base64,AA\" alt=\"b\" />\n"),
    ("<img src=data:text/html,a alt='b &amp; c'>", "b &amp; c\n"),
    ("<img alt=a>", "a\n"),
    ("<table><tr><td colspan=2 style=a>b</td></tr></table>", "<table><tr><td colspan=\"2\">b</td></tr></table>\n"),
    ("<details open><summary>a</summary>b</details>", "<details open=\"\"><summary>a</summary>b</details>\n"),
    ("<form action=a><input name=b><button>c</button>d</form>", "d\n"),
    ("<select><option>a</select>b", "<p>b</p>\n"),
    ("<object data=a><p>b</p></object>", "<p>b</p>\n"),
    ("<iframe src=a>b</iframe>\nc", "\nc\n"),
    ("<svg><p>a</p></svg><math><mi>b</mi></math>c", "<p>c</p>\n"),
    ("<svg/>a", "<p>a</p>\n"),
    ("<x-y>a</x-y>", "<p>a</p>\n"),
    ("a <!-- b --> c <!--more--> <?d?> <![CDATA[e]]> <!F g>", "<p>a  c    </p>\n"),
    ("a <script>*b*</script> c", "<p>a  c</p>\n"),
    ("a <style>b\n\nc", "<p>a </p>\n<p>c</p>\n"),
    ("<div><script>\n\nb\n\n</script></div>", "<div>\n<p>b</p>\n<p></p>\n</div>"),
    ("<script>\na\n\n</script>\nb", "\n<p>b</p>\n"),
    ("![a <b>c</b>](d)", "<p><img src=\"d\" alt=\"a &lt;b&gt;c&lt;/b&gt;\" /></p>\n"),
    ("<audio controls src=a autoplay></audio>", "<p><audio controls=\"\" src=\"a\"></audio></p>\n"),
  ]

  static let nested: [(String, String)] = [
    ("a <b>c", "<p>a <b>c</b></p>\n"),
    ("a </b> c", "<p>a  c</p>\n"),
    ("*a <b>c* d</b>", "<p><em>a <b>c</b></em> d</p>\n"),
    ("<b>*a</b> c*", "<p><b><em>a c</em></b></p>\n"),
    ("<b><i>a</b>c</i>", "<p><b><i>a</i></b>c</p>\n"),
    ("<div>\n\na\n\n</div>", "<div>\n<p>a</p>\n</div>\n"),
    ("<div>\n\na", "<div>\n<p>a</p>\n</div>"),
    ("</div></div>\n\na", "\n<p>a</p>\n"),
    ("> <div>\n\na", "<blockquote>\n<div>\n</div></blockquote>\n<p>a</p>\n"),
    ("- <b>a\n- c</b>", "<ul>\n<li><b>a</b></li>\n<li>c</li>\n</ul>\n"),
    ("<ul><li>a<li>b</ul>", "<ul><li>a</li><li>b</li></ul>\n"),
    ("<p>a<p>b", "<p>a</p><p>b\n</p>"),
    ("<p>\n\na\n\n</p>", "<p>\n</p><p>a</p>\n\n"),
    ("<dl><dt>a<dd>b<dt>c</dl>", "<dl><dt>a</dt><dd>b</dd><dt>c</dt></dl>\n"),
    (
      "<table><tr><td>a<td>b<tr><th>c</table>",
      "<table><tr><td>a</td><td>b</td></tr><tr><th>c</th></tr></table>\n"
    ),
    ("<a href=b>c <a href=d>e</a>", "<p><a href=\"b\">c </a><a href=\"d\">e</a></p>\n"),
    ("<br>a</br></img>", "<p><br />a</p>\n"),
    ("# a <i>b\n\nc</i>", "<h1>a <i>b</i></h1>\n<p>c</p>\n"),
    ("[a <b>c](d) e</b>", "<p><a href=\"d\">a <b>c</b></a> e</p>\n"),
    ("<div/>a", "<div>a\n</div>"),
    ("<svg><div></svg></div>a", "<p>a</p>\n"),
    ("<button><b></button>a</b>", "<p>a</p>\n"),
  ]

  @Test(
    arguments: [
      ("a <p> b <div>c</div>", "<p>a  b c</p>\n"), ("<p>a <b>b <p>c", "<p>a <b>b </b></p><p>c\n</p>"),
      ("<p>a <i>b\n\nc", "<p>a <i>b\n</i></p><p>c</p>\n"),
      ("[a <a href=\"b\">c</a>](d)", "<p><a href=\"d\">a c</a></p>\n"),
      ("- a <li>b", "<ul>\n<li>a b</li>\n</ul>\n"),
      (
        "<https://a.b/> <a href=\"c\">d <a href=\"e\">f",
        "<p><a href=\"https://a.b/\">https://a.b/</a> <a href=\"c\">d </a><a href=\"e\">f</a></p>\n"
      ),
    ])
  func `Hold no paragraph in a paragraph, and no link in a link`(text: String, html: String) {
    #expect(Sample.rawHTML(text, for: .feed) == html)
  }

  @Test
  func `Warn of addresses that feeds leave out`() {
    let parsed = MarkdownParser(options: MarkdownOptions(rawHTML: .kept))
      .parse("a <a href=\"javascript:b\">c</a>", at: SourceLocation(file: "a.md", line: 3))
    #expect(parsed.diagnostics.map(\.code) == ["unsafe-raw-link"])
    #expect(parsed.diagnostics.first?.location?.column == 3)
  }
}
