import FeedModel
import Testing

@testable import FeedVisitors

@Suite struct WeiboShareVisitorTests {
  private let resolver = URLResolver(site: SiteURL("https://example.com/sub/") ?? .localhost)

  private func picture(of object: any FeedViewObject) -> String? {
    (object.accept(WeiboShareVisitor())?.file.source).map { resolver.absolute($0) }
  }

  @Test func `Takes the picture that stands for each kind`() {
    let cover = "https://example.com/sub/media/cover.jpg"
    let expected: KindTable<String> = [
      "text": cover, "article": cover, "media": "https://example.com/sub/media/one.jpg", "song": cover,
      "album": cover, "playlist": cover, "event": cover, "invitation": cover, "follow": cover,
      "recommendation": cover, "link": cover, "quote": cover, "person": "https://example.com/sub/media/bob.jpg",
      "memories": cover, "custom": cover,
    ]
    expected.check { picture(of: $0) ?? "" }
  }

  @Test func `Takes a picture of what it is about where there is no cover`() {
    let samples = KindSamples.plain
    let playlist = PlaylistFeedViewObject(
      entry: samples.bareEntry(.playlist), title: "Wet", songs: samples.playlist.songs)
    let follow = FollowFeedViewObject(entry: samples.bareEntry(.follow), followed: samples.follow.followed)
    #expect(picture(of: playlist) == "https://example.com/sub/media/cover-Rain.jpg")
    #expect(picture(of: follow) == "https://example.com/sub/media/Bob.jpg")
    #expect(picture(of: PlainTextFeedViewObject(entry: samples.bareEntry(.text))) == nil)
  }

  @Test func `Takes address, words and picture`() throws {
    let operators = EntryOperators(environment: try TestTheme.environment())
    #expect(
      operators.shareNetwork(ShareChoice(.weibo), KindSamples.plain.note, .sample).url
        == "https://service.weibo.com/share/share.php?url=https%3A%2F%2Fexample.com%2Fp%2F"
        + "&title=Hear%20%E9%9B%A8%20%26%20sun&pic=https%3A%2F%2Fexample.com%2Fsub%2Fmedia%2Fcover.jpg")
  }
}
