import FeedMarkdown
import Testing

@Suite("Lists of attributes")
struct AttributeListPlaceTests {
  @Test(
    "reach every element that they stand behind",
    arguments: [
      (##"[a](b){:target="_blank"}"##, ##"<p><a href="b" target="_blank" rel="noopener">a</a></p>"##),
      ("https://a.b{: .c}", ##"<p><a href="https://a.b" class="c">https://a.b</a></p>"##),
      (
        "`c`{.k} *e*{.k} **s**{: .k}",
        ##"<p><code class="k">c</code> <em class="k">e</em> <strong class="k">s</strong></p>"##
      ),
      ("~~a~~{: .k} ==b=={: .k}", ##"<p><del class="k">a</del> <mark class="k">b</mark></p>"##),
      ("p\n{: .k}", ##"<p class="k">p</p>"##),
      ("{: .k}\np", ##"<p class="k">p</p>"##),
      ("- a\n{: .k}", ##"<ul class="k">\##n<li>a</li>\##n</ul>"##),
      ("- a\n  {: .k}", ##"<ul>\##n<li class="k">a</li>\##n</ul>"##),
      ("> q\n{: .k}", ##"<blockquote class="k">\##n<p>q</p>\##n</blockquote>"##),
      ("```\nc\n```\n{: .k}", ##"<pre class="k"><code>c\##n</code></pre>"##),
      ("# H {: .k}", ##"<h1 class="k">H</h1>"##),
    ])
  func elements(text: String, html: String) {
    #expect(Sample.document(text) == html)
  }

  @Test("replace what the element has of its own")
  func replacement() {
    #expect(Sample.document("3. a\n{: start=5}") == "<ol start=\"5\">\n<li>a</li>\n</ol>")
    #expect(Sample.document("> [!NOTE]\n> a\n{: role=presentation}").split(separator: "role=").count == 2)
  }

  @Test(
    "are never shown",
    arguments: [
      ("a {: .k} b", "<p>a  b</p>"),
      (##"`{: .k}` \{: .k}"##, "<p><code>{: .k}</code> {: .k}</p>"),
      (##"x ![Photo by [X](u){:target="_blank"}](i.jpg)"##, ##"<p>x <img src="i.jpg" alt="Photo by X" /></p>"##),
      ("{{ a }} {% b %} {}", "<p>{{ a }} {% b %} {}</p>"),
    ])
  func hidden(text: String, html: String) {
    #expect(Sample.document(text) == html)
  }

  @Test("name headings and blocks, which links within the body find")
  func names() {
    let html = Sample.page("# H {#top}\n\n| a |\n|---|\n{: #t}\n\n[x](#top) [y](#t)", prefix: "e-")
    for part in ["<h1 id=\"e-top\">H</h1>", "<table id=\"e-t\">", "href=\"#e-top\"", "href=\"#e-t\""] {
      #expect(html.contains(part))
    }
  }

  @Test("give a name once, and name what they drop with its line")
  func dropped() {
    let text = "[a](b){: onclick=\"x\"}\n\np\n{: #n}\n\np\n{: #n}"
    #expect(Sample.findings(text) == ["1 dropped-attribute", "7:1 dropped-attribute"])
    #expect(Sample.page(text).split(separator: "id=\"n\"").count == 2)
  }
}
