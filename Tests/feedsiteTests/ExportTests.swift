import Foundation
import TestSupport
import Testing

@testable import FeedSaving

@Suite("feedsite export")
struct ExportTests {
  /// Files in all that other generators write, with what a build leaves out, a theme and files of its own.
  private static let files: [String: String] = [
    "site.yml": """
    # Ours.
    id: motel
    title: Okapi Motel
    base-url: https://okapi.example/wall/
    time-zone: Asia/Taipei
    language: en
    author: Ann Lin
    permalinks: {all: "/:year/:month/:slug/", songs: "/:categories/:slug/"}
    fields: {song: {artist: musician, audio: media.mp3, title: artist}, type: {photo-story: media}}
    kinds: {recipe: {fields: {servings: number, made: date, vegan: flag, description: text}}}
    navigation: [{title: "Notes: all", url: /notes/}]
    theme: {name: wall, lightbox: no}
    share: [{name: mastodon, instance: okapi.example}]

    """,
    "_posts/2024-01-13-rain.md": """
    +++
    title = "Rain: \\"again\\""
    date = 2024-01-13T18:30:02+08:00
    categories = ["tech/web", "Rain"]
    description = "It rains.\\nA lot."
    draft = false
    weight = 1.50
    [params]
    author = "Bo; Cy"
    subtitle = "yes"
    +++

    It {{ page.title }} rains. ![Rain](../static/a.png)
    """,
    "_drafts/idea.md": "{\"title\": \"Idea\", \"tags\": \"a, b\", \"x\": [1, [2, null], {}]}\n\nSome day.\n",
    "articles/2024-02-01-trip/index.md":
      "---\ntitle: Trip\nlastmod: 2024-02-02 10:00\nimage: a.png\npublished: yes\nredirect_from: [/old/trip]\nlayout: post\nmood: Yes\n---\r\n\r\n![A](a.png \"b\")\r\n",
    "songs/swap.md":
      "---\nartist: Rain Song\nmusician: [Ann Lin, Bo]\ncategory: live sets\nmedia: {mp3: https://okapi.example/a.mp3}\ndate: 1704067200\n---\nLa.\n",
    "recipes/soup.md":
      "---\ndate: Feb 3 2024\nservings: 4\nmade: 2024/2/1\nvegan: on\ndescription: Thin.\nexcerpt: Soup.\n---\nBoil.\n",
    "b.md": "---\ntype: Photo Story\ncreated: 2024-03-01\nphoto: /a.png\ntitle: B\n---\n",
    "notes/2024-04-01.md": "A note about #rain by @ann.\n",
    "notes/later.md": "---\ndate: 2099-01-01T10:00\nexpires: 2099-02-01\n---\nLater.\n",
    "people/ann.md": "---\ntitle: Ann Lin\nurl: https://ann.example/\nphoto: /a.png\n---\n",
    "pages/about.md":
      "---\ntags: [a]\nurl: /about-us/\nstatus: publish\n---\n# About\n\n[Trip](../articles/2024-02-01-trip/)\n",
    "quotes/q.md": "---\ndate: 2024-05-01\nquote: Rain is only weather.\nsticky: 1\n---\n",
    "static/.well-known/x.txt": "x", "static/note.md": "---\nnot: [ours\n", "notes/_left-out.md": "x",
    "_archetypes/note.md": "---\ndate: {{date}}\n---\n", "theme/custom.css": "body { color: red }\n",
    ".hidden": "x", "_layouts/post.html": "x",
  ]

