import BodyChecking
import FeedMarkup
import Testing

@testable import FeedMarkdown

@Suite("The markup of code blocks")
struct MarkdownCodeBlockTests {
  @Test
  func `Colours tokens`() {
    #expect(
      html("let a = \"<b>\" // it's\n", "swift")
        == """
        <pre><code class="language-swift"><span class="tok-keyword">let</span> a = <span class="tok-string">\
        &quot;&lt;b&gt;&quot;</span> <span class="tok-comment">// it's</span>
        </code></pre>

        """)
  }

  @Test
  func `Points lines out, one mark a line, and cuts what goes over them`() {
    #expect(
      html("a\n/* b\nc */ d\ne\n", "c {2,3-3}")
        == """
        <pre><code class="language-c">a
        <mark class="line"><span class="tok-comment">/* b
        </span></mark><mark class="line"><span class="tok-comment">c */</span> d
        </mark>e
        </code></pre>

        """)
    #expect(
      html("/* a\nb\nc */\n", "c {2}")
        == """
        <pre><code class="language-c"><span class="tok-comment">/* a
        </span><mark class="line"><span class="tok-comment">b
        </span></mark><span class="tok-comment">c */</span>
        </code></pre>

        """)
  }

  @Test
  func `Points lines out without colours, and without a language`() {
    let marked = "<mark class=\"line\">&lt;\n</mark>b\n</code></pre>\n"
    #expect(html("<\nb\n", "{1}") == "<pre><code>" + marked)
    #expect(html("<\nb\n", "klingon {1}") == "<pre><code class=\"language-klingon\">" + marked)
    #expect(html("<\nb\n", "text {1,7-99999999999}") == "<pre><code class=\"language-text\">" + marked)
  }

  @Test
  func `Points out what there is of the last line`() {
    #expect(html("a\nb", "{2-9}") == "<pre><code>a\n<mark class=\"line\">b</mark></code></pre>\n")
    #expect(html("\n\n", "{2}") == "<pre><code>\n<mark class=\"line\">\n</mark></code></pre>\n")
    #expect(html("", "{1}") == "<pre><code></code></pre>\n")
  }

  @Test(
    arguments: ["swift", "a&b\"c d", "é日", "", "c++"])
  func `Is that of cmark where nothing is coloured and pointed out`(info: String) {
    let code = "let a = '<b>' & \"c\"\n\n\te\n"
    let expected = CmarkReference.html("```\(info)\n\(code)```")
    #expect(html(code, info, isHighlighted: false) == expected)
    #expect(html(code, info, isPage: false) == expected)
  }

  @Test
  func `Is plain for a language that nobody knows`() {
    #expect(html("let a\n", "klingon") == "<pre><code class=\"language-klingon\">let a\n</code></pre>\n")
  }

  @Test
  func `Has no lines and colours in feeds`() {
    let plain = "<pre><code class=\"language-swift\">let a\n</code></pre>\n"
    #expect(html("let a\n", "swift {1}", isPage: false) == plain)
  }

  private func html(_ code: String, _ info: String, isHighlighted: Bool = true, isPage: Bool = true) -> String {
    var buffer = MarkupBuffer()
    let block = MarkdownCodeBlock(info: info, code: Array(code.utf8), isHighlighted: isHighlighted)
    block.append(to: &buffer, isPage: isPage)
    return buffer.markup + "\n"
  }
}
