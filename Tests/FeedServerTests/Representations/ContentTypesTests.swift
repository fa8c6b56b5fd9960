import FeedServer
import Testing

@Suite("Media types")
struct ContentTypesTests {
  @Test(
    arguments: [
      ("index.html", "text/html; charset=utf-8"), ("feed.xml", "application/xml; charset=utf-8"),
      ("data.json", "application/json"), ("notes/feed.json", "application/feed+json; charset=utf-8"),
      ("calendar.ics", "text/calendar; charset=utf-8"), ("songs/rain.m4a", "audio/mp4"),
      ("site.webmanifest", "application/manifest+json"), ("a.CSS", "text/css; charset=utf-8"),
      ("a.js", "text/javascript; charset=utf-8"), ("follows.opml", "text/x-opml; charset=utf-8"),
      ("a.svg", "image/svg+xml; charset=utf-8"), ("a.jpg", "image/jpeg"), ("a.woff2", "font/woff2"),
      ("a.mp3", "audio/mpeg"), ("a.webp", "image/webp"), ("robots.txt", "text/plain; charset=utf-8"),
      ("CNAME", "application/octet-stream"), (".nojekyll", "application/octet-stream"),
      ("a.unheard-of", "application/octet-stream"),
    ])
  func `Names tell the type`(name: String, type: String) {
    #expect(ContentTypes.type(ofFile: name) == type)
  }
}
