import FeedModel
import Testing

struct URLResolverTests {
  private let page = Route("/songs/rain/")

  @Test(
    arguments: [
      ("/", "/sub/"), ("/songs/rain/", "/sub/songs/rain/"), ("/feed.xml", "/sub/feed.xml"),
      ("/雨/", "/sub/%E9%9B%A8/"), ("/a b.jpg", "/sub/a%20b.jpg"), ("/100%.txt", "/sub/100%25.txt"),
      ("/a%20b", "/sub/a%2520b"), ("/what?#.html", "/sub/what%3F%23.html"), ("/a:b@c,(d)/", "/sub/a:b@c,(d)/"),
      ("/[x]|\"<>\\^`{}", "/sub/%5Bx%5D%7C%22%3C%3E%5C%5E%60%7B%7D"),
    ])
  func `A route becomes a path and an address below the site's root`(route: String, path: String) throws {
    let resolver = try resolver("https://example.org/sub/")
    #expect(resolver.path(to: Route(route)) == path)
    #expect(resolver.absolute(Route(route)) == "https://example.org" + path)
    #expect(try self.resolver("https://example.org").path(to: Route(route)) == path.dropFirst("/sub".count))
  }

  @Test(
    arguments: [
      // From the page.
      ("cover.jpg", "/songs/rain/cover.jpg"), ("./cover.jpg", "/songs/rain/cover.jpg"), ("../snow/", "/songs/snow/"),
      ("..", "/songs/"), (".", "/songs/rain/"), ("../../../../etc/", "/etc/"),
      // From the root of the site.
      ("/notes/", "/notes/"), ("/", "/"), ("/a/../b", "/b"), ("/../x", "/x"),
      // In Unicode, encoded already or half.
      ("/雨/", "/%E9%9B%A8/"), ("/%E9%9B%A8/", "/%E9%9B%A8/"), ("/%e9%9b%a8/", "/%E9%9B%A8/"),
      ("a b.jpg", "/songs/rain/a%20b.jpg"), ("a%20b.jpg", "/songs/rain/a%20b.jpg"),
      ("a%20b c.jpg", "/songs/rain/a%20b%20c.jpg"), ("100%.txt", "/songs/rain/100%25.txt"),
      ("%zz", "/songs/rain/%25zz"),
      ("what%3F.html", "/songs/rain/what%3F.html"), ("%2e%2e/snow/", "/songs/snow/"),
      // With query and fragment.
      ("/search/?q=rain#top", "/search/?q=rain#top"), ("/search/?q=雨 の", "/search/?q=%E9%9B%A8%20%E3%81%AE"),
      ("snow/#a b", "/songs/rain/snow/#a%20b"), ("/a/?x=%20%41&y=100%", "/a/?x=%20%41&y=100%25"),
      ("/a/#b#c", "/a/#b%23c"), ("/a/?b?c", "/a/?b?c"), ("/a/#b?c", "/a/#b?c"), ("/a/?q=%23#x", "/a/?q=%23#x"),
      // A colon after a slash is no scheme.
      ("./12:30", "/songs/rain/12:30"), ("12:30", "/songs/rain/12:30"), ("a/b:c", "/songs/rain/a/b:c"),
    ])
  func `An address that an author wrote leads where it says, at the root and in a sub-directory`(
    reference: String, path: String
  ) throws {
    for base in ["", "/sub", "/雨"] {
      let resolver = try resolver("https://example.org\(base)/")
      let prefix = base == "/雨" ? "/%E9%9B%A8" : base
      #expect(resolver.path(toReference: reference, from: page) == prefix + path)
      #expect(resolver.absolute(reference: reference, from: page) == "https://example.org" + prefix + path)
    }
  }

  @Test
  func `Relative addresses of a file lead on from its folder`() throws {
    #expect(
      try resolver("https://example.org/sub/").path(toReference: "b.html", from: Route("/a/404.html"))
        == "/sub/a/b.html")
  }

  @Test(arguments: ["", "#verse", "?page=2", "#副歌"])
  func `A place on the same page stays one, and is absolute in feeds`(_ reference: String) throws {
    let resolver = try resolver("https://example.org/sub/")
    let encoded = reference == "#副歌" ? "#%E5%89%AF%E6%AD%8C" : reference
    #expect(resolver.path(toReference: reference, from: page) == encoded)
    #expect(resolver.absolute(reference: reference, from: page) == "https://example.org/sub/songs/rain/" + encoded)
  }

  @Test(
    arguments: [
      ("https://example.com/a?b=c#d", "https://example.com/a?b=c#d"), ("mailto:a@example.com", "mailto:a@example.com"),
      ("mailto:a@example.com?subject=Hi you", "mailto:a@example.com?subject=Hi%20you"),
      ("tel:+49-30-1", "tel:+49-30-1"),
      ("https://example.com/雨?q=の", "https://example.com/%E9%9B%A8?q=%E3%81%AE"),
      ("https://example.com/a%20b c", "https://example.com/a%20b%20c"),
      ("https://EXAMPLE.com/", "https://EXAMPLE.com/"),
      ("https://münchen.example/ä", "https://xn--mnchen-3ya.example/%C3%A4"),
      ("https://user:word@例え.jp:8080/", "https://user:word@xn--r8jz45g.jp:8080/"),
      ("http://[::1]:8080/a[1]", "http://[::1]:8080/a%5B1%5D"),
      ("https://example.com/#a#b", "https://example.com/#a%23b"),
      ("https://exa mple.com/", "https://exa%20mple.com/"), ("https://", "https://"), ("urn:isbn:123", "urn:isbn:123"),
      ("magnet:?xt=urn:btih:a", "magnet:?xt=urn:btih:a"),
    ])
  func `Addresses elsewhere stay as they are, encoded where they were not`(reference: String, url: String) throws {
    let resolver = try resolver("https://example.org/sub/")
    #expect(resolver.path(toReference: reference, from: page) == url)
    #expect(resolver.absolute(reference: reference, from: page) == url)
  }

  @Test
  func `An address without a scheme takes the site's in feeds`() throws {
    let resolver = try resolver("https://example.org/sub/")
    #expect(resolver.path(toReference: "//example.com/a b", from: page) == "//example.com/a%20b")
    #expect(resolver.absolute(reference: "//example.com/a b", from: page) == "https://example.com/a%20b")
    #expect(resolver.absolute(reference: "//例え.jp", from: page) == "https://xn--r8jz45g.jp")
  }

  @Test
  func `A published file has an address of the site, any other its own`() throws {
    let resolver = try resolver("https://example.org/sub/")
    let file = MediaSource.published(Route("/songs/rain/雨.jpg"))
    #expect(resolver.path(to: file) == "/sub/songs/rain/%E9%9B%A8.jpg")
    #expect(resolver.absolute(file) == "https://example.org/sub/songs/rain/%E9%9B%A8.jpg")
    let elsewhere = MediaSource.external("https://example.com/a.jpg")
    #expect(resolver.path(to: elsewhere) == "https://example.com/a.jpg")
    #expect(resolver.absolute(elsewhere) == "https://example.com/a.jpg")
  }

  private func resolver(_ url: String) throws -> URLResolver { URLResolver(site: try #require(SiteURL(url))) }
}
