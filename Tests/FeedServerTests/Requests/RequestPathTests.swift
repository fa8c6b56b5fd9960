import FeedServer
import Testing

@Suite("The path of a request")
struct RequestPathTests {
  @Test
  func `Names are decoded once, the query is kept apart`() throws {
    let path = try #require(RequestPath(target: "/songs/%E9%9B%A8/cover%20art.png?size=2&x=%2e%2e"))
    #expect(path.names == ["songs", "雨", "cover art.png"])
    #expect(!path.endsWithSlash)
    #expect(path.query == "?size=2&x=%2e%2e")
    #expect(RequestPath(target: "/a%252e")?.names == ["a%2e"])
    #expect(RequestPath(target: "/%EF%BB%BFa")?.names == ["\u{FEFF}a"])
  }

  @Test
  func `A slash at the end is no name`() throws {
    let page = try #require(RequestPath(target: "/notes/"))
    #expect(page.names == ["notes"] && page.endsWithSlash)
    let home = try #require(RequestPath(target: "/"))
    #expect(home.names == [] && home.endsWithSlash)
  }

  @Test(
    arguments: [
      "", "notes", "*", "http://localhost/", "/..", "/../etc/passwd", "/a/../b", "/./a", "/%2e%2e/x", "/%2E%2e%2fx",
      "/..%2fx", "/a%2fb", "/..%5cx", "/a\\b", "/%00", "/a%00.html", "//a", "/a//b", "/%", "/%4", "/%zz", "/%ff",
      "/%c0%ae%c0%ae/", "/a%0d%0ab", "/a\u{7F}", "/a#b", "/a?b c", "/a?\u{E9}", "/%e0%80%af",
      "/" + String(repeating: "a", count: 9_000),
    ])
  func `Whatever could lead out of a site is refused`(target: String) {
    #expect(RequestPath(target: target) == nil)
  }
}
