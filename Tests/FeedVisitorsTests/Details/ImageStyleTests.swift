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

  @Test(arguments: [
    (WallLayout.wall, false, "(min-width: 40rem) 18rem, 100vw"), (.wall, true, "(min-width: 40rem) 18rem, 100vw"),
    (.grid, false, "(min-width: 40rem) 18rem, 100vw"), (.list, false, "(min-width: 48rem) 44rem, 100vw"),
    (.list, true, "(min-width: 40rem) 18rem, 100vw"),
  ])
  func `A photo is fetched as wide as the layout that pages show at first has it`(
    layout: WallLayout, hasCover: Bool, sizes: String
  ) throws {
    let environment = try TestTheme.environment(["card/article": "{{imageSizes}}"], hasMetrics: true) {
      $0.wall = WallSettings(layouts: [layout])
    }
    var entry = KindSamples.plain.entry(.article, body: "Rain")
    let file = MediaFile(source: .published(Route("/a.png")), mimeType: "image/png")
    entry.cover = hasCover ? Photo(file: file, alt: "A") : nil
    #expect(
      TestSite(environment: environment).html(ArticleFeedViewObject(entry: entry, title: "A"), as: .card) == sizes)
  }
}
