import FeedDiagnostics
import FeedFiles
import FeedModel
import FeedSite
import TestSupport
import Testing

@testable import FeedOutput

@Suite struct RefusedFolderTests {
  private let folder: TemporaryFolder
  private let site: SiteTable = ["/": "home"]

  init() throws {
    folder = try TemporaryFolder(holding: "content")
  }

  private func codes(_ output: OutputFolder, _ table: SiteTable? = nil) async -> [String] {
    let table = table ?? site
    let diagnostics = await output.diagnostics(for: table)
    #expect(await output.write(table).diagnostics == diagnostics)
    return diagnostics.map(\.code)
  }

  @Test func `Accepts what keeps versions and what web hosts read`() async throws {
    try folder.put("ref", at: "public/.git/HEAD")
    try folder.put("", at: "public/.nojekyll")
    try folder.put("example.org", at: "public/CNAME")
    #expect(await codes(folder.output()).isEmpty)
  }

  @Test func `Refuses a folder of other names with a dot, such as a home folder`() async throws {
    for name in [".git/HEAD", ".bashrc", ".ssh/id"] { try folder.put("", at: "public/" + name) }
    let tree = try folder.tree()
    #expect(await codes(folder.output()) == ["foreign-output-folder"])
    #expect(try folder.tree() == tree)
  }

  @Test(arguments: ["a/index.html", "a"])
  func `What is wrong with a file or its folder names where it comes from`(path: String) async throws {
    await folder.build(site)
    try folder.put("mine", at: "public/" + path)
    let table = SiteTable(items: [
      SiteItem(
        route: Route("/a/"), stage: .page, content: .bytes { Array("a".utf8) },
        location: SourceLocation(file: "content/a.md", line: 1, column: 1))
    ])
    #expect(await folder.output().diagnostics(for: table).map { $0.related.map(\.file) } == [["content/a.md"]])
  }

  @Test func `Refuses a folder with other files`() async throws {
    for name in [".git/HEAD", "CNAME", "thesis.doc", "photos/me.jpg"] { try folder.put("", at: "public/" + name) }
    let tree = try folder.tree()
    #expect(
      await folder.output().diagnostics(for: site).words == [
        "public: error: the folder holds files that feedsite did not write, such as \"photos\"; "
          + "choose an empty or a new one"
      ])
    #expect(await codes(folder.output()) == ["foreign-output-folder"])
    #expect(try folder.tree() == tree)
  }

  @Test(arguments: [
    "content", "content/", "content/out", "content/out/deep", "", "..", "content/../content/x", "new/../content/x",
    "link", "link/out", "link/../content",
  ])
  func `Refuses places that overlap the content`(name: String) async throws {
    try folder.link("link", to: "content")
    #expect(await codes(folder.output(name)) == ["output-overlaps-content"])
    #expect(try folder.tree(of: "content").isEmpty)
  }

  @Test(arguments: ["contents", "content/../public", "new/../public", "link/../public"])
  func `Accepts places beside the content`(name: String) async throws {
    try folder.makeFolder("elsewhere/deep")
    try folder.makeFolder("new")
    try folder.link("link", to: "elsewhere/deep")
    #expect(await codes(folder.output(name)).isEmpty)
  }

  @Test func `Refuses content that a link leads to`() async throws {
    try folder.makeFolder("elsewhere/content")
    try folder.link("link", to: "elsewhere/content")
    let output = OutputFolder(path: folder.path(of: "elsewhere"), contentFolder: folder.path(of: "link"))
    #expect(await codes(output) == ["output-overlaps-content"])
  }

  @Test func `Refuses a link that leads nowhere`() async throws {
    try folder.link("public", to: "nowhere")
    #expect(await codes(folder.output()) == ["output-failed"])
  }

  @Test func `Refuses a file`() async throws {
    try folder.put("mine", at: "public")
    #expect(await codes(folder.output()) == ["output-not-a-folder"])
    #expect(try folder.text(of: "public") == "mine")
  }

  @Test func `Refuses a place below a file`() async throws {
    try folder.put("mine", at: "file")
    #expect(
      await folder.output("file/public").write(site).diagnostics.words == [
        "file/public: error: cannot create the folder: Not a directory"
      ])
    #expect(await codes(folder.output("file/public")) == ["output-failed"])
  }

  @Test func `Refuses names of its own files and of the owner's`() async throws {
    let table: SiteTable = [
      "/.feedsite-manifest.json": "", "/.git/index.lock": "", "/a/.env": "", "/a/.feedsite-1.tmp": "", "/a\0b": "",
      "/.well-known/security.txt": "",
    ]
    #expect(
      await codes(folder.output(), table) == [
        "reserved-name", "reserved-name", "output-failed", "reserved-name", "reserved-name",
      ])
    #expect(!folder.exists("public"))
  }

  @Test func `Refuses a second run at the same time`() async throws {
    let (folder, site) = (folder, site)
    let second = SiteTable(items: [
      SiteItem(route: .home, stage: .index, content: .bytes { Array("late".utf8) })
    ])
    await folder.build(site)
    let output = folder.output { _ throws(SystemError) in
      guard FolderProbe.isLocked(folder.path(of: "public")) else { throw SystemError(code: 4) }
    }
    #expect(await output.write(second) == OutputSummary(written: 1))
    #expect(!FolderProbe.isLocked(folder.path(of: "public")))
    let probe = try #require(FolderProbe(locking: folder.path(of: "public")))
    #expect(await folder.build(site).diagnostics.map(\.code) == ["output-busy"])
    probe.release()
    #expect(await folder.build(site) == OutputSummary(written: 1))
  }
}
