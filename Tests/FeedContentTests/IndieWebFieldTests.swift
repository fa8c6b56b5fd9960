import FeedContent
import FeedDiagnostics
import FeedModel
import Testing

/// What sites of the IndieWeb write of the pages that an entry is about or answers.
@Suite struct IndieWebFieldTests {
  private func content(_ fields: String, body: String = "Words.\n", path: String = "a.md") async -> LoadedContent {
    await TestSite.load([path: "---\ndate: 2025-04-09\n\(fields)\n---\n\(body)", "a.png": "", "photos/a.png": ""])
  }

  @Test(arguments: ["in-reply-to", "inReplyTo", "in_reply_to", "extra: {in_reply_to"])
  func `Answers are found under the names that others have for them, and need no words`(key: String) async {
    let end = key.contains("{") ? "}" : ""
    let content = await content("\(key): [{url: \"https://eve.example/party\"}]\(end)\nrsvp: yes", body: "")
    #expect(content.feed.entries.map(\.entry.kind) == [.text])
    #expect(content.feed.entries.first?.entry.inReplyTo.map(\.url) == ["https://eve.example/party"])
    #expect(!content.codes.contains("incomplete-entry"))
  }

  @Test(arguments: ["./b.md", "/notes/b.md", "../notes/b.md"])
  func `An entry of the site is answered by its path`(path: String) async {
    let content = await TestSite.load([
      "notes/a.md": "---\ndate: 2025-04-10\nin-reply-to: \(path)\n---\nMore.\n",
      "notes/b.md": "---\ndate: 2025-04-09\n---\nRain all day.\n",
    ])
    let link = content.feed.entries.first?.entry.inReplyTo.first
    #expect(link?.url == "\(content.site.url.origin)/notes/b/")
    #expect(link?.name == "Rain all day.")
    #expect(content.codes.isEmpty, "\(content.messages)")
    let missing = await self.content("in-reply-to: ./nowhere.md")
    #expect(missing.feed.entries.first?.entry.inReplyTo.isEmpty == true)
    #expect(missing.codes == ["unknown-entry"])
  }

  @Test func `Likes and reposts in camel case count`() async {
    #expect(await content("likeOf: https://eve.example/", body: "").feed.entries.first?.entry.likeOf.count == 1)
    #expect(await content("repostOf: https://eve.example/", body: "").feed.entries.first?.entry.repostOf.count == 1)
  }

  @Test(arguments: [
    "bookmarkOf: https://eve.example/", "bookmark_of: [\"https://eve.example/\"]",
    "bookmark-of: {url: \"https://eve.example/\", title: Eve}",
    "extra: {bookmark_of: [{url: \"https://eve.example/\"}]}",
  ])
  func `Bookmarks may be mappings and lists`(field: String) async throws {
    let content = await content(field)
    let link = try #require(content.first(LinkFeedViewObject.self), "\(content.messages)")
    #expect(link.url == "https://eve.example/")
    #expect(link.title == (field.contains("Eve") ? "Eve" : nil))
  }

  @Test func `A photo in a folder of notes is one, with the words beside it`() async throws {
    let content = await content("photo: /a.png\nalt: Rain\ncaption: On a roof", path: "notes/a.md")
    let photo = try #require(content.first(MediaFeedViewObject.self)?.photos.first)
    #expect(photo.alt == "Rain")
    #expect(photo.caption == "On a roof")
    #expect(content.codes.isEmpty, "\(content.messages)")
  }

  @Test func `Hugo's pictures for sharing are the cover, but for photos`() async {
    let article = await content("title: A\nimages: [a.png, b.png]").feed.entries.first?.entry
    #expect(article?.cover?.file.source == .published(Route("/a.png")))
    let media = await content("images: [{src: a.png, alt: A}]", path: "photos/a.md")
    #expect(media.first(MediaFeedViewObject.self)?.photos.count == 1)
    #expect(media.feed.entries.first?.entry.cover == nil)
  }

  @Test(arguments: [("post_type: photo\nphoto: a.png", "media"), ("postType: note\ntitle: A", "article")])
  func `Another word for the type counts where it names a kind`(fields: String, kind: String) async {
    #expect(await content(fields).feed.entries.map(\.entry.kind.name) == [kind])
  }
}
