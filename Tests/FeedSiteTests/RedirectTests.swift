import FeedModel
import Testing

@testable import FeedSite

@Suite("Redirects")
struct RedirectTests {
  private func page(_ target: String, at url: String) -> String {
    let resolver = URLResolver(site: SiteURL(url) ?? .localhost)
    let page = RedirectPage(resolver: resolver, target: Route(target), language: "en", text: "Moved & <gone>")
    return String(decoding: page.bytes(), as: UTF8.self)
  }

  @Test
  func `A redirect works without JavaScript, under any base path, and search engines keep it out`() {
    #expect(
      page("/songs/雨/", at: "https://example.org/sub/") == """
        <!doctype html>
        <html lang="en"><head><meta charset="utf-8"><title>Moved &amp; &lt;gone&gt;</title>\
        <meta http-equiv="refresh" content="0; url=/sub/songs/%E9%9B%A8/"><meta name="robots" content="noindex">\
        <link rel="canonical" href="https://example.org/sub/songs/%E9%9B%A8/"></head>\
        <body><p><a href="/sub/songs/%E9%9B%A8/">Moved &amp; &lt;gone&gt;</a></p></body></html>

        """)
  }

  @Test
  func `Quotes and semicolons in an address do not end the redirect early`() {
    let text = page("/a'b\";c/", at: "https://example.org/")
    #expect(text.contains(#" content="0; url=/a'b%22;c/">"#))
    #expect(text.contains(##"<a href="/a&#x27;b%22;c/">"##))
  }

  @Test
  func `More aliases than anybody could use are an error instead of files`() throws {
    var site = TestSite()
    site.entries = [Sample.article(1) { $0.aliases = (0..<10_001).map { Route("/old/\($0)/") } }]
    let words = try site.assemble().words
    #expect(words.count == 1)
    #expect(words.first?.contains("10001 aliases") == true)
  }

  @Test
  func `Aliases of entries, people and pages lead to them`() throws {
    var site = TestSite()
    site.entries = [Sample.article(1) { $0.aliases = [Route("/2020/one/"), Route("/one.html")] }]
    site.people = [Sample.person("Kip", route: "/people/kip/") { $0.aliases = [Route("/kip/")] }]
    site.pages = [Sample.page("about", route: "/about/", aliases: [Route("/info/")])]
    let assembled = try site.assemble()
    #expect(assembled.words.isEmpty)
    for (alias, target) in [
      ("/2020/one/", "/articles/1/"), ("/one.html", "/articles/1/"), ("/kip/", "/people/kip/"), ("/info/", "/about/"),
    ] {
      #expect(assembled.text(alias)?.contains("url=\(target)\"") == true, "\(alias)")
    }
  }

  @Test
  func `An alias that is the entry's own address, or stands twice, is no second source`() throws {
    var site = TestSite()
    site.entries = [
      Sample.article(1) { $0.aliases = [Route("/articles/1/"), Route("/Articles/1/"), Route("/one/"), Route("/one/")] }
    ]
    let assembled = try site.assemble()
    #expect(assembled.words.isEmpty)
    #expect(assembled.paths.filter { $0.contains("one") } == ["/one/"])
  }

  @Test
  func `An alias that another entry has as its address is an error that names both`() throws {
    var site = TestSite()
    site.entries = [Sample.article(1), Sample.article(2) { $0.aliases = [Route("/articles/1/")] }]
    let words = try site.assemble().words
    #expect(words.count == 1)
    #expect(words.first?.contains("articles/1.md") == true)
    #expect(words.first?.contains("articles/2.md") == true)
  }
}
