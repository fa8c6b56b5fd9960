import FeedMarkdown
import Testing

@Suite("Lists of attributes")
struct AttributeListPlaceTests {
  @Test(
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
  func `Apply to every element that they follow`(text: String, html: String) {
    #expect(Sample.document(text) == html)
  }

  /// As converters from Medium and other places leave them.
  @Test(
    arguments: [
      (##"_by [a](b){:target="_blank"}_"##, "<p><em>by LINK</em></p>"),
      (##"_[a](b){:target="_blank"}_ and _[a](b){: target='_blank'}_"##, "<p><em>LINK</em> and <em>LINK</em></p>"),
      (##"**[a](b){:target="_blank"}** *[a](b){:target=_blank}*"##, "<p><strong>LINK</strong> <em>LINK</em></p>"),
      (##"[a](b){:target="_blank"}_c_"##, "<p>LINK<em>c</em></p>"),
      (##"- _[a](b){:target="_blank"}_"##, "<ul>\n<li><em>LINK</em></li>\n</ul>"),
      (##"> _[a](b){:target="_blank"}_"##, "<blockquote>\n<p><em>LINK</em></p>\n</blockquote>"),
      (##"# [a](b){:target="_blank"}"##, "<h1>LINK</h1>"),
      (##"# _[a](b){:target="_blank"}_ {: .k}"##, ##"<h1 class="k"><em>LINK</em></h1>"##),
      (##"# [a](b){:target="_blank"}{.k}"##, ##"<h1 class="k">LINK</h1>"##),
      (
        "| a |\n|---|\n| _[a](b){:target=\"_blank\"}_ |",
        "<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td><em>LINK</em></td>\n</tr>\n</tbody>\n</table>"
      ),
      (##"_x_ `a`{:title="_b_"} _y_"##, ##"<p><em>x</em> <code title="_b_">a</code> <em>y</em></p>"##),
    ])
  func `Are read before emphasis, and belong to the link before them wherever it stands`(text: String, html: String) {
    let link = ##"<a href="b" target="_blank" rel="noopener">a</a>"##
    #expect(Sample.document(text) == html.replacing("LINK", with: link))
    #expect(Sample.findings(text) == [])
  }

  @Test(
    arguments: [
      (##"`(a){:target="_blank"}_b`"##, ##"<p><code>(a){:target=&quot;_blank&quot;}_b</code></p>"##),
      ("_a (b){c_", "<p><em>a (b){c</em></p>"),
      ("<http://a.b/){.c_d}>", ##"<p><a href="http://a.b/)%7B.c_d%7D">http://a.b/){.c_d}</a></p>"##),
      ("[a](http://a.b/(c){.d_e})", ##"<p><a href="http://a.b/(c)%7B.d_e%7D">a</a></p>"##),
      ("    (a){: title=_b_}", "<pre><code>(a){: title=_b_}\n</code></pre>"),
    ])
  func `Leave emphasis as it is where they are none, or stand in code`(text: String, html: String) {
    #expect(Sample.document(text) == html)
  }

  @Test
  func `Replace what the element has of its own`() {
    #expect(Sample.document("3. a\n{: start=5}") == "<ol start=\"5\">\n<li>a</li>\n</ol>")
    #expect(Sample.document("> [!NOTE]\n> a\n{: role=presentation}").split(separator: "role=").count == 2)
  }

  @Test(
    arguments: [
      ("a {: .k} b", "<p>a  b</p>"),
      (##"`{: .k}` \{: .k}"##, "<p><code>{: .k}</code> {: .k}</p>"),
      (##"x ![Photo by [X](u){:target="_blank"}](i.jpg)"##, ##"<p>x <img src="i.jpg" alt="Photo by X" /></p>"##),
      ("{{ a }} {% b %} {}", "<p>{{ a }} {% b %} {}</p>"),
    ])
  func `Are never shown`(text: String, html: String) {
    #expect(Sample.document(text) == html)
  }

  @Test
  func `Name headings and blocks, which links within the body find`() {
    let html = Sample.page("# H {#top}\n\n| a |\n|---|\n{: #t}\n\n[x](#top) [y](#t)", prefix: "e-")
    for part in ["<h1 id=\"e-top\">H</h1>", "<table id=\"e-t\">", "href=\"#e-top\"", "href=\"#e-t\""] {
      #expect(html.contains(part))
    }
  }

  @Test
  func `Give a name once, and name what they drop with its line`() {
    let text = "[a](b){: onclick=\"x\"}\n\np\n{: #n}\n\np\n{: #n}"
    #expect(Sample.findings(text) == ["1:7 dropped-attribute", "7:1 repeated-name"])
    #expect(Sample.page(text).split(separator: "id=\"n\"").count == 2)
  }

  @Test(
    arguments: [
      ("[a](b){: .c #d}{: .e #f}", ##"<p><a href="b" class="c e">a</a></p>"##),
      ("https://a.b{: .c}{:.d}", ##"<p><a href="https://a.b" class="c d">https://a.b</a></p>"##),
      ("p\n{: .a}\n{: .b}\n{: .c}", ##"<p class="a b c">p</p>"##),
      ("x\n\n{: .a}\n{: .b}\np\n{: .c}", ##"<p>x</p>\##n<p class="a b c">p</p>"##),
      ("{: .a}\n{: .b}\np", ##"<p class="a b">p</p>"##),
      ("# H {.a}{#x .b}", ##"<h1 class="a b">H</h1>"##),
      ("![a](b.jpg){: .c}\n{: .d}", ##"<figure><img src="b.jpg" alt="a" class="c d" /></figure>"##),
      ("| a |\n|---|\n{: .a}\n{: .b}", "<table class=\"a b\">\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n</table>"),
    ])
  func `Count together where they follow each other`(text: String, html: String) {
    #expect(Sample.document(text) == html)
    #expect(Sample.findings(text).filter { !$0.hasSuffix("missing-alt") }.isEmpty)
  }

  @Test(
    arguments: [
      (
        "[a](b){: .c\n  target=\"_blank\"} d\ne",
        "<p><a href=\"b\" class=\"c\" target=\"_blank\" rel=\"noopener\">a</a> d\ne</p>"
      ),
      ("*a*{:\n.b\n.c\n}", ##"<p><em class="b c">a</em></p>"##),
      ("p\n{: .a\n.b}\nq", "<p class=\"a b\">p</p>\n<p>q</p>"),
      ("> p\n> {: .a\n> .b }", "<blockquote>\n<p class=\"a b\">p</p>\n</blockquote>"),
      ("    {: .a\n    .b}", "<pre><code>{: .a\n.b}\n</code></pre>"),
    ])
  func `May go on in the next line`(text: String, html: String) {
    #expect(Sample.document(text) == html)
    #expect(Sample.findings(text).isEmpty)
  }

  @Test
  func `Are not shown where they are not closed, but the words after them are`() {
    #expect(Sample.document("[a](b){: .c and so on") == ##"<p><a href="b" class="c">a</a> and so on</p>"##)
    #expect(
      Sample.document("p\n{: .a #b\n\nq") == "<p class=\"a\">p</p>\n<p>q</p>")
    #expect(Sample.findings("[a](b){: .c and\n\np\n{: .d") == ["1:7 unclosed-attributes", "4:1 unclosed-attributes"])
  }

  @Test
  func `Below a player's page are the block's that stands for it`() {
    let text = "https://vimeo.com/1084537\n{: .wide #film lang=en}"
    let html = Sample.page(text, prefix: "e-")
    #expect(html.hasPrefix(##"<div class="embed embed-vimeo embed-wide wide" id="e-film" lang="en" data-player="##))
    #expect(Sample.html(text).hasPrefix(##"<p lang="en"><a href="##))
    #expect(Sample.findings(text).isEmpty)
  }

  @Test
  func `Name a heading once`() {
    let text = "# A {#x}\n\n# B {#x}"
    #expect(Sample.body(text).headings.map(\.anchor) == ["x", "b"])
    #expect(Sample.findings(text) == ["3:5 repeated-name"])
  }
}
