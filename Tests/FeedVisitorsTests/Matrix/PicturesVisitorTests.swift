import FeedMarkdown
import FeedModel
import Testing

@testable import FeedVisitors

@Suite struct PicturesVisitorTests {
  private let visitor = PicturesVisitor(
    resolver: URLResolver(site: SiteURL("https://example.com/sub/") ?? .localhost))

  private func names(_ object: any FeedViewObject) -> [String] {
    object.accept(visitor).map { visitorName($0.file.source) }
  }

  private func visitorName(_ source: MediaSource) -> String {
    switch source {
    case .published(let route): route.path
    case .external(let url): url
    }
  }

  @Test func `The cover stands for an entry, beside pictures of its own`() {
    let table: KindTable<[String]> = [
      "text": ["/media/cover.jpg"], "article": ["/media/cover.jpg"],
      "media": ["/media/cover.jpg", "/media/one.jpg", "/media/two.jpg"], "song": ["/media/cover.jpg"],
      "album": ["/media/cover.jpg"], "playlist": ["/media/cover.jpg"], "event": ["/media/cover.jpg"],
      "invitation": ["/media/cover.jpg"], "follow": ["/media/cover.jpg"], "recommendation": ["/media/cover.jpg"],
      "link": ["/media/cover.jpg"], "quote": ["/media/cover.jpg"], "person": ["/media/bob.jpg", "/media/cover.jpg"],
      "memories": ["/media/cover.jpg"], "custom": ["/media/cover.jpg", "/media/soup.jpg"],
    ]
    table.check { names($0) }
  }

  private func bare(_ kind: Kind, body: String = "") -> Entry {
    var entry = KindSamples.plain.bareEntry(kind)
    entry.body = MarkdownParser().parse(body, at: entry.location).body
    return entry
  }

  @Test func `Without a cover the first picture of the text stands for an entry`() {
    let body = "![no name](/a)\n\n![Rain](rain.png \"Rain\") ![Sun](sun.png)"
    #expect(names(ArticleFeedViewObject(entry: bare(.article, body: body), title: "A")) == [])
    let article = ArticleFeedViewObject(entry: bare(.article, body: "![Rain](rain.png) ![Sun](sun.png)"), title: "A")
    #expect(names(article) == ["https://example.com/sub/articles/sample/rain.png"])
    #expect(article.accept(visitor).first?.alt == "Rain")
  }

  @Test func `Without any picture those of others stand for an entry`() {
    let samples = KindSamples.plain
    #expect(
      names(PlaylistFeedViewObject(entry: bare(.playlist), title: "A", songs: samples.playlist.songs))
        == ["/media/cover-Rain.jpg"])
    #expect(names(FollowFeedViewObject(entry: bare(.follow), followed: samples.follow.followed)) == ["/media/Bob.jpg"])
  }

  @Test func `Vector graphics are left out, and more than four pictures`() {
    var entry = bare(.media)
    entry.cover = Photo(
      file: MediaFile(source: .published(Route("/a.svg")), mimeType: "image/svg+xml"), alt: "A")
    let photos = (1...9).map { SampleText.plain.photo("\($0 / 2)") }
    #expect(
      names(MediaFeedViewObject(entry: entry, photos: photos))
        == ["/media/0.jpg", "/media/1.jpg", "/media/2.jpg", "/media/3.jpg"])
  }
}