  private func site(_ files: [String: String] = Self.files) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.put(text, at: "content/\(path)") }
    let picture = try Data(contentsOf: URL(filePath: GoldenSite.checkout + "/Tests/MediaSamples/Files/plain.png"))
    for path in ["static/a.png", "articles/2024-02-01-trip/a.png"] { try folder.put(picture, at: "content/\(path)") }
    return folder
  }

  private func build(_ content: String, in folder: TemporaryFolder) async throws -> FileTree {
    let output = "public-" + content.replacing("/", with: "-")
    // The themes of the checkout.
    let run = try await Feedsite(folder: GoldenSite.checkout).run(
      "build", content.hasPrefix("/") ? content : folder.path(of: content), "-o", folder.path(of: output), "-D",
      "--clock", GoldenSite.clock)
    try #require(run.status == 0, "\(run.errors)")
    var tree = try FileTree(folder.path(of: output))
    tree["manifest"] = Data(try folder.text(of: output + "/.feedsite-manifest.json").utf8)
    return tree
  }

  /// The site, exported and imported both ways, is the same site, and its exports are the same exports.
  private func expectSameSite(_ content: String, in folder: TemporaryFolder) async throws {
    let site = try await build(content, in: folder)
    #expect(site.paths.count > 20)
    for arguments in [["--json", "site.json"], ["--markdown", "site"]] {
      let run = try await Feedsite(folder: folder.path).run(["export", content] + arguments)
      #expect(run.status == 0, "\(run.errors)")
    }
    let folders = ["site.json": "from-json", "site": "from-folder"]
    for (source, imported) in folders {
      let run = try await folder.feedsite("import", source, "-o", imported)
      #expect(run.status == 0 && run.errors == "", "\(run.errors)")
      #expect(try await build(imported, in: folder).differences(to: site) == [])
      let json = try await folder.feedsite("export", imported, "--json", "-")
      #expect(json.status == 0, "\(json.errors)")
      #expect(try json.output == folder.text(of: "site.json"))
      let markdown = try await folder.feedsite("export", imported, "--markdown", "again-" + imported)
      #expect(markdown.status == 0, "\(markdown.errors)")
      var again = try FileTree(folder.path(of: "again-" + imported))
      var first = try FileTree(folder.path(of: "site"))
      // A document keeps what the settings say, and a folder their words.
      if source == "site.json" { (again["site.yml"], first["site.yml"]) = (nil, nil) }
      #expect(again.differences(to: first) == [])
    }
  }

  @Test
  func `The sample site comes back byte for byte`() async throws {
    try await expectSameSite(GoldenSite.checkout + "/content", in: TemporaryFolder())
  }

  @Test
  func `The site of the golden files comes back byte for byte`() async throws {
    try await expectSameSite(GoldenSite.content, in: TemporaryFolder())
  }

  @Test
  func `A folder of other generators comes back byte for byte, in feedsite's own form`() async throws {
    let folder = try site()
    try await expectSameSite("content", in: folder)
    #expect(
      try folder.text(of: "site/_posts/2024-01-13-rain.md") == #"""
        ---
        date: 2024-01-13T18:30:02+08:00
        categories: [tech/web, Rain]
        authors: [Bo; Cy]
        summary: "It rains.\nA lot."
        draft: false
        title: "Rain: \"again\""
        weight: 1.50
        params:
          subtitle: "yes"
        ---

        It {{ page.title }} rains. ![Rain](../static/a.png)
        """#)
    let tree = try FileTree(folder.path(of: "site"))
    #expect(tree.text("static/note.md") == "---\nnot: [ours\n" && tree.text("_archetypes/note.md").contains("{{date}}"))
    #expect(folder.exists("site/static/.well-known/x.txt"))
    #expect(!folder.exists("site/.hidden") && !folder.exists("site/_layouts"))
    #expect(tree.text("site.yml").hasPrefix("# Ours.\n"))
  }

  @Test
  func `A folder without settings keeps its title and its identity`() async throws {
    let folder = try TemporaryFolder()
    try folder.put("Rain.", at: "content/notes/2024-01-01-a.md")
    try folder.put("Rain.", at: "content/notes/2024-01-02-b.md")
    for index in 3..<20 { try folder.put("Rain.", at: "content/notes/2024-01-\(index + 10)-c.md") }
    try await expectSameSite("content", in: folder)
  }

  @Test
  func `The document of the documentation is one`() async throws {
    let page = try String(contentsOfFile: GoldenSite.checkout + "/content/pages/docs/export.md", encoding: .utf8)
    let example = try #require(page.firstMatch(of: /(?ms)^```json\n(.*?)^```$/)).output.1
    let folder = try TemporaryFolder()
    try folder.put(String(example), at: "band.json")
    #expect(try await folder.feedsite("import", "band.json").status == 0)
    let build = try await folder.feedsite("build", "--strict")
    #expect(build.status == 0, "\(build.errors)")
    #expect(try await folder.feedsite("export", "--json", "-").output == example)
  }

  @Test
  func `Nothing that a link out of the folder leads to is exported, unless that is wanted`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    try folder.put("Not for everybody.", at: "secret.md")
    try folder.link("content/_archetypes/note.md", to: "../../secret.md")
    let refused = try await folder.feedsite("export", "--json", "-")
    #expect(refused.status == 1 && refused.output == "")
    #expect(refused.errors.hasPrefix("content/_archetypes/note.md: error: this is a symbolic link"))
    _ = try await folder.feedsite("export", "--markdown", "out", "--follow-links")
    #expect(try folder.text(of: "out/_archetypes/note.md") == "Not for everybody.")
  }

  @Test
  func `Says what it did, does nothing the second time, and follows what changes`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    let first = try await folder.feedsite("export", "--markdown", "out/")
    #expect(
      first.output == "Exported 2 notes in 3 files to out/; 3 written, 0 unchanged, 0 removed\n", "\(first.errors)")
    let again = try await folder.feedsite("export", "--markdown", "out")
    #expect(again.output.hasSuffix("; 0 written, 3 unchanged, 0 removed\n"))
    try folder.remove("content/notes/2024-01-01-first.md")
    try folder.put("Third.\n", at: "content/notes/2024-01-02-second.md")
    let changed = try await folder.feedsite("export", "--markdown", "out")
    #expect(changed.output.hasSuffix("; 1 written, 1 unchanged, 1 removed\n"))
    #expect(try FileTree(folder.path(of: "out")) == FileTree(folder.path(of: "content")))

    let document = try await folder.feedsite("export", "--json", "out.json")
    #expect(document.output == "Exported 1 note in 2 files to out.json\n", "\(document.errors)")
    let date = try folder.path(of: "out.json").modified
    #expect(try await folder.feedsite("export", "--json", "out.json").status == 0)
    #expect(try folder.path(of: "out.json").modified == date)
    try folder.put("Fourth.\n", at: "content/notes/2024-01-03-third.md")
    #expect(try await folder.feedsite("export", "--json", "out.json").status == 0)
    #expect(try folder.text(of: "out.json").contains("Fourth.\\n"))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == ["content", "out", "out.json"])
    let quiet = try await folder.feedsite("export", "--json", "out.json", "-q")
    #expect(quiet.status == 0 && quiet.output == "" && quiet.errors == "")
    let short = try await folder.feedsite("export", "--json", "x")
    #expect(short.status == 0 && folder.exists("x"), "\(short.errors)")
  }

  @Test
  func `Reports all errors with their places and writes nothing`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    try folder.put("---\ndate: 99\n---\n", at: "content/a.md")
    try folder.put("---\na: [\n---\n", at: "content/b.md")
    try folder.put("---\ndate: 13-2024\ndraft: true\n---\n", at: "content/c.md")
    for arguments in [["--json", "out"], ["--json", "-"], ["--markdown", "out"]] {
      let run = try await Feedsite(folder: folder.path).run(["export"] + arguments)
      #expect(run.status == 1 && run.output == "")
      for place in ["content/a.md:2:7: error: ", "content/b.md:", "content/c.md:2:7: error: "] {
        #expect(run.errors.contains(place), "\(run.errors)")
      }
      #expect(run.errors.hasSuffix("3 errors in 3 files; nothing was written\n"), "\(run.errors)")
    }
    #expect(!folder.exists("out"))
    let missing = try await folder.feedsite("export", "nowhere", "--json", "-")
    #expect(missing.status == 1 && missing.errors.hasPrefix("nowhere: error: "), "\(missing.errors)")
  }

  @Test
  func `Never touches what is not its own`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    try folder.put("mine", at: "other/thesis.txt")
    try folder.put("mine", at: "notes.txt")
    #expect(try await folder.feedsite("build", "content").status == 0)
    let before = try FileTree(folder.path)
    for (arguments, words) in [
      (["--markdown", "other"], #"the folder holds files that feedsite did not write, such as "thesis.txt""#),
      (["--markdown", "notes.txt"], "the output path is a file"),
      (["--markdown", "content/export"], "lies within it"), (["--markdown", "."], "the content folder"),
      (["--markdown", "public"], "the folder holds a site that feedsite has built"),
      (["--json", "notes.txt"], "it already exists and is never overwritten"),
      (["--json", "other"], "it cannot be written: Is a directory"),
      (["--json", "content/site.json"], "the content folder"),
      (["--json", "nowhere/site.json"], "it cannot be written: "),
    ] {
      let run = try await Feedsite(folder: folder.path).run(["export"] + arguments)
      #expect(run.status == 1 && run.errors.contains(words), "\(arguments) \(run.errors)")
      #expect(
        run.errors.hasSuffix("1 error; nothing was written\n") || run.errors.contains("1 error in 1 file; nothing"))
    }
    #expect(try FileTree(folder.path) == before)
    #expect(try await folder.feedsite("export", "--markdown", "export").status == 0)
    let build = try await folder.feedsite("build", "content", "-o", "export")
    #expect(build.status == 1 && build.errors.contains("the folder holds an export"), "\(build.errors)")
    for arguments in [
      [], ["--json", "-", "--markdown", "x"], ["--json", "-", "--sqlite", "x"], ["--markdown", "x", "--sqlite", "y"],
    ] {
      let run = try await Feedsite(folder: folder.path).run(["export"] + arguments)
      #expect(run.status == 64 && run.errors.contains("one of --json FILE, --markdown FOLDER and --sqlite FILE"))
    }
  }
}

@Suite("feedsite export --sqlite")
struct DatabaseExportTests {
  @Test
  func `Writes a database, brings it up to date, and says what it did`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    try folder.put("---\ndraft: true\n---\nSome day.\n", at: "content/notes/draft.md")
    try folder.put("Later.\n", at: "content/notes/2030-01-01-later.md")
    try folder.put("---\nexpires: 2024-02-01\n---\nOver.\n", at: "content/notes/2024-01-03-over.md")
    try folder.put("---\nname: Bo\n---\n", at: "content/people/bo.md")
    func export(_ arguments: String...) async throws -> Feedsite.Run {
      try await Feedsite(folder: folder.path).run(["export", "--sqlite", "a.sqlite"] + arguments)
    }
    func states() throws -> [String] {
      let rows = try SQLiteStatement(
        "SELECT path || ' ' || state || ' ' || ifnull(date, '-') FROM entries ORDER BY path",
        in: SQLiteDatabase(path: folder.path(of: "a.sqlite")))
      var states: [String] = []
      while try rows.next() { states.append(rows.text(at: 0)) }
      return states
    }
    let first = try await export("--clock", "2026-01-01", "--drafts", "--future", "--expired")
    #expect(first.status == 0 && first.errors.isEmpty, "\(first.errors)")
    #expect(first.output == "Exported 6 entries (6 new, 0 changed, 0 removed, 0 unchanged) to a.sqlite\n")
    // A draft without a date has no moment of its own, so another clock changes nothing of it.
    let second = try await export("--clock", "2026-01-02", "-D", "-F", "--expired")
    #expect(second.output == "Exported 6 entries (0 new, 0 changed, 0 removed, 6 unchanged) to a.sqlite\n")
    let published = [
      "notes/2024-01-01-first.md published 2024-01-01", "notes/2024-01-02-second.md published 2024-01-02",
      "people/bo.md published -",
    ]
    let unpublished = [
      "notes/2024-01-03-over.md expired 2024-01-03", "notes/2030-01-01-later.md future 2030-01-01",
      "notes/draft.md draft -",
    ]
    #expect(try states() == (published + unpublished).sorted())
    let third = try await export("--clock", "2026-01-01")
    #expect(
      third.output == "Exported 3 entries (0 new, 0 changed, 3 removed, 3 unchanged) to a.sqlite; "
        + "skipped 1 draft, 1 future, 1 expired\n")
    #expect(try states() == published)
    try folder.remove("content/notes/2024-01-01-first.md")
    let fourth = try await export("--clock", "2031-01-01")
    #expect(
      fourth.output == "Exported 3 entries (1 new, 0 changed, 1 removed, 2 unchanged) to a.sqlite; "
        + "skipped 1 draft, 1 expired\n")
  }

  @Test
  func `Writes nothing where something is wrong, and over nothing of others`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    try folder.put("mine", at: "notes.txt")
    try folder.makeFolder("other")
    let before = try FileTree(folder.path)
    for (path, words) in [
      ("notes.txt", "notes.txt: error: it is not a database that feedsite wrote"), ("other", "Is a directory"),
      ("content/a.sqlite", "the content folder"), ("nowhere/a.sqlite", "it cannot be written: "),
    ] {
      let run = try await folder.feedsite("export", "--sqlite", path)
      #expect(run.status == 1 && run.errors.contains(words), "\(run.errors)")
      #expect(run.errors.hasSuffix("nothing was written\n"))
    }
    #expect(try FileTree(folder.path) == before)
    for arguments in [
      ["--sqlite", "-"], ["--sqlite", ""], ["--json", "-", "--clock", "2026-01-01"], ["--json", "-", "-D"],
    ] {
      #expect(try await Feedsite(folder: folder.path).run(["export"] + arguments).status == 64)
    }
    try folder.put("---\ndate: soon\n---\n", at: "content/notes/a.md")
    let faulty = try await folder.feedsite("export", "--sqlite", "a.sqlite")
    #expect(faulty.status == 1 && faulty.errors.contains("is not a date") && !folder.exists("a.sqlite"))
  }
}

extension String {
  /// When the file of that path was changed.
  fileprivate var modified: Date? {
    get throws { try FileManager.default.attributesOfItem(atPath: self)[.modificationDate] as? Date }
  }
}
