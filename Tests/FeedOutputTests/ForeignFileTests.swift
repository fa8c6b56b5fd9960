import FeedSite
import TestSupport
import Testing

@testable import FeedOutput

@Suite struct ForeignFileTests {
  private let folder: TemporaryFolder
  private let site: SiteTable = ["/": "home", "/songs/rain/": "rain"]

  init() async throws {
    folder = try TemporaryFolder(holding: "content")
    await folder.build(["/": "old home"])
  }

  /// Both ways to ask say the same, and nothing is written.
  private func expectRefusal(
    at path: String, _ table: SiteTable, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let tree = try folder.tree()
    let words = [
      "public/\(path): error: \"\(path)\" stands where a file of the site belongs, and feedsite did not write it; "
        + "move it away"
    ]
    #expect(await folder.output().diagnostics(for: table).words == words, sourceLocation: sourceLocation)
    for clean in [false, true] {
      let summary = await folder.build(table, clean: clean)
      #expect(summary.diagnostics.words == words, sourceLocation: sourceLocation)
      #expect(summary.written + summary.unchanged + summary.removed == 0, sourceLocation: sourceLocation)
      #expect(try folder.tree() == tree, sourceLocation: sourceLocation)
    }
  }

  @Test func `Refuses to replace a file`() async throws {
    try folder.put("mine", at: "public/songs/rain/index.html")
    try await expectRefusal(at: "songs/rain/index.html", site)
  }

  @Test func `Adopts a file with the same bytes`() async throws {
    try folder.put("rain", at: "public/songs/rain/index.html")
    try folder.age("public/songs/rain/index.html")
    #expect(await folder.output().diagnostics(for: site).isEmpty)
    #expect(await folder.build(site) == OutputSummary(written: 1, unchanged: 1))
    #expect(try folder.isAged("public/songs/rain/index.html"))
    #expect(await folder.build(["/": "home"]) == OutputSummary(unchanged: 1, removed: 1))
  }

  @Test func `Lists an adopted file even if nothing else changes`() async throws {
    try folder.put("rain", at: "public/songs/rain/index.html")
    let table: SiteTable = ["/": "old home", "/songs/rain/": "rain"]
    #expect(await folder.build(table) == OutputSummary(unchanged: 2))
    #expect(try await TemporaryFolder.cleanTree(of: table) == folder.tree())
  }

  @Test func `Refuses to replace a folder`() async throws {
    try folder.makeFolder("public/songs/rain/index.html")
    try await expectRefusal(at: "songs/rain/index.html", site)
  }

  @Test func `Refuses a file where a folder belongs`() async throws {
    try folder.put("mine", at: "public/songs")
    try await expectRefusal(at: "songs", ["/songs/rain/": "rain", "/songs/sun/": "sun"])
  }

  @Test func `Refuses a linked folder`() async throws {
    try folder.makeFolder("elsewhere")
    try folder.link("public/songs", to: "../elsewhere")
    try await expectRefusal(at: "songs", site)
    #expect(try folder.tree(of: "elsewhere").isEmpty)
  }

  @Test func `Refuses a linked file`() async throws {
    try folder.put("old home", at: "elsewhere.html")
    try folder.remove("public/index.html")
    try folder.link("public/index.html", to: "../elsewhere.html")
    try await expectRefusal(at: "index.html", site)
    #expect(try folder.text(of: "elsewhere.html") == "old home")
  }

  /// Where the list stays as it is, files are looked at when the first of them is not what it was.
  @Test func `Refuses what took the place of a file of a site that did not change`() async throws {
    try folder.put("old home", at: "elsewhere.html")
    try folder.remove("public/index.html")
    try folder.link("public/index.html", to: "../elsewhere.html")
    try await expectRefusal(at: "index.html", ["/": "old home"])
    try folder.remove("public/index.html")
    try folder.put("mine", at: "public/index.html/mine.txt")
    try await expectRefusal(at: "index.html", ["/": "new home"])
  }

  @Test func `Removes nothing through a link`() async throws {
    await folder.build(site)
    try folder.remove("public/songs")
    try folder.put("rain", at: "elsewhere/rain/index.html")
    try folder.link("public/songs", to: "../elsewhere")
    #expect(await folder.build(["/": "home"]) == OutputSummary(unchanged: 1))
    #expect(await folder.build(["/": "home"], clean: true) == OutputSummary(written: 1))
    #expect(try folder.text(of: "elsewhere/rain/index.html") == "rain")
    #expect(folder.exists("public/songs"))
  }

  @Test func `Removes no link in the place of an old file`() async throws {
    await folder.build(site)
    try folder.remove("public/songs/rain/index.html")
    try folder.link("public/songs/rain/index.html", to: "../../../content")
    #expect(await folder.build(["/": "home"]) == OutputSummary(unchanged: 1))
    #expect(folder.exists("public/songs/rain/index.html"))
  }

  @Test func `Writes to a folder that a link leads to`() async throws {
    try folder.makeFolder("real")
    try folder.link("linked", to: "real")
    #expect(await folder.output("linked").write(site) == OutputSummary(written: 2))
    #expect(try folder.text(of: "real/songs/rain/index.html") == "rain")
  }
}
