import FeedContent
import FeedDiagnostics
import FeedMarkdown
import FeedModel
import Testing

@Suite struct IdentityTests {
  private func urn(_ files: [String: String], settings: String? = nil) async -> String? {
    var files = files
    if let settings { files["site.yml"] = settings }
    return await TestSite.load(files).feed.entries.first?.entry.identity.uuid.urn
  }

  private func article(_ fields: String = "title: Rain") -> String { "---\n\(fields)\ndate: 2025-04-09\n---\nText" }

  @Test func `A guid is a version 5 UUID of the site's id and the path`() async {
    #expect(await urn(["articles/rain.md": article()]) == "urn:uuid:f7b46341-74fe-56ed-b5b7-bacb252d08b2")
  }

  @Test(arguments: [
    "title: Snow", "title: Rain\nslug: wet", "title: Rain\npermalink: /x/", "title: Rain\ntype: song",
    "title: Rain\nTags: [a]",
  ])
  func `A guid stays when title, slug, permalink or kind change`(fields: String) async {
    #expect(await urn(["articles/rain.md": article(fields)]) == urn(["articles/rain.md": article()]))
  }

  @Test func `A guid stays when the site moves or is renamed`() async {
    let here = await urn(["articles/rain.md": article()], settings: "id: s\ntitle: A\nbase-url: https://a.example/\n")
    let there = await urn(
      ["articles/rain.md": article()], settings: "id: s\ntitle: B\nbase-url: http://b.example/sub/\n")
    #expect(here != nil && here == there)
    #expect(await urn(["articles/rain.md": article()], settings: "id: other\ntitle: A\n") != here)
  }

  @Test func `An id keeps the guid of a renamed file`() async {
    let before = await urn(["articles/rain.md": article("title: Rain\nid: rain-1")])
    let after = await urn(["songs/2024/snow.md": article("title: Rain\nid: rain-1")])
    #expect(before != nil && before == after)
    #expect(await urn(["articles/rain.md": article()]) != before)
  }

  @Test func `A guid of another publisher is an identity that no rename changes`() async throws {
    func identity(_ path: String, _ fields: String) async throws -> EntryIdentity {
      try #require(await TestSite.load([path: article(fields)]).feed.entries.first).entry.identity
    }
    let old = try await identity("articles/rain.md", "title: Rain\nguid: articles/snow.md")
    let renamed = try await identity("songs/2024/snow.md", "title: Rain\nguid: articles/snow.md")
    #expect(old.guid == "articles/snow.md" && renamed.guid == old.guid && renamed.uuid.urn == old.uuid.urn)
    // It is no path, whatever it looks like.
    #expect(try await identity("articles/snow.md", "title: Rain").uuid.urn != old.uuid.urn)
    let both = try await identity("articles/rain.md", "title: Rain\nguid: a b\nid: rain-1")
    #expect(both.guid == "a b" && both.id == "rain-1")
    #expect(try await identity("b.md", "title: Rain\nid: rain-1").uuid.urn == both.uuid.urn)
  }

  @Test func `Two entries cannot share a guid, and no guid can be the id of another entry`() async {
    let content = await TestSite.load([
      "articles/a.md": article("title: A\nguid: x"), "articles/b.md": article("title: B\nguid: x\nid: y"),
      "articles/c.md": article("title: C\nid: x"),
    ])
    #expect(
      content.messages == [
        """
        content/articles/b.md:3:7: error: two entries have the id or guid "x"; give one of them another, or remove it from the copy
          content/articles/a.md:3:7: the other place
        """,
        """
        content/articles/c.md:3:5: error: two entries have the id or guid "x"; give one of them another, or remove it from the copy
          content/articles/a.md:3:7: the other place
        """,
      ])
  }

  @Test func `A former path as the id gives a renamed file the guid that it had`() async {
    let before = await urn(["articles/caf\u{E9}.md": article()])
    let id = "articles/cafe\u{301}.md"
    #expect(await urn(["songs/2024/snow.md": article("title: Rain\nid: \(id)")]) == before)
    #expect(await urn(["songs/2024/snow.md": article("title: Rain\nid: articles/caf\u{E9}")]) != before)
  }

  @Test func `A former path that another file has now is a duplicate id`() async {
    let content = await TestSite.load([
      "articles/a.md": article(), "articles/b.md": article("title: B\nid: articles/a.md"),
      "articles/0.md": article("title: C\nid: articles/c.md"), "articles/c.md": article(),
    ])
    #expect(
      content.messages == [
        """
        content/articles/0.md:3:5: error: two entries have the id or guid "articles/c.md"; give one of them another, or remove it from the copy
          content/articles/c.md:1:1: the other place
        """,
        """
        content/articles/b.md:3:5: error: two entries have the id or guid "articles/a.md"; give one of them another, or remove it from the copy
          content/articles/a.md:1:1: the other place
        """,
      ])
  }

  @Test func `Title and body make the digest by which a renamed file is known`() async {
    func digest(_ text: String, _ path: String = "articles/rain.md") async -> String? {
      await TestSite.load([path: text]).feed.entries.first?.entry.digest?.description
    }
    let rain = await digest(article())
    #expect(rain?.count == 32)
    #expect(await digest(article("title: Rain\ntags: [a]"), "notes/b.md") == rain)
    #expect(await digest(article("title: Snow")) != rain)
    #expect(await digest(article() + "!") != rain)
    #expect(await digest("---\ndate: 2025-04-09\ntype: media\nphotos: a.jpg\n---\n \n", "a.md") == nil)
  }

  @Test func `One name has one guid in both forms of Unicode`() async {
    #expect(await urn(["articles/cafe\u{301}.md": article()]) == urn(["articles/caf\u{E9}.md": article()]))
  }

  @Test func `A site id that is a UUID is the namespace itself, in any case`() async {
    let lower = await urn(["a.md": article()], settings: "id: 6f0c2f0e-8a57-4f0b-9a6e-2f7d1b6c4e21\ntitle: A\n")
    let upper = await urn(["a.md": article()], settings: "id: 6F0C2F0E-8A57-4F0B-9A6E-2F7D1B6C4E21\ntitle: A\n")
    #expect(lower != nil && lower == upper)
  }

  @Test func `A site without an id says which one it has and keeps it when that is written down`() async throws {
    let without = await TestSite.load(["site.yml": "title: A\n", "a.md": article()])
    #expect(without.codes == ["no-site-id"])
    let with = await TestSite.load(["site.yml": "id: \(without.site.id)\ntitle: B\n", "a.md": article()])
    #expect(with.entry("a.md")?.identity == without.entry("a.md")?.identity)
  }

  @Test func `The order in which files are listed changes nothing`() async {
    let names = (0..<60).map { "articles/\($0).md" }
    let texts = Dictionary(
      uniqueKeysWithValues: names.map {
        ($0, "---\ntitle: T\nid: \($0.count)\ndate: 2025-04-09\ntracks: [x]\n---\n[a](b.md)")
      })
    let site = TestSite(texts)
    var described: Set<String> = []
    for turn in 0..<4 {
      var files = ContentFiles.inMemory(site.files)
      let paths = site.files.keys.sorted()
      files.list = { () throws(FileError) in
        ContentListing(files: turn == 0 ? paths : turn == 1 ? paths.reversed() : paths.shuffled())
      }
      let content = await ContentLoader(
        files: files, displayName: "content", fallbackTitle: "F", context: BuildContext(now: TestSite.noon)
      ).load()
      described.insert("\(content.feed.entries.map(\.entry.identity)) \(content.messages) \(content.localLinks)")
    }
    #expect(described.count == 1)
  }
}
