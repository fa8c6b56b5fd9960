import FeedContent
import FeedDiagnostics
import FeedMarkdown
import FeedModel
import Testing

/// Pages of YouTube and the like that front matter names.
@Suite struct FrontMatterEmbedsTests {
  private func content(_ fields: String, body: String = "Words.", path: String = "a.md") async -> LoadedContent {
    await TestSite.load([path: "---\ndate: 2025-04-09\n\(fields)\n---\n\(body)\n"])
  }

  private func address(_ content: LoadedContent) -> String? {
    content.feed.entries.first?.entry.body.links.first?.destination
  }

  @Test(arguments: [
    ("youtube: dQw4w9WgXcQ", "https://www.youtube.com/watch?v=dQw4w9WgXcQ"),
    ("youtubeId: dQw4w9WgXcQ", "https://www.youtube.com/watch?v=dQw4w9WgXcQ"),
    ("youtube_id: dQw4w9WgXcQ", "https://www.youtube.com/watch?v=dQw4w9WgXcQ"),
    ("youtube: {id: dQw4w9WgXcQ}", "https://www.youtube.com/watch?v=dQw4w9WgXcQ"),
    ("youtube: https://youtu.be/dQw4w9WgXcQ", "https://youtu.be/dQw4w9WgXcQ"),
    ("video: //www.youtube.com/embed/dQw4w9WgXcQ", "https://www.youtube.com/embed/dQw4w9WgXcQ"),
    ("video_url: https://youtu.be/dQw4w9WgXcQ", "https://youtu.be/dQw4w9WgXcQ"),
    ("featuredVideo: http://youtu.be/dQw4w9WgXcQ", "http://youtu.be/dQw4w9WgXcQ"),
    ("video: {src: \"https://vimeo.com/76979871\"}", "https://vimeo.com/76979871"),
    ("vimeo: 76979871", "https://vimeo.com/76979871"), ("extra: {vimeo: 76979871}", "https://vimeo.com/76979871"),
    ("soundcloud: https://soundcloud.com/band/rain", "https://soundcloud.com/band/rain"),
    (
      "audio: https://open.spotify.com/track/4cOdK2wGLETKBW3PvgPWqT",
      "https://open.spotify.com/track/4cOdK2wGLETKBW3PvgPWqT"
    ),
    ("bandcamp: https://band.bandcamp.com/album/rain", "https://band.bandcamp.com/album/rain"),
    ("bandcamp_url: https://band.bandcamp.com/album/rain", "https://band.bandcamp.com/album/rain"),
    (
      "spotifyLink: https://open.spotify.com/track/4cOdK2wGLETKBW3PvgPWqT",
      "https://open.spotify.com/track/4cOdK2wGLETKBW3PvgPWqT"
    ),
  ])
  func `They are above the text, of whatever kind it is`(field: String, address: String) async {
    for (fields, kind) in [("title: A\n", Kind.article), ("", .text), ("type: song\ntitle: A\n", .song)] {
      let content = await content(fields + field)
      #expect(content.feed.entries.map(\.entry.kind) == [kind])
      #expect(self.address(content) == address)
      #expect(content.codes.isEmpty, "\(content.messages)")
    }
  }

  @Test(arguments: ["videos/a.md", "media/a.md", "photos/a.md"])
  func `Where files are expected they make a note of their own, without a warning`(path: String) async {
    let content = await content("video: https://youtu.be/dQw4w9WgXcQ", path: path)
    #expect(content.feed.entries.map(\.entry.kind) == [.text])
    #expect(content.codes.isEmpty, "\(content.messages)")
    let titled = await self.content("title: A\nvideo: https://youtu.be/dQw4w9WgXcQ", body: "", path: path)
    #expect(titled.feed.entries.map(\.entry.kind) == [.article])
    #expect(titled.codes.isEmpty, "\(titled.messages)")
  }

  @Test func `Files beside them stay what they are`() async {
    var site = TestSite([
      "photos/a.md":
        "---\ndate: 2025-04-09\nvideo: [a.mp4, \"https://youtu.be/dQw4w9WgXcQ\"]\n---\nWords.\n", "photos/a.mp4": "",
    ])
    site.files["photos/b.md"] = Array("---\ndate: 2025-04-09\nphotos: lost.jpg\nyoutube: dQw4w9WgXcQ\n---\n".utf8)
    let content = await site.load()
    #expect(content.first(MediaFeedViewObject.self)?.videos.count == 1)
    #expect(content.codes.contains("missing-file"))
  }

  @Test(arguments: [
    "youtube: https://www.youtube.com/@band", "youtube: band", "video: https://example.org/film", "vimeo: true",
    "soundcloud: band", "youtube: \"dQw4w9WgXcQ)\"",
  ])
  func `An address without a player stays what it was`(field: String) async {
    let content = await content("title: A\n\(field)")
    #expect(address(content) == nil)
  }

  @Test func `What the text plays already is not played again, and places stay true`() async {
    let twice = await content("title: A\nyoutube: dQw4w9WgXcQ", body: "https://youtu.be/dQw4w9WgXcQ")
    #expect(twice.feed.entries.first?.entry.body.links.count == 1)
    let content = await content(
      "title: A\nyoutube: dQw4w9WgXcQ", body: "# A\n\nWords\n\n![](https://example.org/x.png)")
    #expect(content.codes == ["missing-alt"])
    #expect(content.messages.first?.contains("a.md:10:") == true, "\(content.messages)")
  }
}
