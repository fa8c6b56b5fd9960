import FeedContent
import FeedDiagnostics
import FeedMarkdown
import FeedModel
import Testing

/// What a few lines could make so much of that a build would never end.
@Suite struct MultiplicationTests {
  private static let head = "---\ntitle: A\ndate: 2025-04-09\n"

  private func load(_ text: String, at path: String = "articles/a.md") async -> LoadedContent {
    await TestSite.load([path: text])
  }

  @Test(
    arguments: [
      "tags: [" + (0..<4_000).map { "t\($0)" }.joined(separator: ", ") + "]",
      "tags: " + (0..<100_000).map { "t\($0)" }.joined(separator: " "),
      "categories:\n" + (0..<150).map { "- t\($0)\n" }.joined() + "keywords: " + (0..<150).map { "k\($0)," }.joined(),
    ] as [String])
  func `The tags of an entry end at a limit, with a message`(fields: String) async throws {
    let content = await load("\(Self.head)\(fields)\n---\n")
    let entry = try #require(content.feed.entries.first?.entry)
    #expect(entry.tags.count <= 100)
    #expect(content.codes.filter { $0 != "unread-key" && $0 != "unknown-key" } == ["too-many-tags"])
  }

  @Test(arguments: ["authors", "syndication", "aliases", "tags", "unknown"])
  func `An alias of a long text is no way to a longer one`(key: String) async {
    let list = Array(repeating: "*x", count: 5_000).joined(separator: ", ")
    let content = await load("\(Self.head)x: &x '/\(String(repeating: "t", count: 50_000))'\n\(key): [\(list)]\n---\n")
    #expect(content.codes.contains("invalid-yaml") && content.feed.entries.isEmpty)
  }

  @Test func `As many tags as the limit, each twice, are no reason for a message`() async throws {
    let names = (0..<100).map { "t\($0)" }
    let content = await load("\(Self.head)tags: [\((names + names).joined(separator: ", "))]\n---\n")
    #expect(content.feed.entries.first?.entry.tags.map(\.name) == names)
    #expect(content.messages == [])
  }

  @Test func `Hashtags beyond the limit are words without a wall`() async throws {
    let note = (0..<2_000).map { "#t\($0)" }.joined(separator: " ")
    let content = await load("---\ndate: 2025-04-09\n---\n\(note) #t1\n", at: "notes/a.md")
    let entry = try #require(content.feed.entries.first?.entry)
    #expect(entry.tags.count == 100)
    #expect(content.codes == ["too-many-tags"])
    let html = entry.body.html(MarkdownRendering())
    #expect(html.matches(of: /href="\/tags\//).count == 101)
    #expect(html.contains("#t1999"))
  }

  @Test(
    arguments: zip(
      [
        "slug: \(String(repeating: "a", count: 250))\npermalink: " + String(repeating: ":slug/", count: 10_000),
        "slug: \(String(repeating: "a", count: 1 << 20))\npermalink: " + String(repeating: ":slug/", count: 100_000),
        "permalink: " + String(repeating: "a/", count: 10_000),
      ], [["path-too-long"], ["route-too-long", "route-too-long"], ["path-too-long"]]))
  func `An address that is too long for any site is refused, and not put together to its end`(
    fields: String, codes: [String]
  ) async throws {
    let content = await load("\(Self.head)\(fields)\n---\n")
    #expect(content.codes == codes)
    let route = try #require(content.feed.entries.first?.entry.route)
    #expect(route.file.utf8.count < 300)
  }

  @Test func `A template of an address with a title that no address can hold is not filled in`() async throws {
    let title = String(repeating: "!", count: 1 << 20)
    let permalink = "/" + String(repeating: ":slugified_title", count: 10_000) + "/x/"
    let content = await load("---\ntitle: '\(title)'\ndate: 2025-04-09\npermalink: \(permalink)\n---\n")
    #expect(content.feed.entries.map(\.entry.route.path) == ["/x/"])
    let filters = String(repeating: " | slugify", count: 50_000)
    let other = await load("---\ntitle: '\(title)'\ndate: 2025-04-09\npermalink: '/{{ title\(filters) }}/'\n---\n")
    #expect(other.codes == ["template-address"])
  }
}
