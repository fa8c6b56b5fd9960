import FeedContent
import FeedDiagnostics
import FeedMarkdown
import FeedModel
import MediaSamples
import Testing

@Suite struct ImageTests {
  @Test(arguments: [
    ("30% 60%", FocalPoint(x: 30, y: 60)), ("top left", FocalPoint(x: 0, y: 0)), ("right", FocalPoint(x: 100, y: 50)),
    ("Bottom-Right", FocalPoint(x: 100, y: 100)), ("top", FocalPoint(x: 50, y: 0)), ("12.6%", FocalPoint(x: 13, y: 50)),
    ("top 30%", FocalPoint(x: 30, y: 0)), ("center bottom", FocalPoint(x: 50, y: 100)),
    ("left center", FocalPoint(x: 0, y: 50)), ("left right", nil), ("top bottom", nil), ("120% 4%", nil), ("3 4", nil),
    ("the dog", nil), ("1% 2% 3%", nil),
  ])
  func `A picture has a focal point, and an invalid one is a warning`(text: String, focus: FocalPoint?) async {
    var site = TestSite([
      "articles/a.md": "---\ntitle: A\ndate: 2025-04-09\ncover: {src: a.png, focus: \"\(text)\"}\n---\n",
      "photos/b.md": "---\ndate: 2025-04-09\nphotos: [{src: /a.png, alt: A, focus: \"\(text)\"}]\n---\n",
      "pages/c.md": "---\ntitle: C\ncover: /a.png\ncover-focus: \"\(text)\"\n---\n",
    ])
    site.files["static/a.png"] = ImageBytes.png(width: 640, height: 480)
    site.files["articles/a.png"] = ImageBytes.png(width: 640, height: 480)
    let content = await site.load()
    #expect(content.entry("articles/a.md")?.cover?.focus == focus)
    #expect(content.first(MediaFeedViewObject.self)?.photos.first?.focus == focus)
    #expect(content.page("/c/")?.cover?.focus == focus)
    let warnings = content.messages.filter { $0.contains("write a place such as \"30% 60%\" or \"top left\"") }
    #expect(warnings.count == (focus == nil ? 3 : 0))
  }

  @Test(arguments: [
    ("png", ImageBytes.png(width: 640, height: 480)), ("gif", ImageBytes.gif(width: 640, height: 480)),
    ("jpg", ImageBytes.jpeg(width: 640, height: 480)),
    ("jpeg", ImageBytes.jpeg(width: 640, height: 480, padding: 60_000)),
    ("webp", ImageBytes.lossyWebP(width: 640, height: 480)), ("webp", ImageBytes.losslessWebP(width: 640, height: 480)),
    ("webp", ImageBytes.extendedWebP(width: 640, height: 480)),
  ])
  func `Width and height are in the first bytes`(type: String, bytes: [UInt8]) async {
    var site = TestSite(["articles/a.md": "---\ntitle: A\ndate: 2025-04-09\ncover: a.\(type)\n---\n![A](a.\(type))"])
    site.files["articles/a.\(type)"] = bytes
    let content = await site.load()
    let cover = content.feed.entries.first?.entry.cover?.file
    #expect(cover?.pixelSize == PixelSize(width: 640, height: 480))
    #expect(cover?.byteCount == bytes.count)
    #expect(cover?.source == .published(Route("/articles/a.\(type)")))
    #expect(content.feed.entries.first?.entry.body.resolvedLinks.first?.pixelWidth == 640)
    #expect(content.feed.entries.first?.entry.body.resolvedLinks.first?.pixelHeight == 480)
    #expect(content.files.map(\.route.path) == ["/articles/a.\(type)"])
    // There are no pixels after them; nobody looks for those of a GIF.
    #expect(content.codes == (type == "gif" ? [] : ["broken-media"]))
    #expect(content.messages.allSatisfy { $0.contains("its picture cannot be shown as a whole") })
  }

