import Foundation
import TestSupport
import Testing

@Suite("feedsite list and feedsite stats")
struct ListTests {
  private static let files = [
    "songs/rain.md":
      "---\ntitle: Rain\ndate: 2024-03-01\ntags: [Wet, loud]\nartist: Bo\nisrc: TWA012500001\nmood: calm\nduration: \"3:45\"\n---\nIt *rains* in the Café.\n",
    "songs/雨.md": "---\ntitle: 雨\ndate: 2025-04-09T20:00\ntags: [wet]\n---\n今天颱風。\n",
    "notes/2024-05-01-draft.md": "---\ndraft: true\n---\nSome day.\n",
    "notes/2030-01-01-later.md": "Later.\n", "notes/2024-06-01-gone.md": "---\nexpires: 2024-07-01\n---\nGone.\n",
    "notes/_hidden.md": "x", "people/bo.md": "---\nname: Bo\n---\n",
    "recipes/soup.md": "---\ntitle: Soup\ndate: 2024-02-01\nvegan: yes\ncook: Bo\n---\n",
  ]

  private func site(_ files: [String: String] = Self.files) throws -> TemporaryFolder {
    let folder = try TemporaryFolder.withSmallSite()
    try folder.put(
      TemporaryFolder.smallSite + "kinds: {recipe: {fields: {vegan: flag, cook: person}}}\n", at: "content/site.yml")
    for (path, text) in files { try folder.put(text, at: "content/" + path) }
    return folder
  }

  private func run(_ arguments: String..., in folder: TemporaryFolder? = nil) async throws -> Feedsite.Run {
    let folder = try folder ?? site()
    let before = try FileTree(folder.path)
    let run = try await Feedsite(folder: folder.path).run(arguments + ["--clock", "2026-01-01"])
    #expect(try FileTree(folder.path) == before)
    return run
  }

  private func paths(_ arguments: String...) async throws -> [String] {
    let folder = try site()
    let run = try await Feedsite(folder: folder.path).run(["list"] + arguments + ["--clock", "2026-01-01", "--json"])
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    let document = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let items = try #require(document["items"] as? [[String: Any]])
    return items.map { ($0["path"] ?? $0["tag"] ?? $0["name"] ?? $0["kind"]) as? String ?? "?" }
  }

  @Test
  func `Entries are listed in columns, and what a build leaves out as a build lists it`() async throws {
    let run = try await run("list")
    #expect(
      run.output == """
        2025-04-09  song    content/songs/雨.md                 雨
        2024-03-01  song    content/songs/rain.md               Rain
        2024-02-01  recipe  content/recipes/soup.md             Soup
        2024-01-02  text    content/notes/2024-01-02-second.md  Second.
        2024-01-01  text    content/notes/2024-01-01-first.md   First.

        """)
    let skipped = """
      skipped content/notes/2024-05-01-draft.md: draft
      skipped content/notes/2024-06-01-gone.md: expired (2024-07-01)
      skipped content/notes/2030-01-01-later.md: future (2030-01-01)
      skipped content/notes/_hidden.md: its name begins with _

      """
    #expect(run.errors == skipped)
    let folder = try site()
    let build = try await folder.feedsite("build", "-v", "--clock", "2026-01-01")
    for line in skipped.split(separator: "\n") { #expect(build.output.contains(line)) }
    #expect(try await self.run("list", "-q").errors.isEmpty)
    #expect(try await self.run("list", "-D", "-F", "--expired").output.split(separator: "\n").count == 8)
  }

  @Test(arguments: ["list", "stats"])
  func `The examples of its help work as they are written`(command: String) async throws {
    let folder = try site()
    let examples = try await folder.examples(of: command)
    #expect(examples.count >= 3)
    for example in examples {
      let run = try await Feedsite(folder: folder.path).run(example)
      #expect(run.status == 0 && !run.output.isEmpty, "\(example): \(run.errors)")
    }
  }

  @Test
  func `Drafts, future and expired entries have lists of their own`() async throws {
    #expect(try await paths("drafts") == ["notes/2024-05-01-draft.md"])
    #expect(try await paths("future") == ["notes/2030-01-01-later.md"])
    #expect(try await paths("expired") == ["notes/2024-06-01-gone.md"])
  }

  @Test
  func `Kinds, tags, people and media are counted`() async throws {
    let kinds = try await run("list", "kinds").output
    #expect(kinds.contains("2  song            2024-03-01 to 2025-04-09\n"), "\(kinds)")
    #expect(kinds.contains("0  album           -\n") && kinds.contains("1  recipe          2024-02-01 to 2024-02-01\n"))
    #expect(try await run("list", "tags").output == "2  wet   wet\n1  loud  loud\n")
    #expect(try await run("list", "people").output == "2  Bo  https://small.example/people/bo/\n")
    #expect(try await run("list", "media").output == "")
  }

