import FeedMarkdown
import Testing

@Suite("Footnotes")
struct FootnoteTests {
  @Test(
    arguments: [
      (
        "a[^1]\n\n[^1]: n",
        ##"<p>a<sup class="footnote-ref"><a href="#fn:1" role="doc-noteref">1</a></sup></p>\##n<section class="footnotes" role="doc-endnotes" aria-label="Footnotes">\##n<ol>\##n<li>\##n<p>n <a href="#fnref:1" class="footnote-backref" role="doc-backlink" aria-label="Back to the text 1">↩︎</a></p>\##n</li>\##n</ol>\##n</section>"##
      ),
      (
        "[^1]: n\n\na[^1]",
        ##"<p>a<sup class="footnote-ref"><a href="#fn:1" role="doc-noteref">1</a></sup></p>\##n<section class="footnotes" role="doc-endnotes" aria-label="Footnotes">\##n<ol>\##n<li>\##n<p>n <a href="#fnref:1" class="footnote-backref" role="doc-backlink" aria-label="Back to the text 1">↩︎</a></p>\##n</li>\##n</ol>\##n</section>"##
      ),
      (
        "a[^x] b[^y]\n\n[^y]: m\n[^x]: n",
        ##"<p>a<sup class="footnote-ref"><a href="#fn:1" role="doc-noteref">1</a></sup> b<sup class="footnote-ref"><a href="#fn:2" role="doc-noteref">2</a></sup></p>\##n<section class="footnotes" role="doc-endnotes" aria-label="Footnotes">\##n<ol>\##n<li>\##n<p>n <a href="#fnref:1" class="footnote-backref" role="doc-backlink" aria-label="Back to the text 1">↩︎</a></p>\##n</li>\##n<li>\##n<p>m <a href="#fnref:2" class="footnote-backref" role="doc-backlink" aria-label="Back to the text 2">↩︎</a></p>\##n</li>\##n</ol>\##n</section>"##
      ),
      (
        "a[^X] b[^x]\n\n[^x]: n",
        ##"<p>a<sup class="footnote-ref"><a href="#fn:1" role="doc-noteref">1</a></sup> b<sup class="footnote-ref"><a href="#fn:1" role="doc-noteref">1</a></sup></p>\##n<section class="footnotes" role="doc-endnotes" aria-label="Footnotes">\##n<ol>\##n<li>\##n<p>n <a href="#fnref:1" class="footnote-backref" role="doc-backlink" aria-label="Back to the text 1">↩︎</a> <a href="#fnref:1:2" class="footnote-backref" role="doc-backlink" aria-label="Back to the text 1-2">↩︎<sup>2</sup></a></p>\##n</li>\##n</ol>\##n</section>"##
      ),
      (
        "a[^a]\n\n[^a]: see[^b]\n[^b]: n",
        ##"<p>a<sup class="footnote-ref"><a href="#fn:1" role="doc-noteref">1</a></sup></p>\##n<section class="footnotes" role="doc-endnotes" aria-label="Footnotes">\##n<ol>\##n<li>\##n<p>see<sup class="footnote-ref"><a href="#fn:2" role="doc-noteref">2</a></sup> <a href="#fnref:1" class="footnote-backref" role="doc-backlink" aria-label="Back to the text 1">↩︎</a></p>\##n</li>\##n<li>\##n<p>n <a href="#fnref:2" class="footnote-backref" role="doc-backlink" aria-label="Back to the text 2">↩︎</a></p>\##n</li>\##n</ol>\##n</section>"##
      ),
    ])
  func `Are numbered by their first reference and placed at the end`(text: String, html: String) {
    #expect(Sample.document(text) == html)
  }

  @Test(
    arguments: [
      "a[^2]\n\n[^1]: | a | b |\n    |---|---|\nx | y |\n[^2]: \nz", "a[^2]\n\n> | a | b |\n> |---|---|\nx\n[^2]:\nz",
      "a[^2]\n\n[^1]: | a | b |\n    |---|---|\n        c\nx\n[^2]:\nz",
    ])
  func `Without text begin none where they would interrupt the text behind a table`(text: String) {
    let html = Sample.document(text)
    #expect(html.contains("[^2]:") && !html.contains("1)") && !html.contains("href"), "\(html)")
  }

