import FeedDiagnostics
import FeedModel
import FeedYAML
import Testing

@testable import FeedContent

@Suite("Archetypes")
struct ArchetypeTests {
  private static let id = "0f3c9e5e-1111-4222-8333-444455556666"

  /// Asks for a file in a site of texts by path.
  private func outcome(_ kind: String, _ title: String, in files: [String: String]) -> NewFileOutcome {
    ContentFileReader(files: .inMemory(TestSite(files).files), displayName: "content", fallbackTitle: "Folder")
      .newFile(NewFileRequest(kind: kind, title: title, id: Self.id, now: TestSite.noon))
  }

  private func file(_ kind: String, _ title: String, in files: [String: String]) throws -> NewFile {
    let outcome = outcome(kind, title, in: files)
    guard case .file(let file) = outcome else {
      Issue.record("\(outcome)")
      throw CancellationError()
    }
    return file
  }

  @Test
  func `An archetype of the site's own, under any name of the kind`() async throws {
    let text = """
      ---
      title: "{{title}}"
      summary: {{ title }}
      cover-alt: '{{title}}'
      tags: [{{kind}}, {{title}}]
      ---

      About {{title}} at {{slug}}.
      """
    let file = try file("photo", "It's \"wet\": #1", in: ["_archetypes/media.md": text])
    #expect(!file.isDraft)
    let fields = try YAMLReader(file: "", lineOffset: 0).fields(
      in: FrontMatterSplitter(file: "").split(Array(file.text.utf8)).frontMatter?.text ?? [])
    #expect(fields["title"]?.value.text == "It's \"wet\": #1")
    #expect(fields["summary"]?.value.text == "It's \"wet\": #1")
    #expect(fields["cover-alt"]?.value.text == "It's \"wet\": #1")
    #expect(fields["id"]?.value.text == Self.id)
    #expect(fields["date"]?.value.text == "2025-06-15T20:00:00+08:00")
    #expect(file.text.hasSuffix("\nAbout It's \"wet\": #1 at it-s-wet-1.\n") || file.text.hasSuffix("at it-s-wet-1."))
    let plain = try self.file(
      "note", "Hello", in: ["_archetypes/note.md": "Mine: {{title}}\n", "_archetypes/text.md": "x"])
    #expect(plain.text == "---\nid: \(Self.id)\ndate: 2025-06-15T20:00:00+08:00\n---\n\nMine: Hello\n")
  }

  @Test(arguments: [
    ("+++\ntags = ['a']\n+++\nText\n", "+++\n"), ("{\"tags\": [\"a\"]}\nText\n", "{\n"), ("{\n}\nText\n", "{\n"),
    ("---toml\ntags = ['a']\n---\nText\n", "+++\n"),
  ])
  func `An archetype in TOML or JSON gets its id and date, too`(text: String, beginning: String) async throws {
    let file = try file("note", "Hello", in: ["_archetypes/note.md": text])
    #expect(file.text.hasPrefix(beginning))
    let content = await TestSite.load([file.path: file.text])
    #expect(content.feed.entries.first?.entry.identity.id != nil && content.feed.entries.first?.entry.date != nil)
    #expect(content.diagnostics == [])
  }

  @Test(arguments: [
    "+++\ntitle = \"{{title}}\"\nsummary = {{title}}\ncover-alt = '{{title}}'\ndate = {{date}}\n+++\n",
    "---toml\ntitle = \"{{title}}\"\nsummary = \"{{ title }}\"\n\"cover-alt\" = {{title}}\n---\n",
    "{\"title\": \"{{title}}\", \"summary\": \"{{title}}\",\n\"cover-alt\":\"{{title}}\"}\n",
    "---\ntitle: \"{{title}}\"\nsummary: {{title}}\ncover-alt: '{{title}}'\n...\n",
  ])
  func `A title may contain anything in front matter of any language, and stays as it is in the body`(text: String)
    throws
  {
    let title = "Say \"hi\": it's \\o/ #1"
    let file = try file("song", title, in: ["_archetypes/song.md": text + "\n{{title}}\n"])
    let parts = try FrontMatterSplitter(file: "").split(Array(file.text.utf8))
    let fields = try FrontMatterReader(file: "").fields(of: parts)
    for key in ["title", "summary", "cover-alt"] { #expect(fields[key]?.value.text == title) }
    #expect(fields["date"]?.value.text == "2025-06-15T20:00:00+08:00")
    #expect(parts.body.hasSuffix("\n\(title)\n"))
  }

  @Test
  func `A title may be among other words in quotes`() throws {
    let file = try file(
      "song", "\"Hi\"", in: ["_archetypes/song.md": "+++\nsummary = \"It's {{title}}, of {{kind}}s\"\n+++\n"])
    let parts = try FrontMatterSplitter(file: "").split(Array(file.text.utf8))
    #expect(try FrontMatterReader(file: "").fields(of: parts)["summary"]?.value.text == "It's \"Hi\", of songs")
  }

  @Test
  func `A slip in an archetype is named with its place`() {
    guard
      case .refused(let diagnostics) = outcome(
        "note", "Hello", in: ["_archetypes/text.md": "---\ntags: [a]\n---\n{{ttle}} and {{nonsense}}\n"])
    else {
      Issue.record("a slip was taken")
      return
    }
    #expect(diagnostics.map(\.code) == ["unknown-placeholder", "unknown-placeholder"])
    #expect(
      diagnostics.map(\.location?.description) == [
        "content/_archetypes/text.md:4:1", "content/_archetypes/text.md:4:14",
      ])
    guard case .refused(let broken) = outcome("note", "Hello", in: ["_archetypes/text.md": "---\na: [\n---\n"]) else {
      Issue.record("what is no YAML was taken")
      return
    }
    #expect(broken.map(\.code) == ["invalid-yaml"])
  }
}
