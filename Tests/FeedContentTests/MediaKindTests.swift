import FeedContent
import FeedDiagnostics
import FeedModel
import Testing

@Suite struct MediaKindTests {
  private func load(_ fields: String) async -> LoadedContent {
    await TestSite.load([
      "media/a.md": "---\ndate: 2025-04-09\n\(fields)\n---\n", "media/rain.png": "", "media/rain.mp3": "",
      "media/rain.mp4": "", "media/rain.xyz": "",
    ])
  }

  @Test(arguments: [
    "cover: ../site.yml", "cover: rain.mp3", "cover: rain.xyz", "cover: a.md", "cover: /rain.mp4",
    "photos: {src: rain.mp4, alt: Rain}", "audio: rain.png", "audio: {src: rain.png}", "video: rain.mp3",
    "video: {src: rain.mp3, alt: Rain}", "cover: https://example.org/rain.pdf?x=1", "cover: /missing.html",
  ])
  func `A file of another kind is named and not published`(field: String) async {
    let content = await load(field)
    #expect(content.codes == ["incomplete-entry", "invalid-value"])
    #expect(content.files.isEmpty)
  }

  @Test(arguments: [
    "cover: rain.png", "audio: rain.mp3", "audio: rain.mp4", "video: {src: rain.mp4, alt: Rain}",
    "cover: https://example.org/rain", "audio: https://example.org/a?b.c", "cover: https://example.org/rain.JPG#x",
    "audio: [{url: rain.mp3}]", "video: [{url: rain.mp4, alt: Rain}]",
  ])
  func `A file that fits is taken`(field: String) async {
    #expect(await load(field).messages == [])
  }

  @Test(arguments: ["/fr/2025/rain/pictures/a b.png", "fr/2025/rain/pictures/a%20b.png"])
  func `A file of a bundle may be named by the address of its page`(path: String) async {
    let content = await TestSite.load([
      "articles/x/index.md": """
      ---
      title: Rain
      date: 2025-04-09
      permalink: /fr/2025/rain/
      cover: "\(path)"
      cover-alt: Rain
      ---
      ![Rain](/fr/2025/rain/pictures/a%20b.png)
      """,
      "articles/x/pictures/a b.png": "",
    ])
    #expect(content.messages == [])
    let cover = content.entry("articles/x/index.md")?.cover
    #expect(cover?.file.source == .published(Route("/fr/2025/rain/pictures/a b.png")))
  }
}
