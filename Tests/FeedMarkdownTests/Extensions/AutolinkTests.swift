import FeedMarkdown
import Testing

@Suite("Addresses")
struct AutolinkTests {
  @Test(
    arguments: [
      (
        "www.a.com https://b.c/x?y=(z) me@x.y",
        ##"<p><a href="http://www.a.com">www.a.com</a> <a href="https://b.c/x?y=(z)">https://b.c/x?y=(z)</a> <a href="mailto:me@x.y">me@x.y</a></p>"##
      ),
      (
        "(https://a.b/c) https://a.b. https://a.b!",
        ##"<p>(<a href="https://a.b/c">https://a.b/c</a>) <a href="https://a.b">https://a.b</a>. <a href="https://a.b">https://a.b</a>!</p>"##
      ),
      (
        "看「https://g.h」，https://i.j/k、l",
        ##"<p>看「<a href="https://g.h">https://g.h</a>」，<a href="https://i.j/k">https://i.j/k</a>、l</p>"##
      ),
      (
        "mailto:a@b.c, XMPP:a@b.c/d@e.f. (xmpp:a@b.c/) xmailto:a@b.c",
        ##"<p><a href="mailto:a@b.c">mailto:a@b.c</a>, <a href="XMPP:a@b.c/d@e.f">XMPP:a@b.c/d@e.f</a>. (<a href="xmpp:a@b.c">xmpp:a@b.c</a>/) xmailto:<a href="mailto:a@b.c">a@b.c</a></p>"##
      ),
      ("https://a.b/x_y_z/:tada:x", ##"<p><a href="https://a.b/x_y_z/:tada:x">https://a.b/x_y_z/:tada:x</a></p>"##),
    ])
  func `Stand in text as they are`(text: String, html: String) {
    #expect(Sample.document(text) == html)
  }

  @Test(
    arguments: [
      ("`https://a.b`", "<p><code>https://a.b</code></p>"),
      ("[https://a.b](c)", ##"<p><a href="c">https://a.b</a></p>"##),
      (##"https://localhost a@b http\://a.b"##, "<p>https://localhost a@b http://a.b</p>"),
    ])
  func `Are text in code, and leave links alone`(text: String, html: String) {
    #expect(Sample.document(text) == html)
  }

  @Test
  func `Keep their dashes and quotes with smart punctuation`() {
    let html = Sample.document("https://a.b/c--d -- e", .all)
    #expect(html == "<p><a href=\"https://a.b/c--d\">https://a.b/c--d</a> – e</p>")
  }
}
