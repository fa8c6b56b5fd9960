import FeedDiagnostics
import FeedModel
import Testing

@testable import FeedContent

/// Pictures that stand beside an entry which names none.
@Suite struct BundledPhotosTests {
  private static let pictures = [
    "IMG_10.jpg": "", "img_9.jpg": "", "a.png": "", "_raw.jpg": "", "notes.txt": "x", "sub/b.jpg": "",
  ]

  private func photos(
    _ fields: String = "", body: String = ""
  ) async -> [Photo]? {
    var files = ["photos/bridge/index.md": "---\ndate: 2025-04-09\n\(fields)\n---\n\(body)"]
    for (name, text) in Self.pictures { files["photos/bridge/\(name)"] = text }
    return await TestSite.load(files).first(MediaFeedViewObject.self)?.photos
  }

  private func names(_ photos: [Photo]?) -> [String]? {
    photos?.map { photo in
      switch photo.file.source {
      case .published(let route): String(route.path.dropFirst("/photos/bridge/".count))
      case .external(let url): url
      }
    }
  }

  @Test func `Pictures beside a bundle's page are its photos, in the order of their names`() async {
    #expect(await names(photos()) == ["a.png", "img_9.jpg", "IMG_10.jpg"])
    #expect(await names(photos("cover: IMG_10.jpg")) == ["IMG_10.jpg", "a.png", "img_9.jpg"])
    #expect(await names(photos(body: "![A](img_9.jpg)")) == ["a.png", "IMG_10.jpg"])
    #expect(await names(photos("photos: [{src: a.png, alt: A}]")) == ["a.png"])
  }

  @Test func `A picture of an article's bundle is its cover where its name says so`() async {
    func cover(_ names: [String], _ fields: String = "", body: String = "Words.") async -> String? {
      var files = ["articles/a/index.md": "---\ntitle: A\ndate: 2025-04-09\n\(fields)\n---\n\(body)\n"]
      for name in names { files["articles/a/\(name)"] = "" }
      let cover = await TestSite.load(files).feed.entries.first?.entry.cover
      return cover.flatMap { if case .published(let route) = $0.file.source { route.path.fileName } else { nil } }
    }
    #expect(await cover(["a.jpg", "Featured-rain.webp"]) == "Featured-rain.webp")
    #expect(await cover(["cover.jpg", "feature.jpg", "thumbnail.png"]) == "feature.jpg")
    #expect(await cover(["thumbnail.png"]) == "thumbnail.png")
    #expect(await cover(["a.jpg"]) == nil)
    #expect(await cover(["cover.jpg", "a.jpg"], "image: a.jpg") == "a.jpg")
    #expect(await cover(["cover.jpg"], "cover: false") == nil)
    #expect(await cover(["cover.jpg"], body: "![Rain](cover.jpg)") == nil)
    let resources = "resources: [{src: a.jpg, name: pier}, {src: b.jpg, name: featured_image, title: By Ann}]"
    #expect(await cover(["a.jpg", "b.jpg", "cover.jpg"], resources) == "b.jpg")
    #expect(await cover(["a.jpg", "b.jpg"], resources, body: "![Rain](b.jpg)") == nil)
    #expect(await cover(["a.jpg"], resources) == nil)
    #expect(await cover(["a.jpg", "b.jpg", "cover.jpg"], resources, body: "![Rain](b.jpg)") == "cover.jpg")
    #expect(await cover(["a.jpg", "cover.jpg"], "resources: [{src: a.jpg, name: header}]") == "cover.jpg")
    #expect(
      await cover(["a.jpg", "b.jpg"], "resources: [{src: a.jpg, name: image1}, {src: b.jpg, name: image2}]") == nil)
    #expect(await cover(["a.jpg"], "resources: [{src: sub/a.jpg, name: cover}]") == nil)
  }

  @Test func `Translations share them`() async {
    let text = "---\ndate: 2025-04-09\n---\n"
    let content = await TestSite.load(
      [
        "photos/bridge/index.md": text, "photos/bridge/index.ja.md": text, "ko/photos/bridge/index.md": text,
        "photos/bridge/a.jpg": "", "photos/bridge/b.jpg": "",
      ], settings: "language: en\nlanguages: [en, ja, ko]\n")
    let photos = content.feed.entries.map { ($0 as? MediaFeedViewObject)?.photos }
    #expect(photos.map(names) == Array(repeating: ["a.jpg", "b.jpg"], count: 3))
  }

  @Test func `Resources say what they show`() async {
    let photos = await photos(
      """
      resources:
        - src: img_9.jpg
          title: The ninth
          alt: A bridge.
        - src: "*.png"
          title: All
      """)
    #expect(photos?.map(\.caption) == [nil, "The ninth", nil])
    #expect(photos?.map(\.alt) == ["", "A bridge.", ""])
  }

  @Test func `Each without words for it is a warning, and names that are missing stay what they are`() async {
    let content = await TestSite.load([
      "photos/bridge/index.md": "---\ndate: 2025-04-09\n---\n", "photos/bridge/a.jpg": "", "photos/bridge/b.jpg": "",
      "photos/lost/index.md": "---\ndate: 2025-04-09\nphotos: c.jpg\n---\nWords.\n", "photos/lost/d.jpg": "",
    ])
    #expect(content.codes.sorted() == ["incomplete-entry", "missing-alt", "missing-alt", "missing-file"])
  }

  @Test func `Names are listed as people list them`() {
    let names = ["b2", "B10", "a", "b02x", "b1", "10", "9", "b"]
    #expect(names.sorted { $0.isBefore($1) } == ["9", "10", "a", "b", "b1", "b2", "b02x", "B10"])
  }
}