  @Test(
    arguments: [
      (
        "a[^1]\n\n[^1]: one\n\n    two",
        ##"<p>a<sup class="footnote-ref"><a href="#fn:1" role="doc-noteref">1</a></sup></p>\##n<section class="footnotes" role="doc-endnotes" aria-label="Footnotes">\##n<ol>\##n<li>\##n<p>one</p>\##n<p>two <a href="#fnref:1" class="footnote-backref" role="doc-backlink" aria-label="Back to the text 1">↩︎</a></p>\##n</li>\##n</ol>\##n</section>"##
      ),
      (
        "a[^1]\n\n[^1]: one\n\n    ```\n    c\n    ```\n\n    - l",
        ##"<p>a<sup class="footnote-ref"><a href="#fn:1" role="doc-noteref">1</a></sup></p>\##n<section class="footnotes" role="doc-endnotes" aria-label="Footnotes">\##n<ol>\##n<li>\##n<p>one</p>\##n<pre><code>c\##n</code></pre>\##n<ul>\##n<li>l</li>\##n</ul>\##n<p><a href="#fnref:1" class="footnote-backref" role="doc-backlink" aria-label="Back to the text 1">↩︎</a></p>\##n</li>\##n</ol>\##n</section>"##
      ),
      (
        "a[^1]\n\n[^1]: 1) x\n    2) y",
        ##"<p>a<sup class="footnote-ref"><a href="#fn:1" role="doc-noteref">1</a></sup></p>\##n<section class="footnotes" role="doc-endnotes" aria-label="Footnotes">\##n<ol>\##n<li>\##n<ol>\##n<li>x</li>\##n<li>y</li>\##n</ol>\##n<p><a href="#fnref:1" class="footnote-backref" role="doc-backlink" aria-label="Back to the text 1">↩︎</a></p>\##n</li>\##n</ol>\##n</section>"##
      ),
      (
        "a[^1]\n\n[^1]: > q",
        ##"<p>a<sup class="footnote-ref"><a href="#fn:1" role="doc-noteref">1</a></sup></p>\##n<section class="footnotes" role="doc-endnotes" aria-label="Footnotes">\##n<ol>\##n<li>\##n<blockquote>\##n<p>q</p>\##n</blockquote>\##n<p><a href="#fnref:1" class="footnote-backref" role="doc-backlink" aria-label="Back to the text 1">↩︎</a></p>\##n</li>\##n</ol>\##n</section>"##
      ),
      (
        "a[^1]\n\n[^1]:",
        ##"<p>a<sup class="footnote-ref"><a href="#fn:1" role="doc-noteref">1</a></sup></p>\##n<section class="footnotes" role="doc-endnotes" aria-label="Footnotes">\##n<ol>\##n<li>\##n<p><a href="#fnref:1" class="footnote-backref" role="doc-backlink" aria-label="Back to the text 1">↩︎</a></p>\##n</li>\##n</ol>\##n</section>"##
      ),
    ])
  func `Hold any blocks`(text: String, html: String) {
    #expect(Sample.document(text) == html)
  }

  @Test(
    arguments: [
      (
        "> q[^1]\n>\n> [^1]: n",
        ##"<blockquote>\##n<p>q<sup class="footnote-ref"><a href="#fn:1" role="doc-noteref">1</a></sup></p>\##n</blockquote>\##n<section class="footnotes" role="doc-endnotes" aria-label="Footnotes">\##n<ol>\##n<li>\##n<p>n <a href="#fnref:1" class="footnote-backref" role="doc-backlink" aria-label="Back to the text 1">↩︎</a></p>\##n</li>\##n</ol>\##n</section>"##
      ),
      (
        "- i[^1]\n\n  [^1]: n",
        ##"<ul>\##n<li>\##n<p>i<sup class="footnote-ref"><a href="#fn:1" role="doc-noteref">1</a></sup></p>\##n</li>\##n</ul>\##n<section class="footnotes" role="doc-endnotes" aria-label="Footnotes">\##n<ol>\##n<li>\##n<p>n <a href="#fnref:1" class="footnote-backref" role="doc-backlink" aria-label="Back to the text 1">↩︎</a></p>\##n</li>\##n</ol>\##n</section>"##
      ),
      (
        "[^1]: n\n1) own\n\nx[^1]",
        ##"<ol>\##n<li>own</li>\##n</ol>\##n<p>x<sup class="footnote-ref"><a href="#fn:1" role="doc-noteref">1</a></sup></p>\##n<section class="footnotes" role="doc-endnotes" aria-label="Footnotes">\##n<ol>\##n<li>\##n<p>n <a href="#fnref:1" class="footnote-backref" role="doc-backlink" aria-label="Back to the text 1">↩︎</a></p>\##n</li>\##n</ol>\##n</section>"##
      ),
      (
        "1. a\n\n[^1]: n\n1) own\n\nx[^1]",
        ##"<ol>\##n<li>a</li>\##n</ol>\##n<ol>\##n<li>own</li>\##n</ol>\##n<p>x<sup class="footnote-ref"><a href="#fn:1" role="doc-noteref">1</a></sup></p>\##n<section class="footnotes" role="doc-endnotes" aria-label="Footnotes">\##n<ol>\##n<li>\##n<p>n <a href="#fnref:1" class="footnote-backref" role="doc-backlink" aria-label="Back to the text 1">↩︎</a></p>\##n</li>\##n</ol>\##n</section>"##
      ),
      (
        "| a[^1] |\n|---|\n\n[^1]: n",
        ##"<table>\##n<thead>\##n<tr>\##n<th>a<sup class="footnote-ref"><a href="#fn:1" role="doc-noteref">1</a></sup></th>\##n</tr>\##n</thead>\##n</table>\##n<section class="footnotes" role="doc-endnotes" aria-label="Footnotes">\##n<ol>\##n<li>\##n<p>n <a href="#fnref:1" class="footnote-backref" role="doc-backlink" aria-label="Back to the text 1">↩︎</a></p>\##n</li>\##n</ol>\##n</section>"##
      ),
    ])
  func `May be defined in quotes and lists, and beside lists of the writer's own`(text: String, html: String) {
    #expect(Sample.document(text) == html)
  }

