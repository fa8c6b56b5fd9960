import Foundation
import TestSupport
import Testing

@Suite("Entries that subscribers would get once more")
struct IdentityTests {
  private func guids(_ folder: TemporaryFolder) throws -> [String] {
    try folder.text(of: "public/feed.xml").matches(of: /urn:uuid:[0-9a-f-]+/).map { String($0.0) }
  }

  @Test
  func `A renamed file is a warning with the line that gives it its guid back`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    _ = try await folder.feedsite("build", "content")
    let before = try guids(folder)
    try folder.remove("content/notes/2024-01-02-second.md")
    try folder.put("Second.\n", at: "content/notes/more/2024-01-02-other.md")
    let line = "id: notes/2024-01-02-second.md"
    let strict = try await folder.feedsite("build", "content", "--strict")
    #expect(strict.status == 1)
    #expect(
      strict.errors == """
        warning: 1 item would reappear as new to every subscriber, since the last build gave it another guid; \
        its file is named below
        content/notes/more/2024-01-02-other.md:1:1: warning: the entry was published as \
        "notes/2024-01-02-second.md" and is "notes/more/2024-01-02-other.md" now, which changes its guid; to keep \
        the guid, write "\(line)" in the front matter
        content/notes/more/2024-01-02-other.md:1:1: warning: the last build had the entry at "/notes/second/", which \
        leads nowhere now; to lead readers on, add "aliases: [/notes/second/]" to the front matter
        3 warnings; nothing was written

        """)
    try folder.put(
      "---\n\(line)\naliases: [/notes/second/]\n---\nSecond.\n", at: "content/notes/more/2024-01-02-other.md")
    let run = try await folder.feedsite("build", "content")
    #expect(run.status == 0 && run.errors == "")
    #expect(try guids(folder) == before)
  }

  @Test
  func `Another id of the site is one warning with the line that was there`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    _ = try await folder.feedsite("build", "content")
    let before = try guids(folder)
    let settings = TemporaryFolder.smallSite
    let id = "0a0a0a0a-0000-4000-8000-000000000000"
    try folder.put(settings.replacingOccurrences(of: id, with: "small"), at: "content/site.yml")
    let run = try await folder.feedsite("build", "content")
    #expect(run.status == 0)
    #expect(
      run.errors == """
        content/site.yml:1:5: warning: the site's id has changed, so 2 items would reappear as new to every \
        subscriber; to keep the guids, write "id: \(id)"

        """)
    #expect(try guids(folder) != before)
    try folder.put(settings, at: "content/site.yml")
    #expect(try await folder.feedsite("build", "content").errors.contains("changed, so 2 items"))
    #expect(try guids(folder) == before)
  }

  @Test
  func `A guid that changes on purpose is a warning once`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    _ = try await folder.feedsite("build", "content")
    try folder.put("---\nid: new\n---\nFirst.\n", at: "content/notes/2024-01-01-first.md")
    #expect(try await folder.feedsite("build", "content").errors.contains("notes/2024-01-01-first.md"))
    #expect(try await folder.feedsite("build", "content").errors == "")
  }
}
