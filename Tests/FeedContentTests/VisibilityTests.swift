import FeedContent
import FeedDiagnostics
import FeedMarkdown
import FeedModel
import Testing

@Suite struct VisibilityTests {
  private let files = [
    "articles/a.md": "---\ntitle: A\ndate: 2025-06-15 20:00:00\n---\n",
    "articles/b.md": "---\ntitle: B\ndate: 2025-06-15 20:00:01\n---\n",
    "articles/c.md": "---\ntitle: C\ndate: 2025-06-16\n---\n",
    "articles/d.md": "---\ntitle: D\ndate: 2025-01-01\ndraft: true\n---\n",
    "articles/e.md": "---\ntitle: E\ndate: 2025-01-01\npublished: false\n---\n",
    "_drafts/f.md": "---\ntitle: F\n---\n",
    "articles/g.md": "---\ntitle: G\ndate: 2025-01-01\nexpires: 2025-06-15T12:00:00Z\n---\n",
    "articles/h.md": "---\ntitle: H\ndate: 2025-01-01\nexpiryDate: 2025-06-16\n---\n",
    "articles/i.md": "---\ntitle: I\ndate: 2030-01-01\ndraft: true\n---\n",
    "pages/j.md": "---\ntitle: J\ndate: 2030-01-01\n---\n",
    "pages/k.md": "---\ntitle: K\ndraft: true\n---\n",
    "articles/l.md": "---\ntitle: L\npublished: 2024-05-05\ndate: 2024-05-05\n---\n",
  ]

