import FeedModel
import Testing

struct RouteTests {
  @Test(
    arguments: [
      ("", "/"), ("/", "/"), ("//", "/"), (".", "/"), ("..", "/"), ("/../../", "/"), ("songs/rain/", "/songs/rain/"),
      ("/songs/rain/", "/songs/rain/"), ("/feed.xml", "/feed.xml"), ("//songs///rain//", "/songs/rain/"),
      ("/songs/./rain", "/songs/rain"), ("/songs/../notes/", "/notes/"), ("/songs/rain/..", "/songs/"),
      ("/songs/rain/.", "/songs/rain/"), ("/../../etc/passwd", "/etc/passwd"), ("/a/...", "/a/..."),
      ("/a/..b/", "/a/..b/"), ("/雨/の歌/", "/雨/の歌/"),
    ])
  func `A route is a path from the root that never leaves it`(text: String, path: String) {
    #expect(Route(text).path == path)
    #expect(Route(path).path == path)
  }

  @Test(
    arguments: [
      ("/", "index.html", true), ("/songs/rain/", "songs/rain/index.html", true), ("/feed.xml", "feed.xml", false),
      ("/404.html", "404.html", false), ("/雨/", "雨/index.html", true),
    ])
  func `A page is written as index.html in its folder`(path: String, file: String, isPage: Bool) {
    #expect(Route(path).file == file)
    #expect(Route(path).isPage == isPage)
  }

  @Test
  func `A relative path is put below a page and stays within the site`() {
    #expect(Route("/songs/").appending("feed.xml") == Route("/songs/feed.xml"))
    #expect(Route.home.appending("feed.xml") == Route("/feed.xml"))
    #expect(Route("/songs/rain/").appending("../snow/") == Route("/songs/snow/"))
    #expect(Route("/songs/").appending("../../../x") == Route("/x"))
  }

  @Test(
    arguments: [
      ("/Songs/Rain/", "/songs/rain/"), ("/\u{C4}rger/", "/A\u{308}rger/"), ("/\u{C4}rger/", "/a\u{308}rger/"),
      ("/STRASSE/", "/straße/"), ("/ΟΔΟΣ/", "/οδος/"), ("/songs/", "/songs/index.html"),
      ("/songs/", "/SONGS/INDEX.HTML"),
      ("/J\u{30C}/", "/\u{1F0}/"), ("/カ\u{3099}ラス/", "/ガラス/"), ("/한글A/", "/\u{1112}\u{1161}\u{11AB}글a/"),
    ])
  func `Routes that a file system may take for one share their key`(first: String, second: String) {
    #expect(Route(first).collisionKey == Route(second).collisionKey)
  }

  @Test(
    arguments: [("/songs/", "/songs"), ("/sıla/", "/sila/"), ("/a/", "/ä/"), ("/歌/", "/曲/")])
  func `Routes of their own do not`(first: String, second: String) {
    #expect(Route(first).collisionKey != Route(second).collisionKey)
  }

  @Test
  func `Routes are ordered by their bytes`() {
    let sorted = ["/", "/B/", "/a/", "/a/b/", "/a0/", "/ä/", "/雨/"]
    #expect(sorted.reversed().map { Route($0) }.sorted().map(\.path) == sorted)
  }
}
