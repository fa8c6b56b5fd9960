import FeedFiles
import FeedSite
import Synchronization
import TestSupport
import Testing

@testable import FeedOutput

@Suite struct PruningTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(holding: "content")
  }

  @Test func `Removes files that the site no longer has and their folders`() async throws {
    await folder.build(["/": "home", "/songs/rain/": "rain", "/songs/sun/": "sun", "/tags/a/b/": "b"])
    let table: SiteTable = ["/": "home", "/songs/sun/": "sun"]
    #expect(await folder.build(table) == OutputSummary(unchanged: 2, removed: 2))
    #expect(try await TemporaryFolder.cleanTree(of: table) == folder.tree())
  }

  @Test func `Keeps foreign files and their folders`() async throws {
    try folder.put("ref", at: "public/.git/HEAD")
    try folder.put("example.org", at: "public/CNAME")
    await folder.build(["/": "home", "/songs/rain/": "rain"])
    try folder.put("mine", at: "public/songs/rain/notes.txt")
    try folder.put("mine", at: "public/notes.txt")
    try folder.makeFolder("public/empty")
    #expect(await folder.build(["/": "home"]) == OutputSummary(unchanged: 1, removed: 1))
    var tree = try await TemporaryFolder.cleanTree(of: ["/": "home"])
    tree.merge(
      [
        ".git/": "", ".git/HEAD": "ref", "CNAME": "example.org", "songs/": "", "songs/rain/": "",
        "songs/rain/notes.txt": "mine", "notes.txt": "mine", "empty/": "",
      ], uniquingKeysWith: { $1 })
    #expect(try folder.tree() == tree)
  }

  @Test func `Does not count what its owner removed already`() async throws {
    await folder.build(["/": "home", "/songs/rain/": "rain"])
    try folder.remove("public/songs")
    #expect(await folder.build(["/": "home"]) == OutputSummary(unchanged: 1))
  }

  @Test func `Writes again what its owner removed`() async throws {
    await folder.build(["/": "home", "/songs/rain/": "rain"])
    try folder.remove("public/songs")
    #expect(await folder.build(["/": "home", "/songs/rain/": "rain"]) == OutputSummary(written: 1, unchanged: 1))
  }

  @Test func `A name in another normalisation is another file`() async throws {
    await folder.build(["/cafe\u{301}.txt": "same"])
    let table: SiteTable = ["/caf\u{E9}.txt": "same"]
    #expect(await folder.build(table) == OutputSummary(written: 1, removed: 1))
    #expect(try await TemporaryFolder.cleanTree(of: table) == folder.tree())
  }

  /// Removed at the end, the old file would take the new one with it on a file system that ignores case.
  @Test(arguments: [
    ("/A/", "/a/"), ("/a/B/", "/a/b/"), ("/A/b/", "/a/b/"), ("/Cover.jpg", "/cover.jpg"), ("/A/old.jpg", "/a/new.jpg"),
    ("/\u{C4}/", "/\u{E4}/"),
  ])
  func `What differs in case goes before the new is written`(old: String, new: String) async throws {
    let root = folder.path(of: "public")
    let steps = Mutex<[String]>([])
    await folder.build(SiteTable(dictionaryLiteral: (old, "same")))
    let table = SiteTable(dictionaryLiteral: (new, "same"))
    let summary = await folder.output { path throws(SystemError) in
      steps.withLock { $0.append(String(path.dropFirst(root.count))) }
    }.write(table)
    #expect(summary == OutputSummary(written: 1, removed: 1))
    let removal = try #require(steps.withLock { $0.firstIndex(of: old.hasSuffix("/") ? old + "index.html" : old) })
    let writing = try #require(steps.withLock { $0.firstIndex(of: new.hasSuffix("/") ? new + "index.html" : new) })
    #expect(removal < writing)
    #expect(try await TemporaryFolder.cleanTree(of: table) == folder.tree())
  }
}