  @Test func `Drafts, future and expired entries are left out and named`() async {
    let content = await TestSite.load(files)
    #expect(
      content.feed.entries.map(\.entry.identity.contentPath) == ["articles/a.md", "articles/h.md", "articles/l.md"])
    #expect(content.feed.pages.map(\.title) == ["J"])
    #expect(
      content.skipped.map { "\($0.file) \($0.reason) \($0.date?.machineReadable ?? "-")" } == [
        "content/_drafts/f.md draft -", "content/articles/b.md future 2025-06-15T20:00:01+08:00",
        "content/articles/c.md future 2025-06-16", "content/articles/d.md draft 2025-01-01",
        "content/articles/e.md draft 2025-01-01", "content/articles/g.md expired 2025-06-15T12:00:00Z",
        "content/articles/i.md draft 2030-01-01", "content/pages/k.md draft -",
      ])
    #expect(content.messages == [])
  }

  @Test func `Pages expire, and hidden entries wait for their date`() async {
    var site = TestSite([
      "pages/a.md": "---\ntitle: A\nexpires: 2025-06-15T12:00:00Z\n---\n",
      "pages/b.md": "---\ntitle: B\nunpublishDate: 2025-06-16\n---\n",
      "articles/d.md": "---\ntitle: D\ndate: 2025-01-01\nhidden: true\nexpires: 2025-06-01\n---\n",
      "articles/e.md": "---\ntitle: E\ndate: 2025-06-16\nhidden: true\n---\n",
      "pages/g.md": "---\ntitle: G\ndate: 2030-01-01\nunlisted: true\n---\n",
      "articles/f.md": "---\ntitle: F\ndate: 2025-06-15\nhidden: true\n---\n",
    ])
    let content = await site.load()
    #expect(content.feed.pages.map(\.title).sorted() == ["B", "F", "G"])
    #expect(
      content.skipped.map { "\($0.file) \($0.reason)" } == [
        "content/articles/d.md expired", "content/articles/e.md future", "content/pages/a.md expired",
      ])
    #expect(content.messages == [])
    site.context.includesFuture = true
    site.context.includesExpired = true
    #expect(await site.load().feed.pages.map(\.title).sorted() == ["A", "B", "D", "E", "F", "G"])
    #expect(await TestSite.load(["pages/c.md": "---\ntitle: C\nexpires: soon\n---\n"]).codes == ["invalid-date"])
  }

  @Test func `A folder of drafts holds drafts, but for files that say otherwise`() async {
    let content = await TestSite.load([
      "drafts/a.md": "---\ntitle: A\ndate: 2025-01-01\n---\n",
      "articles/Drafts/b.md": "---\ntitle: B\ndate: 2025-01-01\n---\n",
      "drafts/c.md": "---\ntitle: C\ndate: 2025-01-01\ndraft: false\n---\n",
      "drafts/d.md": "---\ntitle: D\ndate: 2025-01-01\npublished: true\n---\n",
      "drafts/h.md": "---\ntitle: H\ndate: 2025-01-01\ndraft:\n---\n",
      "_drafts/e.md": "---\ntitle: E\ndate: 2025-01-01\ndraft: false\n---\n",
      "articles/drafts.md": "---\ntitle: F\ndate: 2025-01-01\n---\n",
      "articles/g.md": "---\ntitle: G\ndate: 2025-01-01\nstage: draft\n---\n",
      "articles/i.md": "---\ntitle: I\ndate: 2025-01-01\npost-status: draft\n---\n",
    ])
    #expect(
      Set(content.feed.entries.map { $0.entry.identity.contentPath }) == [
        "articles/drafts.md", "drafts/c.md", "drafts/d.md",
      ])
    #expect(content.messages == [])
  }

  @Test(arguments: [
    "isDraft: false", "isPublished: true", "public: true", "visibility: public", "stage: live",
    "post-status: published",
  ])
  func `What another generator calls a draft is no slip where there is none`(_ line: String) async {
    let content = await TestSite.load(["articles/a.md": "---\ntitle: A\ndate: 2025-01-01\n\(line)\n---\n"])
    #expect(content.feed.entries.count == 1)
    #expect(content.messages == [] && content.notes(onKeysBeside: []).isEmpty)
  }

  @Test func `Flags bring them back`() async {
    func titles(_ change: (inout BuildContext) -> Void) async -> Set<String> {
      var site = TestSite(files)
      change(&site.context)
      let content = await site.load()
      return Set(content.feed.entries.map { String($0.entry.identity.contentPath.suffix(4).first ?? "?") })
    }
    #expect(await titles { $0.includesDrafts = true } == ["a", "d", "e", "f", "h", "l"])
    #expect(await titles { $0.includesFuture = true } == ["a", "b", "c", "h", "l"])
    #expect(await titles { $0.includesExpired = true } == ["a", "g", "h", "l"])
    #expect(
      await titles {
        $0.includesDrafts = true
        $0.includesFuture = true
        $0.includesExpired = true
      } == ["a", "b", "c", "d", "e", "f", "g", "h", "i", "l"])
  }

  @Test func `A draft without a date is dated by the clock`() async {
    var site = TestSite(files)
    site.context.includesDrafts = true
    let content = await site.load()
    #expect(content.entry("_drafts/f.md")?.date?.rfc3339 == "2025-06-15T20:00:00+08:00")
    #expect(content.entry("_drafts/f.md")?.isDraft == true)
    #expect(content.entry("articles/a.md")?.isDraft == false)
    #expect(content.messages == [])
  }

  @Test func `A day begins at midnight of the site`() async {
    var site = TestSite(["notes/2025-06-16-a.md": "A"])
    site.context.now = 1_750_003_199
    #expect(await site.load().skipped.map(\.reason) == [.future])
    site.context.now = 1_750_003_200
    #expect(await site.load().skipped == [])
  }

  @Test func `What is left out shows nothing to others`() async {
    let content = await TestSite.load([
      "songs/rain.md": "---\ntitle: Rain\ndate: 2025-04-09\ndraft: true\ncover: rain.png\n---\n", "songs/rain.png": "",
      "albums/a.md": "---\ntitle: A\ndate: 2025-04-09\ntracks: [rain]\n---\n",
      "people/mei.md": "---\nname: Mei\ndraft: true\navatar: mei.png\n---\n", "people/mei.png": "",
      "articles/a.md": "---\ntitle: A\ndate: 2025-04-09\nauthor: mei\n---\n",
    ])
    let track = content.first(AlbumFeedViewObject.self)?.tracks.first
    #expect(track?.title == "Rain" && track?.song?.route == nil && track?.song?.cover == nil)
    #expect(content.entry("articles/a.md")?.authors == [PersonReference(name: "mei")])
    #expect(content.files.isEmpty)
    #expect(content.codes == ["unpublished-entry"])
  }

  @Test(arguments: ["draft: true", "date: 2999-01-01", "expires: 2025-04-10"])
  func `Of what is left out, others know what they write, and of a song its title and artist`(reason: String) async {
    let fields = reason.hasPrefix("date") ? reason : "date: 2025-04-09\n" + reason
    let content = await TestSite.load([
      "notes/a.md": "---\n\(fields)\n---\nSecret words.\n",
      "events/b.md": "---\ntitle: Secret\nstarts: 2025-05-01 20:00\nvenue: Secret hall\n\(fields)\n---\n",
      "songs/c.md": "---\ntitle: Rain\nartist: Mei\nduration: '3:45'\n\(fields)\n---\n",
      "memories/m.md": "---\ndate: 2025-04-09\nentries: [notes/a]\n---\n",
      "invitations/i.md": "---\ndate: 2025-04-09\nevent: events/b\n---\n",
      "albums/r.md": "---\ntitle: R\ndate: 2025-04-09\ntracks: [songs/c]\n---\n",
    ])
    #expect(content.first(MemoriesFeedViewObject.self)?.memories.map(\.title) == ["A"])
    let event = content.first(InvitationFeedViewObject.self)?.occasion
    #expect(event?.title == "B" && event?.starts == nil && event?.venue == nil)
    let track = content.first(AlbumFeedViewObject.self)?.tracks.first
    #expect(track?.title == "Rain" && track?.artist == "Mei" && track?.duration == nil)
    #expect(content.codes == ["unpublished-entry", "unpublished-entry", "unpublished-entry"])
  }

  @Test func `Only tracks show the title of a song that is left out`() async {
    let content = await TestSite.load([
      "songs/c.md": "---\ntitle: Secret\nartist: Secret\ndate: 2025-04-09\ndraft: true\n---\n",
      "memories/m.md": "---\ndate: 2025-04-09\nentries: [songs/c]\n---\n",
    ])
    let memory = content.first(MemoriesFeedViewObject.self)?.memories.first
    #expect(memory?.title == "C" && memory?.artist == nil && memory?.date == nil)
  }

  @Test func `Of an unlisted entry, others show its title and a link`() async {
    let content = await TestSite.load([
      "notes/a.md": "---\ndate: 2024-04-09\nunlisted: true\nimage: a.png\n---\nSecret words.\n", "notes/a.png": "",
      "articles/b.md": "---\ntitle: Rain\nsummary: Secret\ncover: b.png\ndate: 2024-04-09\nhidden: true\n---\n",
      "articles/b.png": "", "memories/m.md": "---\ndate: 2025-04-09\nentries: [notes/a, articles/b]\n---\n",
    ])
    let memories = content.first(MemoriesFeedViewObject.self)?.memories ?? []
    #expect(memories.map(\.title) == ["A", "Rain"])
    #expect(memories.map(\.route) == [Route("/notes/a/"), Route("/articles/b/")])
    #expect(memories.allSatisfy { $0.cover == nil })
    #expect(content.messages == [])
  }

  @Test func `The clock is the only thing that time decides`() async {
    var early = TestSite(["notes/2020-01-01-a.md": "A", "songs/r.md": "---\ntitle: R\ndate: 2020-01-02\n---\n"])
    var late = early
    early.context.now = 1_600_000_000
    late.context.now = 1_900_000_000
    let (first, second) = (await early.load(), await late.load())
    #expect("\(first.feed)" == "\(second.feed)")
  }
}
