import Foundation
import TestSupport
import Testing

@Suite("feedsite build")
struct BuildTests {
  /// The closing line, in parts.
  private struct Summary: Equatable {
    var entries = 0
    var pages = 0
    var files = 0
    var written = 0
    var unchanged = 0
    var removed = 0
    var skipped = ""
    var warnings = 0

    init(_ run: Feedsite.Run) throws {
      let pattern =
        /Built (\d+) entr(?:y|ies)(?: and (\d+) pages?)? into (\d+) files? in \d+\.\d\d s; (\d+) written, (\d+) unchanged, (\d+) removed(?:; skipped ([^;]+))?; (\d+) warnings?\n/
      let match = try #require(run.output.wholeMatch(of: pattern), "\(run.output)\(run.errors)")
      func number(_ text: Substring?) -> Int { text.flatMap { Int($0) } ?? 0 }
      entries = number(match.1)
      pages = number(match.2)
      files = number(match.3)
      written = number(match.4)
      unchanged = number(match.5)
      removed = number(match.6)
      skipped = String(match.7 ?? "")
      warnings = number(match.8)
    }
  }

  /// The files of an output folder that are no theme's.
  private func site(_ folder: TemporaryFolder) throws -> [String] {
    try FileTree(folder.path(of: "public")).paths.filter { !$0.hasPrefix("assets/") }
  }

