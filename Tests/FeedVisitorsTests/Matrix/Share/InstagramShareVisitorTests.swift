import FeedModel
import Testing

@testable import FeedVisitors

@Suite struct InstagramShareVisitorTests {
  @Test func `Takes the pictures that each kind is about`() {
    let expected: KindTable<[String]> = [
      "text": ["cover"], "article": ["cover"], "media": ["one", "two"], "song": ["cover"],
      "album": ["cover", "cover-Rain"], "playlist": ["cover-Rain"], "event": ["cover"], "invitation": ["cover"],
      "follow": ["cover"], "recommendation": ["cover"], "link": ["cover"], "quote": ["cover"], "person": ["bob"],
      "memories": ["cover-Sun", "cover-Snow"], "custom": ["cover", "soup"],
    ]
    expected.check { names($0) }
  }

  @Test func `Takes what else there is where the first is missing`() {
    let samples = KindSamples.plain
    let bare = { (kind: Kind) in samples.bareEntry(kind) }
    let found: [[String]] = [
      names(PlaylistFeedViewObject(entry: samples.entry(.playlist), title: "Wet", songs: [Track(title: "Sun")])),
      names(InvitationFeedViewObject(entry: bare(.invitation), occasion: samples.invitation.occasion)),
      names(FollowFeedViewObject(entry: bare(.follow), followed: samples.follow.followed)),
      names(
        RecommendationFeedViewObject(
          entry: bare(.recommendation), recommendations: samples.recommendation.recommendations)),
      names(PersonFeedViewObject(entry: samples.entry(.person), name: "Bob")),
      names(MediaFeedViewObject(entry: bare(.media), videos: samples.media.videos)),
      names(PlainTextFeedViewObject(entry: bare(.text))),
    ]
    #expect(
      found == [
        ["cover"], ["cover-Live"], ["Bob"], ["Bob", "Cid"], ["cover"], ["poster"], [],
      ])
  }

  @Test func `Each picture comes once in the order of the songs`() {
    let text = SampleText.plain
    let songs = ["One", "Two", "One", "Three"].map { Track(title: $0, song: text.reference($0, kind: .song)) }
    let entry = KindSamples.plain.entry(.album)
    #expect(
      names(PlaylistFeedViewObject(entry: entry, title: "Wet", songs: songs)) == [
        "cover-One", "cover-Two", "cover-Three",
      ])
    #expect(
      names(AlbumFeedViewObject(entry: entry, title: "Wet", tracks: songs)) == [
        "cover", "cover-One", "cover-Two", "cover-Three",
      ])
  }

  @Test func `There are no more pictures than a post holds`() {
    let photos = (1...300).map { SampleText.plain.photo("p\($0)") }
    let media = MediaFeedViewObject(entry: KindSamples.plain.entry(.media), photos: photos)
    #expect(names(media) == (1...20).map { "p\($0)" })
  }

  @Test func `The caption holds the sentence, the address and tags`() throws {
    let operators = EntryOperators(environment: try TestTheme.environment())
    let caption = "Hear 雨 & sun\n\nhttps://example.com/p/\n\n#DreamPop"
    let expected: KindTable<String?> = [
      "text": caption, "article": caption, "media": caption, "song": caption, "album": caption, "playlist": caption,
      "event": caption, "invitation": caption, "follow": caption, "recommendation": caption, "link": caption,
      "quote": caption, "person": caption, "memories": caption, "custom": caption,
    ]
    expected.check { operators.shareNetwork(ShareChoice(.instagram), $0, .sample).caption }
    let bare = PlainTextFeedViewObject(entry: KindSamples.plain.bareEntry(.text))
    #expect(
      operators.shareNetwork(ShareChoice(.instagram), bare, .sample).caption
        == "Hear 雨 & sun\n\nhttps://example.com/p/")
  }

  @Test func `Tags are one word each and few of them`() {
    let tags = ["Dream Pop", "雨季", "☔", "lo-fi", "a", "b", "c"].compactMap { Tag(name: $0) }
    let caption = ShareMessage.sample.caption(tags: tags)
    #expect(caption.hasSuffix("\n\n#DreamPop #雨季 #lofi #a #b"))
  }

  private func names(_ object: any FeedViewObject) -> [String] {
    object.accept(InstagramShareVisitor()).map { photo in
      guard case .published(let route) = photo.file.source else { return "elsewhere" }
      return route.path.replacing("/media/", with: "").replacing(".jpg", with: "")
    }
  }
}
