import FeedModel
import Testing

@testable import FeedVisitors

@Suite struct ImageStyleTests {
  @Test(arguments: [
    (nil, nil, ""), (PlaceholderColor(red: 10, green: 5, blue: 3), nil, "--placeholder: #a53"),
    (nil, FocalPoint(x: 30, y: 60), "object-position: 30% 60%"),
    (
      PlaceholderColor(red: 10, green: 5, blue: 3), FocalPoint(x: 0, y: 100),
      "--placeholder: #a53; object-position: 0% 100%"
    ),
  ])
  func `An image says its colour, and what of it stays in view`(
    color: PlaceholderColor?, focus: FocalPoint?, style: String
  ) throws {
    let templates = ["card/article": "{{#cover}}{{placeholderStyle}}{{/cover}}"]
    let site = TestSite(environment: try TestTheme.environment(templates))
    var entry = KindSamples.plain.entry(.article, body: "Rain")
    let file = MediaFile(source: .published(Route("/a.png")), mimeType: "image/png", placeholder: color)
    entry.cover = Photo(file: file, alt: "A", focus: focus)
    #expect(site.html(ArticleFeedViewObject(entry: entry, title: "Rain"), as: .card) == style)
  }
}
