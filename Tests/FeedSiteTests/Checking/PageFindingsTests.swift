import FeedModel
import Testing

@testable import FeedSite

@Suite("What stands on a page")
struct PageFindingsTests {
  @Test(
    arguments: [
      ("/sub/a/", "/a/", nil), ("/sub/a/#b", "/a/", "b"), ("/a/", nil, nil), ("b.png", "/songs/rain/b.png", nil),
      ("../x/", "/songs/x/", nil), ("#c", "/songs/rain/", "c"), ("https://example.org/sub/%E9%9B%A8/", "/雨/", nil),
      ("https://elsewhere.example/sub/", nil, nil), ("//example.org/sub/a", "/a", nil), ("mailto:a@b.c", nil, nil),
      ("data:,x", nil, nil), ("#top", "/songs/rain/", nil), ("", nil, nil),
    ] as [(String, String?, String?)])
  func `Addresses within the site are distinguished from all others`(written: String, route: String?, anchor: String?)
    throws
  {
    let site = try #require(SiteURL("https://example.org/sub/"))
    let target = PageTarget(written, on: Route("/songs/rain/"), of: site)
    #expect(target?.route.path == route)
    #expect(target?.anchor == anchor)
  }

  @Test
  func `Sets of images are taken apart, and images without a word are noted`() throws {
    let site = try #require(SiteURL("https://example.org/"))
    let text = """
      <img srcset="data:image/png;base64,AAAA 1x, /a,b.png 2x,/c.png, /d.png" alt="">
      <img src="/e.png"><video poster="/f.png"></video><meta content="https://example.org/g.png"><meta content="/h">
      <object data="/i.pdf"></object><a id="x" name="y"></a>
      """
    let findings = PageFindings(Array(text.utf8), at: Route("/"), site: site)
    #expect(
      findings.targets.map(\.route.path).sorted() == [
        "/a,b.png", "/c.png", "/d.png", "/e.png", "/f.png", "/g.png", "/i.pdf",
      ])
    #expect(findings.silentImages == ["/e.png"])
    #expect(findings.ids == ["x", "y"])
  }

  @Test
  func `Feeds are known by what they are, and asked for their own address`() {
    func address(_ text: String, isJSON: Bool = false) -> String {
      guard let feed = SelfLink(Array(text.utf8), isJSON: isJSON) else { return "no feed" }
      return feed.address ?? "no address"
    }
    #expect(
      address("<?xml version='1.0'?><rss><channel><atom:link rel='self' href='a&amp;b'/></channel></rss>") == "a&b")
    #expect(address("<feed><link rel='alternate' href='x'/><link href='y' rel='self'/></feed>") == "y")
    #expect(address("<feed><entry><link rel='self' href='x'/></entry></feed>") == "no address")
    #expect(address("<urlset></urlset>") == "no feed")
    #expect(address(#"{"version": "https://jsonfeed.org/version/1.1", "feed_url": "z"}"#, isJSON: true) == "z")
    #expect(address(#"{"feed_url": "z"}"#, isJSON: true) == "no feed")
  }
}
