import FeedModel
import Testing

@testable import FeedVisitors

@Suite struct AttachmentsVisitorTests {
  @Test func `Each kind lists its files what it is about first`() {
    let cover = ["/media/cover.jpg"]
    let expected: KindTable<[String]> = [
      "text": cover, "article": cover,
      "media": ["/media/drops.mp3", "/media/rain.mp4", "/media/one.jpg", "/media/two.jpg"] + cover,
      "song": ["/media/rain.mp3"] + cover, "album": ["/media/rain.mp3"] + cover,
      "playlist": ["/media/rain.mp3"] + cover, "event": cover, "invitation": cover, "follow": cover,
      "recommendation": cover, "link": cover, "quote": cover, "person": ["/media/bob.jpg"] + cover,
      "memories": cover, "custom": cover + ["/media/soup.jpg"],
    ]
    expected.check { object in
      object.accept(AttachmentsVisitor()).map { attachment in
        guard case .published(let route) = attachment.file.source else { return "elsewhere" }
        return route.path
      }
    }
  }

  @Test func `A cover that is a photo as well comes once`() {
    var entry = KindSamples.plain.bareEntry(.media)
    let photo = KindSamples.plain.text.photo("one")
    entry.cover = photo
    let media = MediaFeedViewObject(entry: entry, photos: [photo])
    #expect(media.accept(AttachmentsVisitor()).count == 1)
  }
}
