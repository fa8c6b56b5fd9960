import FeedOutput
import FeedSite
import TestSupport
import Testing

@Suite struct TransitionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(holding: "content")
  }

  private static let cases: [(SiteTable, SiteTable)] = [
    (["/a": "file"], ["/a/": "page"]),
    (["/a/": "page"], ["/a": "file"]),
    (["/a/b/c/": "page", "/a/b/": "page"], ["/a": "file"]),
    (["/a/b/c/": "page", "/z": "z"], ["/a/b": "file", "/z": "z"]),
    (["/a": "file"], ["/a/b/c/": "page", "/a/b/d/": "page"]),
  ]

  @Test(arguments: cases)
  func `Files become folders and folders files`(old: SiteTable, new: SiteTable) async throws {
    await folder.build(old)
    #expect(await folder.output().diagnostics(for: new).isEmpty)
    let summary = await folder.build(new)
    #expect(summary.diagnostics.words == [])
    #expect(try await TemporaryFolder.cleanTree(of: new) == folder.tree())
  }

  @Test func `A folder with a foreign file is not replaced`() async throws {
    await folder.build(["/a/b/": "page"])
    try folder.put("mine", at: "public/a/b/notes.txt")
    let tree = try folder.tree()
    #expect(await folder.build(["/a": "file"]).diagnostics.words == [Self.words(for: "a/b/notes.txt")])
    #expect(try folder.tree() == tree)
  }

  @Test func `A folder with a foreign folder is not replaced`() async throws {
    await folder.build(["/a/b/": "page"])
    try folder.makeFolder("public/a/c")
    #expect(await folder.build(["/a": "file"]).diagnostics.words == [Self.words(for: "a/c")])
    #expect(try folder.text(of: "public/a/b/index.html") == "page")
  }

  private static func words(for path: String) -> String {
    "public/\(path): error: \"\(path)\" stands where a file of the site belongs, and feedsite did not write it; "
      + "move it away"
  }
}
