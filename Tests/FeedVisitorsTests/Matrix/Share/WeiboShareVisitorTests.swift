import FeedModel
import Testing

@testable import FeedVisitors

@Suite struct WeiboShareVisitorTests {
  private let resolver = URLResolver(site: SiteURL("https://example.com/sub/") ?? .localhost)

  @Test func `Takes the picture that stands for each kind`() {
    let cover = "https://example.com/sub/media/cover.jpg"
    let expected: KindTable<String> = [
      "text": cover, "article": cover, "media": "https://example.com/sub/media/one.jpg", "song": cover,
      "album": cover, "playlist": cover, "event": cover, "invitation": cover, "follow": cover,
      "recommendation": cover, "link": cover, "quote": cover, "person": "https://example.com/sub/media/bob.jpg",
      "memories": cover, "custom": cover,
    ]
    expected.check { $0.accept(WeiboShareVisitor(message: .sample, resolver: resolver)).picture ?? "" }
  }

  @Test func `Takes a picture of what it is about where there is no cover`() {
    let samples = KindSamples.plain
    let visitor = WeiboShareVisitor(message: .sample, resolver: resolver)
    let pictures = [
      PlaylistFeedViewObject(entry: samples.bareEntry(.playlist), title: "Wet", songs: samples.playlist.songs)
        .accept(visitor),
      FollowFeedViewObject(entry: samples.bareEntry(.follow), followed: samples.follow.followed).accept(visitor),
      PlainTextFeedViewObject(entry: samples.bareEntry(.text)).accept(visitor),
    ].map(\.picture)
    #expect(
      pictures == [
        "https://example.com/sub/media/cover-Rain.jpg", "https://example.com/sub/media/Bob.jpg", nil,
      ])
  }

  @Test func `Takes address words and picture`() {
    let link = KindSamples.plain.note.accept(WeiboShareVisitor(message: .sample, resolver: resolver)).address
    #expect(
      link == "https://service.weibo.com/share/share.php?url=https%3A%2F%2Fexample.com%2Fp%2F"
        + "&title=Hear%20%E9%9B%A8%20%26%20sun&pic=https%3A%2F%2Fexample.com%2Fsub%2Fmedia%2Fcover.jpg")
  }
}
