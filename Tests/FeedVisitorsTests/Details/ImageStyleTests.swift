import FeedModel
import Testing

@testable import FeedVisitors

@Suite struct ImageStyleTests {
  @Test(arguments: [
    (nil, nil, ""), (PictureColor(red: 5, green: 2, blue: 1), nil, "tone r5 g2 b1"),
    (nil, FocalPoint(x: 30, y: 60), "focus h5 o9"),
    (
      PictureColor(red: 5, green: 2, blue: 1), FocalPoint(x: 0, y: 100),
      "tone r5 g2 b1 focus h0 o15"
    ),
  ])
  func `An image says its colour, and what of it stays in view`(
    color: PictureColor?, focus: FocalPoint?, names: String
  ) throws {
    let templates = ["card/article": "{{#cover}}{{pictureClass}}{{/cover}}"]
    let site = TestSite(environment: try TestTheme.environment(templates))
    var entry = KindSamples.plain.entry(.article, body: "Rain")
    let file = MediaFile(source: .published(Route("/a.png")), mimeType: "image/png", placeholder: color)
    entry.cover = Photo(file: file, alt: "A", focus: focus)
    #expect(site.html(ArticleFeedViewObject(entry: entry, title: "Rain"), as: .card) == names)
  }
}