  @Test(arguments: [
    (["kind=songs"], ["songs/雨.md", "songs/rain.md"]), (["kind=track", "year=2024"], ["songs/rain.md"]),
    (["tag=Wet"], ["songs/雨.md", "songs/rain.md"]), (["tag=wet", "tag=loud"], ["songs/rain.md"]),
    (["person=bo"], ["songs/rain.md", "recipes/soup.md"]), (["artist=Bo"], ["songs/rain.md"]),
    (["cook=Bo"], ["recipes/soup.md"]), (["vegan=yes"], ["recipes/soup.md"]), (["MOOD=Calm"], ["songs/rain.md"]),
    (["duration=225"], ["songs/rain.md"]), (["duration=3:45"], ["songs/rain.md"]), (["duration=3:46"], []),
    (["isrc=TWA012500001"], ["songs/rain.md"]), (["date=2025-04"], ["songs/雨.md"]), (["text=颱風"], ["songs/雨.md"]),
    (["text=cafe"], ["songs/rain.md"]), (["title=rain"], ["songs/rain.md"]), (["year=1999"], []),
    (["path=songs/rain.md"], ["songs/rain.md"]), (["kind=person"], ["people/bo.md"]),
    (["place=the loft"], ["events/show.md"]), (["place=KEELUNG", "place=tw"], ["events/show.md"]), (["place=Kee"], []),
  ])
  func `Conditions keep the entries that all of them hold for`(conditions: [String], expected: [String]) async throws {
    let venue = "venue: {name: The Loft, city: Keelung, country: TW}"
    let event = "---\ntitle: Show\ndate: 2023-01-01\nstarts: 2023-02-01\n\(venue)\n---\n"
    let folder = try site(Self.files.merging(["events/show.md": event]) { old, _ in old })
    let run = try await Feedsite(folder: folder.path).run(
      ["list", "--json", "--clock", "2026-01-01"] + conditions.flatMap { ["--where", $0] })
    #expect(run.status == 0, "\(run.errors)")
    let document = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect((document["items"] as? [[String: Any]])?.compactMap { $0["path"] as? String } == expected)
  }

  @Test
  func `A misspelt argument is answered with the nearest one`() async throws {
    let folder = try site()
    for (arguments, words) in [
      (["list", "--where", "knd=song"], #"No entry has anything called "knd"; did you mean "kind"?"#),
      (["list", "--where", "moood=wet"], #"did you mean "mood"?"#),
      (["list", "--where", "kind=sogn"], #"There is no kind "sogn"; did you mean "song"?"#),
      (["list", "--where", "song"], #""song" is not a condition; write a key and a value, such as"#),
      (["list", "drfats"], #"There is nothing called "drfats" to list; did you mean "drafts"?"#),
    ] {
      let run = try await Feedsite(folder: folder.path).run(arguments)
      #expect(run.status == 64 && run.errors.contains(words), "\(run.errors)")
    }
  }

  @Test
  func `Files with errors are named among the skipped, with their errors; without settings there is nothing`()
    async throws
  {
    let folder = try site()
    try folder.put("---\ntitle: A\ndate: soon\n---\n", at: "content/songs/a.md")
    try folder.put("---\ntitle: [B\n---\n", at: "content/songs/b.md")
    let faulty = try await run("list", "tags", in: folder)
    #expect(faulty.status == 0 && faulty.output == "2  wet   wet\n1  loud  loud\n")
    #expect(faulty.errors.contains("content/songs/a.md:3:7: error: \"soon\" is not a date"))
    for name in ["a", "b"] { #expect(faulty.errors.contains("skipped content/songs/\(name).md: it has an error")) }
    let numbers = try await run("stats", in: folder)
    #expect(numbers.output.contains("; left out 2 files with errors\n"), "\(numbers.output)")
    try folder.put("titel: A\n", at: "content/site.yml")
    for command in ["list", "stats"] {
      let broken = try await run(command, in: folder)
      #expect(broken.status == 1 && broken.output.isEmpty && broken.errors.contains("content/site.yml:1:1: error"))
    }
    #expect(try await Feedsite(folder: folder.path).run("list", "-c", "nowhere").status == 1)
  }

  @Test
  func `Numbers are those of what a build publishes`() async throws {
    let run = try await run("stats")
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(
      run.output == """
        Small: 5 entries from 2024-01-01 to 2025-04-09; skipped 1 draft, 1 future, 1 expired, 1 file with _ before its name

        kind    2024  2025  all
        text       2     -    2
        song       1     1    2
        recipe     1     -    1
        all        4     1    5

        words        7
        characters   4 of Chinese, Japanese and Korean
        tags         2: wet 2, loud 1
        people       1
        longest gap  404 days, from 2024-03-01 to 2025-04-09

        """)
    let json = try await self.run("stats", "--json", "-D", "-F", "--expired")
    let numbers = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    #expect(numbers["entries"] as? Int == 8 && numbers["version"] as? Int == 1)
    #expect((numbers["longestGap"] as? [String: Any])?["to"] as? String == "2030-01-01")
  }

  @Test
  func `A site without entries has numbers, too`() async throws {
    let folder = try TemporaryFolder()
    try folder.put(TemporaryFolder.smallSite, at: "content/site.yml")
    #expect(try await run("stats", in: folder).output == "Small: 0 entries\n\nwords   0\npeople  0\n")
    #expect(try await run("list", in: folder).output == "")
  }
}
