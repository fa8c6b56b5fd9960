import FeedMarkdown
import Testing

@Suite("Marks")
struct MarkTests {
  @Test(
    arguments: [
      ("~~a~~ ==b== H~2~O x^2^", "<p><del>a</del> <mark>b</mark> H<sub>2</sub>O x<sup>2</sup></p>"),
      ("~5 km, ~6 km a^b c^d", "<p>~5 km, ~6 km a^b c^d</p>"),
      ("中~~文~~字==標==記", "<p>中<del>文</del>字<mark>標</mark>記</p>"),
      ("*a ~~b* c~~", "<p><em>a ~~b</em> c~~</p>"),
      ("~~a *b* `c` [d](e)~~", ##"<p><del>a <em>b</em> <code>c</code> <a href="e">d</a></del></p>"##),
      ("[~~a~~](b) **==c==**", ##"<p><a href="b"><del>a</del></a> <strong><mark>c</mark></strong></p>"##),
      ("==a ~~b== c~~", "<p><mark>a ~~b</mark> c~~</p>"),
      ("~~a\nb~~", "<p><del>a\nb</del></p>"),
    ])
  func `Enclose text`(text: String, html: String) {
    #expect(Sample.document(text) == html)
  }

  @Test(
    arguments: [
      ("~~ a ~~ ~~~b~~~ ===c=== ^^d^^", "<p>~~ a ~~ ~~~b~~~ ===c=== ^^d^^</p>"),
      ("`~~a~~`", "<p><code>~~a~~</code></p>"),
      (##"\~~a~~ \==b== \^c^"##, "<p>~~a~~ ==b== ^c^</p>"),
      (##"\\~~a~~"##, ##"<p>\<del>a</del></p>"##),
    ])
  func `Are text with space inside, in runs of other lengths, in code, and after a backslash`(
    text: String, html: String
  ) {
    #expect(Sample.document(text) == html)
  }

  @Test
  func `Strike with one tilde where there are no subscripts`() {
    #expect(Sample.document("~a~ ~~b~~", .gfm) == "<p><del>a</del> <del>b</del></p>")
  }

  @Test(
    arguments: [
      ("==https://a.com== b", ##"<p><mark><a href="https://a.com">https://a.com</a></mark> b</p>"##),
      ("==www.a.com/b, c==.", ##"<p><mark><a href="http://www.a.com/b">www.a.com/b</a>, c</mark>.</p>"##),
      ("==*a* https://a.com==", ##"<p><mark><em>a</em> <a href="https://a.com">https://a.com</a></mark></p>"##),
      ("~~https://a.com~~ b", ##"<p><del><a href="https://a.com">https://a.com</a></del> b</p>"##),
      ("https://a.com?b=c== d", ##"<p><a href="https://a.com?b=c==">https://a.com?b=c==</a> d</p>"##),
      ("==a== https://a.com?b=c==", ##"<p><mark>a</mark> <a href="https://a.com?b=c==">https://a.com?b=c==</a></p>"##),
    ])
  func `Leave the signs that close them out of addresses, and those of addresses in`(text: String, html: String) {
    #expect(Sample.document(text) == html)
  }

  @Test
  func `Stand beside punctuation of Chinese, Japanese and Korean, and not in code`() {
    #expect(Sample.document("今天==「雨」==很大==。==") == "<p>今天<mark>「雨」</mark>很大<mark>。</mark></p>")
    #expect(Sample.document("a==\"x\" b==\"y\"") == "<p>a==&quot;x&quot; b==&quot;y&quot;</p>")
  }
}
