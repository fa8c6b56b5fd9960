import FeedMarkdown
import Testing

@Suite("Definition lists")
struct DefinitionListTests {
  @Test(
    arguments: [
      ("T\n: d", "<dl>\n<dt>T</dt>\n<dd>d</dd>\n</dl>"),
      (
        "T\n: d\n: e\n\nS\nU\n: f",
        "<dl>\n<dt>T</dt>\n<dd>d</dd>\n<dd>e</dd>\n<dt>S</dt>\n<dt>U</dt>\n<dd>f</dd>\n</dl>"
      ),
      ("T\n\n: loose", "<dl>\n<dt>T</dt>\n<dd>\n<p>loose</p>\n</dd>\n</dl>"),
      ("T *e*\n: `c`\n  lazy", "<dl>\n<dt>T <em>e</em></dt>\n<dd><code>c</code>\nlazy</dd>\n</dl>"),
      ("T\n: d\n{: .c}", ##"<dl class="c">\##n<dt>T</dt>\##n<dd>d</dd>\##n</dl>"##),
    ])
  func `Have terms and definitions`(text: String, html: String) {
    #expect(Sample.document(text) == html)
  }

  @Test(
    arguments: [
      ("> T\n> : d", "<blockquote>\n<dl>\n<dt>T</dt>\n<dd>d</dd>\n</dl>\n</blockquote>"),
      ("- T\n  : d", "<ul>\n<li>\n<dl>\n<dt>T</dt>\n<dd>d</dd>\n</dl>\n</li>\n</ul>"),
      ("T\n: + l", "<dl>\n<dt>T</dt>\n<dd>\n<ul>\n<li>l</li>\n</ul>\n</dd>\n</dl>"),
      ("- a\n\nT\n: d\n\n- b", "<ul>\n<li>a</li>\n</ul>\n<dl>\n<dt>T</dt>\n<dd>d</dd>\n</dl>\n<ul>\n<li>b</li>\n</ul>"),
      ("T\n: a\n\n  N\n  : d", "<dl>\n<dt>T</dt>\n<dd>\n<p>a</p>\n<dl>\n<dt>N</dt>\n<dd>d</dd>\n</dl>\n</dd>\n</dl>"),
    ])
  func `Nest, and keep lists of the writer's own apart`(text: String, html: String) {
    #expect(Sample.document(text) == html)
  }

  @Test(
    arguments: [
      (": d", "<p>: d</p>"),
      ("# H\n: d", "<h1>H</h1>\n<p>: d</p>"),
      ("T\n:d", "<p>T\n:d</p>"),
      ("```\nT\n: d\n```", "<pre><code>T\n: d\n</code></pre>"),
    ])
  func `Are none without a term, without a space, and in code`(text: String, html: String) {
    #expect(Sample.document(text) == html)
  }

  @Test
  func `Take in no list after them, whatever characters lines begin with`() {
    let html = Sample.document("**A**\n: b\n\n- c\n\n---\n\n+1 for it\n\n* d")
    #expect(html.hasPrefix("<dl>\n<dt><strong>A</strong></dt>\n<dd>b</dd>\n</dl>\n<ul>\n<li>c</li>\n</ul>"))
    #expect(html.hasSuffix("<ul>\n<li>d</li>\n</ul>"))
  }
}