  @Test func `A frame far from the beginning is found`() async {
    var site = TestSite(["articles/a.md": "---\ntitle: A\ndate: 2025-04-09\ncover: a.jpg\n---\n"])
    let segment: [UInt8] = [0xFF, 0xE2, 0xFF, 0xFF] + Array(repeating: 7, count: 65_533)
    site.files["articles/a.jpg"] = [0xFF, 0xD8] + segment + segment + ImageBytes.jpeg(width: 3, height: 2).dropFirst(2)
    #expect(await site.load().feed.entries.first?.entry.cover?.file.pixelSize == PixelSize(width: 3, height: 2))
  }

  @Test(arguments: 0..<10)
  func `An image that ends too early has no size, harms nothing and is named`(length: Int) async {
    let images = [
      ImageBytes.png(width: 1, height: 1), ImageBytes.gif(width: 1, height: 1), ImageBytes.jpeg(width: 1, height: 1),
      ImageBytes.lossyWebP(width: 1, height: 1), ImageBytes.losslessWebP(width: 1, height: 1),
      ImageBytes.extendedWebP(width: 1, height: 1),
    ]
    for image in images {
      var site = TestSite(["articles/a.md": "---\ntitle: A\ndate: 2025-04-09\ncover: a.png\n---\n"])
      site.files["articles/a.png"] = Array(image.prefix(length))
      let content = await site.load()
      let cover = content.feed.entries.first?.entry.cover
      #expect(cover != nil && cover?.file.pixelSize == nil)
      #expect(content.codes == ["broken-media"])
      #expect(content.diagnostics.first?.location == SourceLocation(file: "content/articles/a.png"))
    }
  }

  @Test func `Photos have words, captions and an order`() async {
    var site = TestSite([
      "photos/a.md":
        "---\ndate: 2025-04-09\nphotos:\n  - {src: b.png, alt: B, caption: The b}\n  - src: /assets/c.png\n    alt: ''\n  - {src: 'https://example.org/d.jpg?x', alt: D}\nvideo: {src: v.mp4, alt: V, poster: b.png}\naudio: s.mp3\n---\n",
      "static/assets/c.png": "", "photos/v.mp4": "", "photos/s.mp3": "",
    ])
    site.files["photos/b.png"] = ImageBytes.png(width: 2, height: 1)
    let content = await site.load()
    let media = content.first(MediaFeedViewObject.self)
    #expect(media?.photos.map(\.alt) == ["B", "", "D"])
    #expect(media?.photos.map(\.caption) == ["The b", nil, nil])
    #expect(media?.photos.map(\.file.mimeType) == ["image/png", "image/png", "image/jpeg"])
    #expect(media?.photos.last?.file.source == .external("https://example.org/d.jpg?x"))
    #expect(media?.videos.first?.poster?.file.pixelSize == PixelSize(width: 2, height: 1))
    #expect(media?.recordings.first?.file.mimeType == "audio/mpeg")
    #expect(content.codes == ["broken-media"])
    #expect(content.messages.first?.hasPrefix("content/photos/b.png: warning: the file is broken: ") == true)
  }

  @Test func `A cover says what its title says unless its author says more`() async {
    let content = await TestSite.load([
      "articles/a.md": "---\ntitle: A\ndate: 2025-04-09\ncover: x.png\n---\n", "articles/x.png": "",
      "articles/b.md": "---\ntitle: B\ndate: 2025-04-08\ncover: {src: x.png, alt: Rain}\n---\n",
      "articles/c.md": "---\ntitle: C\ndate: 2025-04-07\nimage: x.png\nimage_alt: Snow\n---\n",
      "articles/d.md": "---\ntitle: D\ndate: 2025-04-06\ncover: //example.org/x.png\n---\n",
    ])
    #expect(content.feed.entries.map { $0.entry.cover?.alt } == ["A", "Rain", "Snow", "D"])
    #expect(content.entry("articles/d.md")?.cover?.file.source == .external("https://example.org/x.png"))
    #expect(content.messages == [])
  }
}
