import FeedMarkdown
import Testing

@Suite("Short names")
struct ShortNameTests {
  @Test(
    arguments: [
      (":tada: :+1: [:tada:](u)", ##"<p>🎉 👍 <a href="u">🎉</a></p>"##),
      (##"a:tada: 10:30:45 :nope: \:tada: `:tada:`"##, "<p>a:tada: 10:30:45 :nope: :tada: <code>:tada:</code></p>"),
    ])
  func `Of emoji become them, but not within words, code and times`(text: String, html: String) {
    #expect(Sample.document(text) == html)
  }

  @Test(
    arguments: [
      ("#rain #雨天", ##"<p><a href="rain">#rain</a> <a href="%E9%9B%A8%E5%A4%A9">#雨天</a></p>"##),
      (##"C# #1 a#b \#x `#x` [#x](u)"##, ##"<p>C# #1 a#b #x <code>#x</code> <a href="u">#x</a></p>"##),
      (##"@rain (@x) \@y `@z`"##, ##"<p><a href="rain">@rain</a> (<a href="x">@x</a>) @y <code>@z</code></p>"##),
      // Whatever characters stand for hidden escapes, a body may hold them.
      ("x \\#notag \u{700}\u{703}", "<p>x #notag \u{700}\u{703}</p>"),
      (
        ##"<http://e.com/\[> #tag \#x"##,
        ##"<p><a href="http://e.com/%5C%5B">http://e.com/\[</a> <a href="tag">#tag</a> #x</p>"##
      ),
      ("@rain@example.org", ##"<p><a href="rain@example.org">@rain@example.org</a></p>"##),
    ])
  func `Of tags and people are links, but not within words, addresses and code`(text: String, html: String) {
    #expect(Sample.document(text) == html)
  }

  @Test
  func `Of tags and people carry a class on pages, beside those of a list of attributes`() {
    let html = Sample.body("#rain{: .wet} @tin").html(MarkdownRendering())
    #expect(html.contains("class=\"hashtag wet\"") && html.contains("class=\"mention\""))
  }

  @Test(
    arguments: [
      ("#C++, #C# #F#.", ["C++", "C#", "F#"]), ("#rain# #a#b #c+++ #c++d #CC#", ["rain", "a", "c", "c", "CC"]),
      ("#https://a.b #http", ["https://a.b", "http"]),
    ])
  func `Of tags may end as those of programming languages do`(text: String, destinations: [String]) {
    #expect(Sample.body(text).links.map(\.destination) == destinations)
  }
}
