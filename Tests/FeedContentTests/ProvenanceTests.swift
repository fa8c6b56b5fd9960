import FeedDiagnostics
import FeedModel
import Testing

@testable import FeedContent

@Suite struct ProvenanceTests {
  private func provenance(
    of path: String, _ text: String, context: BuildContext = BuildContext(now: 1_700_000_000)
  ) async throws -> FileProvenance {
    let files = [path: text, "site.yml": "id: 0a0a0a0a-0000-4000-8000-000000000000\ntitle: T\n"]
    let content = await ContentLoader(
      files: .inMemory(files.mapValues { Array($0.utf8) }), displayName: "content", fallbackTitle: "T",
      context: context
    ).load(explained: true) { _ in }.content
    return try #require(content.provenance.first)
  }

  private func place(_ path: String, _ line: Int, _ column: Int) -> FeedDiagnostics.SourceLocation {
    SourceLocation(file: "content/" + path, line: line, column: column)
  }

  @Test func `What decides on the kind is known`() async throws {
    let typed = try await provenance(of: "songs/a.md", "---\ntype: text\ndate: 2020-01-01\n---\nA")
    #expect(typed.kind == .text && typed.kindSource == .type("type", place("songs/a.md", 2, 7)))
    let folder = try await provenance(of: "_photos/2024/a.md", "---\ndate: 2020-01-01\n---\nA")
    #expect(folder.kind == .media && folder.kindSource == .folder("_photos"))
    let title = try await provenance(of: "a.md", "---\ndate: 2020-01-01\ntitle: A\n---\nA")
    #expect(title.kind == .article && title.kindSource == .title)
    #expect(try await provenance(of: "a.md", "---\ndate: 2020-01-01\n---\nA").kindSource == .noTitle)
    #expect(
      try await provenance(of: "a.md", "---\ndate: 2020-01-01\nphoto: https://a.example/a.png\n---\nA").kindSource
        == .key("photo"))
    #expect(try await provenance(of: "pages/a.md", "A").kindSource == .pagesFolder)
    let page = try await provenance(of: "a.md", "A")
    #expect(page.kind == nil && page.kindSource == .neither)
  }

  @Test func `A type that does not count leaves the decision to the folder`() async throws {
    let entry = try await provenance(of: "songs/a.md", "---\ntype: sonng\ntitle: A\ndate: 2020-01-01\n---\n")
    #expect(entry.kind == .song && entry.kindSource == .folder("songs"))
  }

  @Test func `What decides on date, address, identity and authors is known`() async throws {
    let stated = try await provenance(
      of: "notes/a.md",
      "---\npubDate: 2020-01-01\nslug: b\nid: c\nauthor: D\n---\nA")
    #expect(stated.dateSource == .key("pubDate", place("notes/a.md", 2, 10)))
    #expect(stated.addressSource == .slug(place("notes/a.md", 3, 7)))
    #expect(stated.identityKey?.name == "id" && stated.identityKey?.location == place("notes/a.md", 4, 5))
    #expect(stated.authorKey?.name == "author" && stated.authorKey?.location == place("notes/a.md", 5, 9))
    let waited = try await provenance(of: "notes/a.md", "---\ndate: 2999-01-01\npublishDate: 2020-01-01\n---\nA")
    #expect(waited.dateSource == .key("publishDate", place("notes/a.md", 3, 14)))
    let bare = try await provenance(of: "notes/2020-01-01-a.md", "A")
    #expect(bare.dateSource == .fileName && bare.addressSource == .path)
    #expect(bare.identityKey == nil && bare.authorKey == nil)
    let moved = try await provenance(of: "notes/a.md", "---\ndate: 2020-01-01\nurl: /b/\n---\nA")
    #expect(moved.addressSource == .permalink("url", place("notes/a.md", 3, 6)))
    #expect(try await provenance(of: "notes/2020-01-01-!!.md", "A").addressSource == .fallback)
  }

  @Test func `Files that a build leaves out keep their provenance and the reason`() async throws {
    let draft = try await provenance(of: "notes/a.md", "---\ndraft: true\n---\nA")
    #expect(draft.skipped == .draft && draft.dateSource == .nothing)
    let future = try await provenance(of: "notes/2999-01-01-a.md", "A")
    #expect(future.skipped == .future)
    let expired = try await provenance(of: "notes/2020-01-01-a.md", "---\nexpires: 2021-01-01\n---\nA")
    #expect(expired.skipped == .expired && expired.expires?.day == CalendarDay(year: 2021, month: 1, day: 1))
    let shown = try await provenance(
      of: "notes/a.md", "---\ndraft: true\n---\nA", context: BuildContext(now: 0, includesDrafts: true))
    #expect(shown.skipped == nil)
  }
}
