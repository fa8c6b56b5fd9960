import FeedModel
import Testing

struct SiteURLTests {
  @Test(
    arguments: [
      ("https://example.org", "https://example.org", "/"), ("https://example.org/", "https://example.org", "/"),
      ("https://example.org/sub", "https://example.org", "/sub/"),
      ("https://example.org/sub/", "https://example.org", "/sub/"),
      ("https://example.org//a//b", "https://example.org", "/a/b/"),
      ("https://example.org/a/../b/./", "https://example.org", "/b/"),
      ("HTTPS://EXAMPLE.Org/Sub/", "https://example.org", "/Sub/"),
      ("http://localhost:8080/", "http://localhost:8080", "/"), ("http://127.0.0.1:8080", "http://127.0.0.1:8080", "/"),
      ("http://[::1]:8080/", "http://[::1]:8080", "/"),
    ])
  func `A site's address is taken apart into origin and base path`(text: String, origin: String, basePath: String)
    throws
  {
    let url = try #require(SiteURL(text))
    #expect(url.origin == origin)
    #expect(url.basePath == basePath)
  }

  @Test(arguments: ["\r", "\n", "\r\nDisallow: /", "\u{85}", "\0", "\u{7F}"])
  func `An address with a control character is none`(text: String) {
    #expect(SiteURL("https://example.org/" + text) == nil)
    #expect(SiteURL("https://example.org/a" + text + "b/") == nil)
    #expect(SiteURL("https://exam" + text + "ple.org/") == nil)
  }

  @Test(
    arguments: [
      ("https://example.org:443/", "https://example.org"), ("http://example.org:80", "http://example.org"),
      ("https://example.org:80/", "https://example.org:80"), ("http://example.org:443", "http://example.org:443"),
      ("https://example.org:/", "https://example.org"),
    ])
  func `A scheme's own port is left out, as browsers do`(text: String, origin: String) throws {
    #expect(try #require(SiteURL(text)).origin == origin)
  }

  @Test(
    arguments: [
      ("https://münchen.example/", "https://xn--mnchen-3ya.example", "/"),
      ("https://MÜNCHEN.example/", "https://xn--mnchen-3ya.example", "/"),
      ("https://例え.jp/雨", "https://xn--r8jz45g.jp", "/%E9%9B%A8/"),
      ("https://example.org/a%20b/", "https://example.org", "/a%20b/"),
      ("https://example.org/%E9%9B%A8/", "https://example.org", "/%E9%9B%A8/"),
    ])
  func `A host in Unicode takes its ASCII form, a path is percent-encoded`(
    text: String, origin: String, basePath: String
  ) throws {
    let url = try #require(SiteURL(text))
    #expect(url.origin == origin)
    #expect(url.basePath == basePath)
  }

  @Test(
    arguments: [
      "", "example.org", "/sub/", "//example.org/", "ftp://example.org/", "file:///srv/", "mailto:a@example.org",
      "https://", "https:///sub/", "https:/example.org", "https://example.org/?a=b", "https://example.org/?",
      "https://example.org/#a", "https://user@example.org/", "https://user:word@example.org/",
      "https://:word@example.org/", "https://example.org:0/", "https://example.org:70000/", "https://exa mple.org/",
      "https://exa<mple.org/", "https://a%2Fb/", " https://example.org/",
    ])
  func `What is no address of a site is refused`(_ text: String) {
    #expect(SiteURL(text) == nil)
  }
}
