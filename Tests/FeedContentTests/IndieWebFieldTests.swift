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

  @Test(
    arguments: [
      ("yes", Attendance.yes), ("true", .yes), ("no", .no), ("maybe", .maybe), ("interested", .interested),
      ("perhaps", nil),
    ] as [(String, Attendance?)])
  func `A note says whether its author comes`(answer: String, attendance: Attendance?) async {
    let content = await content("in-reply-to: https://eve.example/party\nrsvp: \(answer)", body: "")
    #expect(content.feed.entries.first?.entry.attendance == attendance)
    #expect(content.codes == (attendance == nil ? ["unknown-choice"] : []))
  }

  @Test(arguments: ["./b.md", "/notes/b.md", "../notes/b.md", "b.md", "notes/b.md"])
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
    let elsewhere = await self.content("in-reply-to: https://eve.example/notes/b.md")
    #expect(elsewhere.feed.entries.first?.entry.inReplyTo.map(\.url) == ["https://eve.example/notes/b.md"])
  }

  @Test func `What bridges from Micropub keep under a prefix is what it is without`() async {
    let fields = "title: ''\nmf-photo: [{value: /a.png, alt: Rain}]"
    let photo = await content(fields, body: "", path: "_posts/2025-04-09-77005.md")
    #expect(photo.first(MediaFeedViewObject.self)?.photos.map(\.alt) == ["Rain"])
    #expect(photo.codes.isEmpty, "\(photo.messages)")
    let answer = await content("mf_in_reply_to: https://eve.example/party\nmf-rsvp: maybe", body: "")
    #expect(answer.feed.entries.first?.entry.inReplyTo.count == 1)
    #expect(answer.feed.entries.first?.entry.attendance == .maybe)
    let note = await content("mf-syndication: [\"https://eve.example/1\"]\nmf-category: rain\nmf-published: 2020-01-01")
    #expect(note.feed.entries.first?.entry.syndication == ["https://eve.example/1"])
    #expect(note.feed.entries.first?.entry.tags.map(\.name) == ["rain"])
    let named = await content("syndication: [{site_name: Eve, url: \"https://eve.example/1\"}]")
    #expect(named.feed.entries.first?.entry.syndication == ["https://eve.example/1"] && named.codes.isEmpty)
    #expect(note.feed.entries.first?.entry.date?.day.description == "2025-04-09")
    #expect(await content("mf-bookmark-of: [{url: \"https://eve.example/\"}]").first(LinkFeedViewObject.self) != nil)
    let both = await content("mf-like-of: https://a.example/\nlike-of: https://b.example/", body: "")
    #expect(both.feed.entries.first?.entry.likeOf.map(\.url) == ["https://b.example/"])
  }

  @Test(arguments: ["cite", "[h-cite]"])
  func `Pages may be objects of microformats`(type: String) async {
    let page = "{type: \(type), properties: {url: [\"https://eve.example/1\"], name: [Rain]}}"
    for key in ["repost-of", "like-of", "in-reply-to", "mf-repost-of"] {
      for value in [page, "[\(page)]"] {
        let content = await content("\(key): \(value)", body: "")
        let entry = content.feed.entries.first?.entry
        let pages = entry.map { $0.repostOf + $0.likeOf + $0.inReplyTo } ?? []
        #expect(pages.map(\.url) == ["https://eve.example/1"] && pages.map(\.name) == ["Rain"])
        #expect(content.codes.isEmpty, "\(content.messages)")
      }
    }
    let link = await content("bookmark-of: \(page)").first(LinkFeedViewObject.self)
    #expect(link?.url == "https://eve.example/1" && link?.title == "Rain")
  }

  @Test func `Whatever a citation says of a page beyond its address and name does no harm`() async {
    let content = await content(
      """
      like-of:
        - type: entry
          url: "https://eve.example/1"
          name: Rain
          author: {name: Eve, url: "https://eve.example/"}
          published: 2025-04-08T10:00:00Z
          content: {text: It rains.}
          shortlink: "https://e.example/1"
      """, body: "")
    #expect(content.feed.entries.first?.entry.likeOf.map(\.name) == ["Rain"])
    #expect(content.codes.isEmpty, "\(content.messages)")
    for type in ["entry", "cite", "[h-cite]"] {
      let bare = await self.content("like-of: [{type: \(type), url: \"https://eve.example/1\"}]", body: "")
      #expect(bare.feed.entries.first?.entry.likeOf.map(\.name) == ["eve.example"])
      #expect(bare.codes.isEmpty, "\(bare.messages)")
    }
    for other in ["", ", type: entry"] {
      let slip = await self.content("like-of: [{url: \"https://eve.example/1\", nmae: Rain\(other)}]", body: "")
      #expect(slip.codes == ["unknown-key"])
    }
  }

  @Test(arguments: ["like", "repost", "reply", "rsvp"])
  func `Words for what an entry answers with are types of notes`(type: String) async {
    let content = await content("type: \(type)\nlike-of: https://eve.example/1")
    #expect(content.feed.entries.map(\.entry.kind) == [.text])
    #expect(content.codes.isEmpty, "\(content.messages)")
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

  @Test(arguments: [
    ("read-of: {type: cite, name: Rain, url: \"https://eve.example/\", photo: \"https://eve.example/a.jpg\"}", "link"),
    ("listen_of: https://eve.example/", "link"), ("watch-of: {name: Rain}", "article"), ("drink-of: Tea", "text"),
  ])
  func `What was read, seen or heard is a link where it has a page`(field: String, kind: String) async {
    let content = await content(field)
    #expect(content.feed.entries.map(\.entry.kind.name) == [kind])
    let link = content.first(LinkFeedViewObject.self)
    #expect(link == nil || link?.url == "https://eve.example/")
    #expect(content.feed.entries.first?.facts.title == (field.contains("Rain") ? "Rain" : nil))
    #expect((link?.entry.cover != nil) == field.contains("a.jpg"))
  }

  @Test(arguments: [
    "attachments: [{url: /a.png, alt: Rain}]", "photo: [{value: /a.png, alt: Rain}]",
    "gallery: [{file: /a.png, alt: Rain}]",
  ])
  func `A note with a picture under another name is that picture`(field: String) async {
    let content = await content(field)
    #expect(content.first(MediaFeedViewObject.self)?.photos.map(\.alt) == ["Rain"])
    #expect(content.codes.isEmpty, "\(content.messages)")
  }

  @Test func `The first picture of an article that lists one is its cover`() async {
    let article = await content("title: A\nphotos: [{url: a.png, alt: A}]").feed.entries.first?.entry
    #expect(article?.kind == .article && article?.cover?.alt == "A")
  }

  @Test func `Times in a mapping of their own make an event of what has a place`() async {
    let content = await content("title: A\nevent: {start: 2025-06-11 20:00, end: 2025-06-11 22:00}\nlocation: Hall")
    let event = content.first(EventFeedViewObject.self)
    #expect(event?.starts.day.description == "2025-06-11" && event?.ends != nil && event?.venue?.name == "Hall")
  }

  @Test func `The hosts of an episode are its authors`() async {
    let entry = await content("title: A\nhosts: [ann, Ben]").feed.entries.first?.entry
    #expect(entry?.authors.map(\.name) == ["ann", "Ben"])
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

  @Test(arguments: [
    ("post_type: photo\nphoto: a.png", "media"), ("postType: note\ntitle: A", "article"),
    ("post_type: event\ntitle: A", "event"),
  ])
  func `Another word for the type counts where it names a kind`(fields: String, kind: String) async {
    #expect(await content(fields).feed.entries.map(\.entry.kind.name) == [kind])
  }
}
