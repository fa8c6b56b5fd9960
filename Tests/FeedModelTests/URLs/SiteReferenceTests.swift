import FeedModel
import Testing

@Suite struct SiteReferenceTests {
  private func path(_ address: String, in site: String = "https://example.org/sub/") -> String? {
    guard case .site(let path, let suffix) = SiteURL(site)?.reference(within: address) else { return nil }
    return path + suffix
  }

  @Test(arguments: [
    ("https://example.org/sub/songs/", "/songs/"), ("https://example.org/sub/songs?x#y", "/songs?x#y"),
    ("HTTPS://EXAMPLE.ORG/sub/", "/"), ("https://example.org/sub", "/"), ("https://example.org/sub?x", "/?x"),
    ("//example.org/sub/a", "/a"), ("https://example.org/sub/%E9%9B%A8", "/%E9%9B%A8"),
    ("https://example.org/sub/x/../a", "/a"),
  ])
  func `These are addresses of the site`(address: String, expected: String) {
    #expect(path(address) == expected)
  }

  @Test(arguments: [
    "https://example.org/", "https://example.org/subway/", "http://example.org/sub/", "https://example.org:8080/sub/",
    "https://example.org.evil.example/sub/", "https://example.organ/sub/", "mailto:a@example.org",
    "https://example.org//sub/a", "https://e", "https://example.org/sub/../x", "",
  ])
  func `These are not`(address: String) {
    #expect(path(address) == nil)
  }

  @Test(arguments: [
    ("#verse", "verse"), ("?x#verse", "verse"), ("#%E9%9B%A8", "雨"), ("#a:~:text=b", "a"), ("#a#b", "a#b"),
  ])
  func `A suffix names a place`(suffix: String, expected: String) {
    #expect(URLReference.anchor(inSuffix: suffix) == expected)
  }

  @Test(arguments: ["", "?x", "#", "#top", "#Top", "#:~:text=b"])
  func `Or none`(suffix: String) {
    #expect(URLReference.anchor(inSuffix: suffix) == nil)
  }
}
