import FeedModel
import Testing

@testable import FeedVisitors

@Suite struct FeedFileTests {
  private func media(duration: Duration?) throws -> FeedFile? {
    let file = MediaFile(
      source: .external("https://example.org/a.mp4"), mimeType: "video/mp4", byteCount: 9,
      pixelSize: PixelSize(width: 4, height: 3), duration: duration)
    let media = MediaFeedViewObject(
      entry: KindSamples.plain.bareEntry(.media), videos: [Video(file: file, alt: "A")])
    return TestSite(environment: try TestTheme.environment()).item(media).media.first
  }

  @Test func `A film says its size and how long it plays in whole seconds`() throws {
    let media = try media(duration: .milliseconds(61_900))
    #expect(media?.seconds == 61)
    #expect(media?.byteCount == 9)
    #expect(media?.pixelSize == PixelSize(width: 4, height: 3))
  }

  @Test(arguments: [nil, Duration.milliseconds(900)])
  func `Less than a second is not said`(duration: Duration?) throws {
    let media = try media(duration: duration)
    #expect(media != nil && media?.seconds == nil)
  }
}