  @Test
  func `Unknown keys are reported in one line, and no build fails because of them`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    try folder.put("---\nweather: wet\n---\nA", at: "content/notes/2024-01-03-a.md")
    try folder.put("---\nroof: tin\nwind: south\n---\nA", at: "content/rain/2024-01-04-b.md")
    try folder.put("{{#extra.wind}}{{extra.wind}}{{/extra.wind}}", at: "content/theme/templates/partial/wind.mustache")
    let run = try await folder.feedsite("build", "--strict", "content")
    #expect(run.status == 0)
    #expect(try Summary(run).warnings == 0)
    #expect(
      run.errors == #"content/notes/2024-01-03-a.md:2:1: note: "weather" is not a key that feedsite knows; "#
        + #"nothing shows it unless your theme reads "extra.weather" (and 1 more like it; -v names all)"# + "\n")
    let quiet = try await folder.feedsite("build", "--quiet", "--strict", "content")
    #expect(quiet.errors == "")
  }

  @Test
  func `A build ends with one line on standard output that counts everything`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    try folder.put("---\ndraft: true\n---\nA", at: "content/notes/2024-01-03-a.md")
    try folder.put("---\npublished: false\n---\nA", at: "content/notes/2024-01-04-b.md")
    try folder.put("A", at: "content/notes/2999-01-01-c.md")
    try folder.put("---\nexpires: 2024-02-01\n---\nA", at: "content/notes/2024-01-05-d.md")
    try folder.put("---\ntitle: About\n---\nA [link](/nowhere/)", at: "content/pages/about.md")
    for name in ["notes", "songs"] { try folder.put("A", at: "content/\(name)/_index.md") }
    let run = try await folder.feedsite("build", "content")
    #expect(run.status == 0)
    let summary = try Summary(run)
    let files = try FileTree(folder.path(of: "public")).paths.count
    #expect(summary.entries == 2)
    #expect(summary.pages == 1)
    #expect(summary.files == files)
    #expect(summary.written == files)
    #expect(summary.unchanged == 0)
    #expect(summary.removed == 0)
    #expect(summary.skipped == "2 drafts, 1 future, 1 expired, 2 files with _ before their names")
    #expect(summary.warnings == 1)
    #expect(
      run.errors
        == "content/pages/about.md:4:3: warning: the link \"/nowhere/\" leads to no file and no entry of this site\n")
  }

  @Test
  func `A second build writes nothing`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    let first = try await Summary(folder.feedsite("build", "content"))
    let second = try await Summary(folder.feedsite("build", "content"))
    #expect(second.written == 0)
    #expect(second.unchanged == first.files)
    #expect(second.removed == 0)
  }

  @Test
  func `A removed entry takes its files along, and no others`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    _ = try await folder.feedsite("build", "content")
    try folder.put("keep", at: "public/notes/second/mine.txt")
    try folder.put("example.org", at: "public/CNAME")
    try folder.put("ref", at: "public/.git/HEAD")
    try folder.remove("content/notes/2024-01-02-second.md")
    let summary = try await Summary(folder.feedsite("build", "content"))
    // Its page, and that of the day of the year which had nothing else.
    #expect(summary.removed == 2)
    #expect(!folder.exists("public/notes/second/index.html") && !folder.exists("public/on-this-day/01-02/index.html"))
    #expect(try folder.text(of: "public/notes/second/mine.txt") == "keep")
    #expect(try folder.text(of: "public/CNAME") == "example.org")
    #expect(try folder.text(of: "public/.git/HEAD") == "ref")
  }

  @Test
  func `--clean rewrites every file and touches no others`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    let first = try await Summary(folder.feedsite("build", "content"))
    try folder.put("example.org", at: "public/CNAME")
    let cleaned = try await Summary(folder.feedsite("build", "content", "--clean"))
    #expect(cleaned.written == first.files)
    #expect(cleaned.unchanged == 0)
    #expect(try folder.text(of: "public/CNAME") == "example.org")
  }

  @Test
  func `Static files and what bundles hold are copied as they are`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    let bytes = Data((0...255).map { UInt8($0) })
    try folder.put(bytes, at: "content/static/press/Kit 雨.bin")
    try folder.put(bytes, at: "content/notes/2024-01-05-bundle/data.bin")
    try folder.put(
      "See [data](data.bin) and [kit](</press/Kit 雨.bin>).", at: "content/notes/2024-01-05-bundle/index.md")
    let run = try await folder.feedsite("build", "content")
    #expect(run.errors.isEmpty)
    let output = try FileTree(folder.path(of: "public"))
    #expect(output["press/Kit 雨.bin"] == bytes)
    #expect(output["notes/bundle/data.bin"] == bytes)
    let page = output.text("notes/bundle/index.html")
    #expect(page.contains("href=\"/notes/bundle/data.bin\""))
    #expect(page.contains("href=\"/press/Kit%20%E9%9B%A8.bin\""))
  }

  @Test
  func `-q prints nothing but errors, and nothing at all when all is well`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    try folder.put("[a](/nowhere/)", at: "content/notes/2024-01-03-a.md")
    let run = try await folder.feedsite("build", "content", "-q")
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    #expect(run.errors.isEmpty)
    try folder.put("---\ndate: soon\n---\nA", at: "content/notes/b.md")
    let failed = try await folder.feedsite("build", "content", "--quiet")
    #expect(failed.status == 1)
    #expect(failed.output.isEmpty)
    #expect(failed.errors.contains("content/notes/b.md:2:7: error: "))
    #expect(!failed.errors.contains("warning: "))
  }

  @Test
  func `-v names every file that is left out, with the reason and the date that decided`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    try folder.put("---\ndraft: true\n---\nA", at: "content/notes/2024-01-03-a.md")
    try folder.put("A", at: "content/notes/2999-01-01-c.md")
    try folder.put("---\nexpires: 2024-02-01\n---\nA", at: "content/notes/2024-01-05-d.md")
    let run = try await folder.feedsite("build", "content", "--verbose")
    #expect(
      run.output.split(separator: "\n").filter { $0.hasPrefix("skipped") } == [
        "skipped content/notes/2024-01-03-a.md: draft",
        "skipped content/notes/2024-01-05-d.md: expired (2024-02-01)",
        "skipped content/notes/2999-01-01-c.md: future (2999-01-01)",
      ])
  }

  @Test
  func `-v tells what each stage of a build took`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    _ = try await folder.feedsite("build", "content")
    try folder.put("---\ndate: 2024-01-03\n---\nA", at: "content/notes/a.md")
    let run = try await folder.feedsite("build", "content", "-v")
    let words = run.output.replacing(#/\d+(\.\d+)?/#, with: "1").replacing(#/1 [kM]?B/#, with: "1 B")
    #expect(
      words.split(separator: "\n").dropLast() == [
        "read 1 files (1 B) in 1 s", "made a table of 1 files in 1 s", "looked at public in 1 s",
        "wrote 1 assets (1 B), 1 unchanged, in 1 s", "wrote 1 pages (1 B), 1 unchanged, in 1 s",
        "wrote 1 lists (1 B), 1 unchanged, in 1 s", "wrote 1 indexes (1 B), 1 unchanged, in 1 s",
      ])
  }

  @Test(
    arguments: [
      ([], []), (["-D"], ["draft"]), (["--drafts"], ["draft"]), (["-F"], ["future"]), (["--future"], ["future"]),
      (["--expired"], ["expired"]), (["-D", "-F", "--expired"], ["draft", "expired", "future"]),
    ])
  func `Drafts, future and expired entries come in on demand`(options: [String], expected: [String]) async throws {
    let folder = try TemporaryFolder.withSmallSite()
    try folder.put("---\ndraft: true\n---\nA", at: "content/notes/draft.md")
    try folder.put("---\ndate: 2999-01-01\n---\nA", at: "content/notes/future.md")
    try folder.put("---\ndate: 2024-01-01\nexpires: 2024-02-01\n---\nA", at: "content/notes/expired.md")
    let run = try await Feedsite(folder: folder.path).run(["build", "content"] + options)
    #expect(run.status == 0, "\(run.errors)")
    let names = ["draft", "expired", "future"].filter { folder.exists("public/notes/\($0)/index.html") }
    #expect(names == expected)
  }

  @Test
  func `--clock decides what is future and what has expired`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    try folder.put("---\ndate: 2024-03-01T12:00\nexpires: 2024-03-02\n---\nA", at: "content/notes/a.md")
    for (clock, isShown) in [
      ("2024-03-01T11:59+08:00", false), ("2024-03-01T12:00+08:00", true), ("2024-03-01T23:59+08:00", true),
      ("2024-03-02T00:00+08:00", false),
    ] {
      #expect(try await folder.feedsite("build", "content", "--clock", clock).status == 0)
      #expect(folder.exists("public/notes/a/index.html") == isShown, "\(clock)")
    }
  }

  @Test(
    arguments: ["Pacific/Auckland", "America/New_York", "UTC"])
  func `A clock without an offset is read in the time zone of the site`(zone: String) async throws {
    let folder = try TemporaryFolder.withSmallSite()
    try folder.put(
      TemporaryFolder.smallSite.replacing("Asia/Taipei", with: zone), at: "content/site.yml")
    try folder.put("Today.", at: "content/notes/2024-06-15-b.md")
    try folder.put("---\ndate: 2024-06-15T00:01\n---\nA minute later.", at: "content/notes/c.md")
    let run = try await folder.feedsite("build", "content", "--clock", "2024-06-15", environment: ["TZ": "Asia/Tokyo"])
    #expect(run.status == 0)
    #expect(folder.exists("public/notes/b/index.html") && !folder.exists("public/notes/c/index.html"))
  }

  /// What `--json` prints of a build.
  private struct Report: Decodable {
    let built: Bool
    let entries: Int?
    let pages: Int?
    let files: Int?
    let written: Int?
    let unchanged: Int?
    let removed: Int?
    let leftOut: Int?
    let errors: Int
  }

  @Test
  func `JSON says what became of a site that is built, built again, refused and built without some files`() async throws
  {
    let folder = try TemporaryFolder.withSmallSite()
    func report(_ arguments: String..., status: Int32) async throws -> Report {
      let run = try await Feedsite(folder: folder.path).run(["build", "content", "--json"] + arguments)
      #expect(run.status == status && run.errors.isEmpty, "\(run.errors)")
      return try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    }
    let first = try await report(status: 0)
    let files = try FileTree(folder.path(of: "public")).paths.count
    #expect(first.built && first.entries == 2 && first.pages == 0 && first.files == files)
    #expect(first.written == files && first.unchanged == 0 && first.removed == 0)
    #expect(first.leftOut == 0 && first.errors == 0)
    let again = try await report(status: 0)
    #expect(again.built && again.written == 0 && again.unchanged == files)
    try folder.put("---\ndate: soon\n---\nA", at: "content/notes/a.md")
    let refused = try await report(status: 1)
    #expect(!refused.built && refused.errors == 1 && refused.written == nil && refused.leftOut == nil)
    #expect(refused.entries == nil && refused.pages == nil && refused.files == nil)
    let rest = try await report("-k", status: 0)
    #expect(rest.built && rest.errors == 1 && rest.leftOut == 1 && rest.entries == 2 && rest.unchanged == files)
  }

  @Test
  func `-u publishes at another address`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    _ = try await folder.feedsite("build", "content", "-u", "https://EXAMPLE.org/band")
    let page = try folder.text(of: "public/notes/first/index.html")
    #expect(page.contains("href=\"https://example.org/band/notes/first/\""))
    #expect(!page.contains("small.example"))
  }

  @Test
  func `--strict turns warnings into failure, and nothing is written`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    #expect(try await folder.feedsite("build", "content", "--strict").status == 0)
    try folder.remove("public")
    try folder.put("[a](/nowhere/)", at: "content/notes/2024-01-03-a.md")
    for arguments in [["--strict"], ["--strict", "-q"]] {
      let run = try await Feedsite(folder: folder.path).run(["build", "content"] + arguments)
      #expect(run.status == 1)
      #expect(run.output.isEmpty)
      #expect(run.errors.contains("content/notes/2024-01-03-a.md:1:1: warning: "))
      #expect(run.errors.hasSuffix("1 warning; nothing was written\n"))
      #expect(!folder.exists("public"))
    }
  }

  @Test
  func `All errors of all files are reported in one run, in the order of files, and nothing is written`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    try folder.put("---\ndate: 04-09-2025\n---\nA", at: "content/notes/a.md")
    try folder.put("---\ntitle: [\n---\nA", at: "content/notes/2024-01-01-b.md")
    try folder.put("---\ndate: 2024-01-01\ndraft: perhaps\nexpires: soon\n---\n", at: "content/c.md")
    try folder.put("---\ndate: 2024-01-01\npermalink: /:weather/\n---\nA", at: "content/albums/d.md")
    try folder.put("---\nslug: first\n---\nA", at: "content/notes/2024-01-01-e.md")
    try folder.put("title: Site\ntitel: Typo\n", at: "content/site.yml")
    let run = try await folder.feedsite("build", "content")
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(!folder.exists("public"))
    let errors = run.errors.split(separator: "\n").filter { $0.contains(": error: ") }
    let places = errors.compactMap { $0.firstMatch(of: #/^(content/[^:]+)(:\d+:\d+)?: error: /#)?.1 }
    #expect(places == places.sorted())
    #expect(
      Set(places) == [
        "content/albums/d.md", "content/c.md", "content/notes/2024-01-01-b.md", "content/notes/a.md",
        "content/site.yml",
      ])
    #expect(places.filter { $0 == "content/c.md" }.count == 2)
    #expect(
      run.errors.contains(
        #"content/notes/a.md:2:7: error: "04-09-2025" is not a date; write 2025-04-09 or 2025-09-04, whichever is meant"#
      ))
    #expect(run.errors.hasSuffix("\(errors.count) errors in 5 files; nothing was written\n"))
  }

  @Test
  func `An error leaves the last good site as it is`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    _ = try await folder.feedsite("build", "content")
    let before = try FileTree(folder.path(of: "public"))
    try folder.put("---\ndate: soon\n---\nA", at: "content/notes/a.md")
    try folder.remove("content/notes/2024-01-01-first.md")
    #expect(try await folder.feedsite("build", "content").status == 1)
    #expect(try FileTree(folder.path(of: "public")) == before)
  }

  @Test
  func `A content folder without site.yml gets its name and one warning`() async throws {
    let folder = try TemporaryFolder()
    try folder.put("A", at: "Rain & Sun/notes/2024-01-01-a.md")
    let run = try await folder.feedsite("build", "Rain & Sun")
    #expect(run.status == 0)
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(run.errors.contains("warning: there is no site.yml"))
    #expect(try folder.text(of: "public/index.html").contains("<title>Rain &amp; Sun</title>"))
  }

  @Test
  func `A part of a content folder gets a message that names the whole folder`() async throws {
    let folder = try TemporaryFolder()
    try folder.put("title: A\n", at: "content/site.yml")
    try folder.put("A", at: "content/notes/2024-01-01-a.md")
    let run = try await folder.feedsite("build", "content/notes/")
    #expect(run.errors.contains("add one, or give the folder of content/site.yml instead"))
  }
}
