import Foundation
import TestSupport
import Testing

@Suite("feedsite build --keep-going")
struct KeepGoingTests {
  private func site() throws -> TemporaryFolder {
    let folder = try TemporaryFolder.withSmallSite()
    try folder.put("---\ntitle: Rain\ndate: 2024-02-01\n---\nIt rains.\n", at: "content/articles/rain.md")
    try folder.put("---\ntitle: Snow\ndate: 2024-02-02\n---\n[Rain](rain.md)\n", at: "content/articles/snow.md")
    return folder
  }

  @Test
  func `A refused build says what would publish the rest`() async throws {
    let folder = try site()
    try folder.put("---\ntitle: Rain\ndate: soon\ndraft: perhaps\n---\n", at: "content/articles/rain.md")
    try folder.put("---\ntitle: [\n---\n", at: "content/articles/hail.md")
    let run = try await folder.feedsite("build")
    #expect(run.status == 1)
    #expect(
      run.errors.hasSuffix(
        "3 errors in 2 files; nothing was written; feedsite build -k publishes the other 3 entries\n"))
    try folder.put("title: Small\nnonsense: 1\n", at: "content/site.yml")
    let other = try await folder.feedsite("build", "-k")
    #expect(other.status == 1 && other.errors.hasSuffix("4 errors in 3 files; nothing was written\n"))
  }

  @Test
  func `A refused build of two entries speaks of the other one`() async throws {
    let folder = try TemporaryFolder()
    try folder.put("title: Small\nid: small\n", at: "content/site.yml")
    try folder.put("---\ndate: 2024-01-02\n---\nWords.\n", at: "content/notes/a.md")
    try folder.put("---\ndate: soon\n---\nWords.\n", at: "content/notes/b.md")
    let run = try await folder.feedsite("build")
    #expect(run.errors.hasSuffix("nothing was written; feedsite build -k publishes the other entry\n"), "\(run.errors)")
  }

  @Test
  func `Entries with errors are left out, and what names them learns of it`() async throws {
    let folder = try site()
    try folder.put("---\ntitle: Rain\ndate: soon\n---\n", at: "content/articles/rain.md")
    let run = try await folder.feedsite("build", "-k")
    #expect(run.status == 0)
    #expect(run.output.contains("Built 3 entries") && run.output.contains("; left out 1 file with errors; "))
    #expect(run.errors.contains("content/articles/rain.md:3:7: error: \"soon\" is not a date"))
    #expect(run.errors.contains("\"rain.md\", which this build leaves out (it has an error)"))
    #expect(!folder.exists("public/articles/rain/index.html"))
    #expect(!(try folder.text(of: "public/articles/snow/index.html")).contains("/articles/rain/"))
  }

  @Test
  func `No form of a link to an entry with errors is called dead`() async throws {
    let folder = try site()
    try folder.put(
      "---\ntitle: Fog\ndate: soon\naliases: [/mist/, /haze.html, thick soup]\n---\n",
      at: "content/articles/2024-02-03-fog.md")
    try folder.put("---\ntitle: [\n---\n", at: "content/articles/hail.md")
    try folder.put("---\ntitle: [\n---\n", at: "content/articles/sleet/index.md")
    try folder.put(
      "---\ntitle: Snow\ndate: 2024-02-02\n---\n"
        + "[a](/articles/fog/) [b](../fog/) [c](hail.html) [d](/articles/hail.html) [e](sleet.md) [f](sleet/)\n"
        + "[g](/articles/fog/index.html) [h](/mist/) [i](/mist) [j](/haze.html) [k](/articles/hail/index.html)\n",
      at: "content/articles/snow.md")
    let run = try await folder.feedsite("build", "-k")
    #expect(run.status == 0 && !run.errors.contains("leads to no file"), "\(run.errors)")
    // A name is no address that the entry had.
    try folder.put("---\ntitle: Rain\n---\n[a](/thick%20soup/)\n", at: "content/articles/rain.md")
    #expect(try await folder.feedsite("build", "-k").errors.contains("leads to no file"))
  }

  @Test
  func `Links that lead nowhere or out of the folder are left out, and their pages stay`() async throws {
    let folder = try site()
    #expect(try await folder.feedsite("build").status == 0)
    try folder.put("---\ntitle: Secret\ndate: 2024-02-03\n---\nA key.\n", at: "elsewhere/secret.md")
    for (name, destination) in [("rain", "/nowhere/rain.md"), ("secret", folder.path(of: "elsewhere/secret.md"))] {
      let path = folder.path(of: "content/articles/\(name).md")
      try? FileManager.default.removeItem(atPath: path)
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: destination)
    }
    let refused = try await folder.feedsite("build")
    #expect(refused.errors.hasSuffix("feedsite build -k publishes the other 3 entries\n"), "\(refused.errors)")
    let run = try await folder.feedsite("build", "-k")
    #expect(
      run.status == 0 && run.output.contains("; left out 2 files with errors, 1 of which keeps its last page; "),
      "\(run.errors)")
    #expect(run.errors.contains("content/articles/rain.md: error: it cannot be read: the link leads nowhere"))
    #expect(run.errors.contains("content/articles/secret.md: error: this is a symbolic link that leads out of"))
    #expect(folder.exists("public/articles/rain/index.html") && !folder.exists("public/articles/secret/index.html"))
  }

  @Test
  func `A folder that cannot be listed still forbids the build`() async throws {
    let folder = try site()
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(of: "content/songs"), withDestinationPath: "/nowhere/songs")
    let run = try await folder.feedsite("build", "-k")
    #expect(run.status == 1 && run.errors.hasSuffix("nothing was written\n"), "\(run.errors)")
  }

  @Test
  func `With --strict nothing is left out, and the last line counts warnings as well`() async throws {
    let folder = try site()
    try folder.put("---\ntitle: Rain\ndate: soon\n---\n", at: "content/articles/rain.md")
    let run = try await folder.feedsite("build", "-k", "--strict")
    #expect(run.status == 1)
    #expect(run.errors.hasSuffix("1 error in 1 file and 1 warning; nothing was written\n"), "\(run.errors)")
  }

  @Test
  func `The last good page of an entry stays, also over several builds, until it is mended or taken away`() async throws
  {
    let folder = try site()
    #expect(try await folder.feedsite("build").status == 0)
    let page = try folder.text(of: "public/articles/rain/index.html")
    try folder.put("---\ntitle: [\n---\n", at: "content/articles/rain.md")
    for clean in [[], [], ["--clean"]] {
      let run = try await Feedsite(folder: folder.path).run(["build", "-k"] + clean)
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.output.contains("; left out 1 file with errors, 1 of which keeps its last page; "), "\(run.output)")
      #expect(try folder.text(of: "public/articles/rain/index.html") == page)
    }
    let again = try await folder.feedsite("build", "-k")
    #expect(again.output.contains("; 0 written, "))
    try folder.remove("content/articles/rain.md")
    try folder.put("---\ntitle: Snow\ndate: 2024-02-02\n---\n", at: "content/articles/snow.md")
    #expect(try await folder.feedsite("build").status == 0)
    #expect(!folder.exists("public/articles/rain/index.html"))
  }

  @Test
  func `An address that something else has is an error of its entry alone`() async throws {
    let folder = try site()
    try folder.put("---\ntitle: Wall\ndate: 2024-02-03\npermalink: /feed.xml\n---\n", at: "content/articles/wall.md")
    #expect(try await folder.feedsite("build").errors.hasSuffix("feedsite build -k publishes the other 4 entries\n"))
    let run = try await folder.feedsite("build", "-k")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("Built 4 entries") && run.output.contains("left out 1 file with errors"))
    #expect(run.errors.contains("content/articles/wall.md:1:1: error: the address /feed.xml is taken"))
  }

  @Test
  func `Nothing else is kept beside the last page of an entry`() async throws {
    let folder = try site()
    try folder.put("---\ntitle: Wall\ndate: 2024-02-03\n---\n", at: "content/articles/wall.md")
    #expect(try await folder.feedsite("build").status == 0)
    try folder.put("---\ntitle: Wall\ndate: soon\npermalink: /articles/\n---\n", at: "content/articles/wall.md")
    try folder.remove("content/articles/rain.md")
    try folder.put("---\ntitle: Snow\ndate: 2024-02-02\n---\n", at: "content/articles/snow.md")
    let run = try await folder.feedsite("build", "-k")
    #expect(run.output.contains("left out 1 file with errors, 1 of which keeps its last page"), "\(run.output)")
    #expect(folder.exists("public/articles/wall/index.html") && !folder.exists("public/articles/rain/index.html"))
  }

  @Test
  func `What only the last page of an entry shows stays with it`() async throws {
    let folder = try site()
    for (name, file) in [("rain", "words"), ("snow", "others"), ("rain", "Tom & Jerry's")] {
      try folder.put("\(file)\n", at: "content/articles/\(file).txt")
      let links = name == "rain" ? "[A](words.txt#a) [B](<Tom & Jerry's.txt>)" : "[A](others.txt)"
      try folder.put("---\ntitle: A\ndate: 2024-02-01\n---\n\(links)\n", at: "content/articles/\(name).md")
    }
    #expect(try await folder.feedsite("build", "content", "-u", "https://small.example/sub/").status == 0)
    #expect(folder.exists("public/articles/words.txt") && folder.exists("public/articles/others.txt"))
    try folder.put("---\ntitle: [\n---\n", at: "content/articles/rain.md")
    try folder.put("---\ntitle: A\ndate: 2024-02-01\n---\n", at: "content/articles/snow.md")
    for _ in 1...2 {
      #expect(try await folder.feedsite("build", "-k").status == 0)
      #expect(folder.exists("public/articles/words.txt") && !folder.exists("public/articles/others.txt"))
      #expect(folder.exists("public/articles/Tom & Jerry's.txt"))
    }
    try folder.remove("content/articles/rain.md")
    #expect(try await folder.feedsite("build").status == 0)
    #expect(!folder.exists("public/articles/words.txt"))
  }

  @Test
  func `A preview leaves out the entry whose address something else has`() async throws {
    let folder = try site()
    try folder.put("---\ntitle: Wall\ndate: 2024-02-03\npermalink: /feed.xml\n---\n", at: "content/articles/wall.md")
    let server = try await ServedSite(["content", "-p", "0"], in: folder.path)
    #expect(try await server.get("/articles/rain/").status == 200)
    #expect(server.errors.contains("the address /feed.xml is taken"))
    try folder.put("---\ntitle: Wall\ndate: 2024-02-03\n---\nBack.\n", at: "content/articles/wall.md")
    try await ServedSite.wait(for: "the entry") { try await server.get("/articles/wall/").status == 200 ? true : nil }
  }

  @Test
  func `Warnings of one sort in one folder take one line, and -v and --json list all`() async throws {
    let folder = try site()
    for number in 10...60 {
      try folder.put("![](a\(number).png)\n", at: "content/notes/2024-03-01-\(number).md")
      try folder.put("![](b\(number).png)\n", at: "content/notes/more\(number)/2024-03-02-\(number).md")
    }
    let run = try await folder.feedsite("build")
    #expect(run.status == 0)
    #expect(run.errors.split(separator: "\n").count <= 40)
    #expect(run.errors.contains("(and 101 more like it in content/notes/; -v names all)"), "\(run.errors)")
    let all = try await folder.feedsite("build", "-v")
    #expect(all.errors.split(separator: "\n").count == 204)
    let json = try await folder.feedsite("build", "--json")
    #expect(json.errors.isEmpty)
    let report = try JSONDecoder().decode(BuildReport.self, from: Data(json.output.utf8))
    #expect(report.built && report.warnings == 204 && report.problems.count == 204 && report.entries == 106)
    #expect(report.problems.allSatisfy { $0.severity == "warning" && $0.file != nil && $0.line == 1 })
  }
}

private struct BuildReport: Decodable {
  struct Problem: Decodable {
    let code: String
    let severity: String
    let file: String?
    let line: Int?
  }

  let built: Bool
  let entries: Int
  let warnings: Int
  let problems: [Problem]
}