  @Test(
    arguments: [
      ("a[^nope]", "<p>a[^nope]</p>"),
      (
        ##"`[^1]` \[^1] x[^1]\##n\##n[^1]: n"##,
        ##"<p><code>[^1]</code> [^1] x<sup class="footnote-ref"><a href="#fn:1" role="doc-noteref">1</a></sup></p>\##n<section class="footnotes" role="doc-endnotes" aria-label="Footnotes">\##n<ol>\##n<li>\##n<p>n <a href="#fnref:1" class="footnote-backref" role="doc-backlink" aria-label="Back to the text 1">↩︎</a></p>\##n</li>\##n</ol>\##n</section>"##
      ),
      ("    [^1]: code", "<pre><code>[^1]: code\n</code></pre>"),
    ])
  func `Are text without a definition, in code, and after a backslash`(text: String, html: String) {
    #expect(Sample.document(text) == html)
  }

  @Test
  func `Of a card are no landmark`() {
    let text = "a[^1]\n\n[^1]: n"
    #expect(Sample.page(text).contains(#"<section class="footnotes" role="doc-endnotes" aria-label="Footnotes">"#))
    #expect(Sample.page(text, prefix: "x-").contains(#"<section class="footnotes">"#))
  }

  @Test
  func `That nothing refers to, or that are there twice, are worth a warning with their line`() {
    let text = "a[^1]\n\n[^1]: one\n[^3]: three\n[^2]: two\n[^1]: again"
    #expect(Sample.findings(text, line: 5) == ["8 unused-footnote", "9 unused-footnote", "10 duplicate-footnote"])
  }

  @Test
  func `Leave the names of headings alone`() {
    #expect(Sample.body("# Rain[^1]\n\n[^1]: n").headings.map(\.anchor) == ["rain"])
  }

  @Test
  func `Have ids with the prefix of the entry`() {
    let html = Sample.page("a[^1]\n\n[^1]: n", prefix: "e1-")
    for part in ["id=\"e1-fnref:1\"", "href=\"#e1-fn:1\"", "<li id=\"e1-fn:1\">", "href=\"#e1-fnref:1\""] {
      #expect(html.contains(part))
    }
  }

  @Test
  func `Need no style sheet in feeds`() {
    let html = Sample.html("a[^1]\n\n[^1]: n")
    #expect(html.contains("<sup><a href=\"#fn:1\">1</a></sup>"))
    #expect(html.contains("<section>\n<hr />\n<ol>\n<li>\n<p>n <a href=\"#fnref:1\">"))
  }

  @Test
  func `Follow the link whose text refers to them`() {
    let html = Sample.html("[a[^1] *b[^2]*](c){: title=d} e\n\n[^1]: m\n[^2]: n")
    #expect(
      html.hasPrefix(
        ##"<p><a href="c" title="d">a <em>b</em></a><sup><a href="#fn:1">1</a></sup><sup><a href="#fn:2">2</a></sup> e</p>"##
      ))
    #expect(Sample.findings("[a[^1]](b)\n\n[^1]: n").isEmpty)
  }

  @Test
  func `That are not there are worth a warning, with one that is near`() {
    let text = "雨[^oen] [b[^two]](c) `[^x]` \\[^y] [^oen]\n\n[^one]\n\n[^one]: n"
    let problems = Sample.parse(text).diagnostics.map(String.init(describing:))
    #expect(Sample.findings(text) == ["1:2 unknown-footnote", "1:11 unknown-footnote"])
    #expect(problems.first?.contains("one") ?? false)
  }

  @Test
  func `Leave the writer's lists alone, whatever markers these use`() {
    let html = Sample.html("1. a\n\n[^1]: n\n\n1) b\n2) c[^1]")
    #expect(html.contains("<ol>\n<li>b</li>\n<li>c<sup>"))
  }
}
