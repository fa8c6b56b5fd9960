import FeedFiles
import FeedSite
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import FeedOutput

@Suite struct WritingTests {
  private let folder: TemporaryFolder
  private let site: SiteTable = ["/": "home", "/songs/rain/": "rain", "/style.css": "css", "/feed.xml": "feed"]

  init() throws {
    folder = try TemporaryFolder(holding: "content")
  }

  @Test func `Writes every route and the manifest`() async throws {
    let summary = await folder.build(site)
    #expect(summary == OutputSummary(written: 4))
    let manifest = """
      {
        "assets": [
          "style.css"
        ],
        "complete": true,
        "files": [
          "feed.xml",
          "index.html",
          "songs/rain/index.html",
          "style.css"
        ],
        "indexes": [
          "feed.xml",
          "index.html"
        ],
        "version": 1
      }

      """
    #expect(
      try folder.tree() == [
        ".feedsite-manifest.json": manifest, "feed.xml": "feed", "index.html": "home", "songs/": "", "songs/rain/": "",
        "songs/rain/index.html": "rain", "style.css": "css",
      ])
  }

  @Test func `Creates the folder and those around it`() async throws {
    let summary = await folder.output("out/of/the/way/").write(site)
    #expect(summary.diagnostics.isEmpty)
    #expect(try folder.text(of: "out/of/the/way/index.html") == "home")
  }

  @Test func `Does not touch files whose bytes are right`() async throws {
    await folder.build(site)
    let files = ["index.html", "songs/rain/index.html", "style.css", ".feedsite-manifest.json"]
    for file in files { try folder.age("public/" + file) }
    #expect(await folder.build(site) == OutputSummary(unchanged: 4))
    for file in files { #expect(try folder.isAged("public/" + file)) }
  }

  @Test(arguments: ["sunny", "rail", "", "rain and more"])
  func `Replaces files whose bytes differ`(text: String) async throws {
    await folder.build(site)
    try folder.age("public/style.css")
    let changed: SiteTable = ["/": "home", "/songs/rain/": text, "/style.css": "css", "/feed.xml": "feed"]
    #expect(await folder.build(changed) == OutputSummary(written: 1, unchanged: 3))
    #expect(try folder.text(of: "public/songs/rain/index.html") == text)
    #expect(try folder.isAged("public/style.css"))
  }

  @Test func `Writes readable files`() async throws {
    await folder.build(site)
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(of: "public/index.html"))
    let permissions = try #require(attributes[.posixPermissions] as? Int)
    #expect(permissions & 0o600 == 0o600)
    #expect(permissions & 0o133 == 0)
  }

  @Test func `Writes assets first and indexes last`() async throws {
    let written = Mutex<[String]>([])
    let root = folder.path(of: "public/")
    _ = await folder.output { path throws(SystemError) in
      if !path.hasSuffix(".tmp"), path.hasPrefix(root), path.contains(".") {
        let name = String(path.dropFirst(root.count))
        // A new file is created, then filled.
        written.withLock { if $0.last != name { $0.append(name) } }
      }
    }.write(site)
    let order = written.withLock { $0 }
    #expect(order.first == ".feedsite-manifest.json")
    #expect(order.dropFirst().prefix(2) == ["style.css", "songs/rain/index.html"])
    #expect(Set(order.dropFirst(3).prefix(2)) == ["feed.xml", "index.html"])
    #expect(order.last == ".feedsite-manifest.json")
  }

  @Test func `Reports what was written in each stage`() async throws {
    await folder.build(["/": "home", "/songs/rain/": "old", "/style.css": "css", "/feed.xml": "old"])
    var stages: [(SiteItem.Stage, written: Int, unchanged: Int, bytes: Int)] = []
    _ = await folder.output().prepared(for: site).write(finished: {
      stages.append(($0.stage, $0.written, $0.unchanged, $0.bytes))
    })
    #expect(stages.map(\.0) == [.asset, .page, .index])
    #expect(stages.map(\.written) == [0, 1, 1])
    #expect(stages.map(\.unchanged) == [1, 0, 1])
    #expect(stages.map(\.bytes) == [0, 4, 4])
  }

  /// Readers of feeds and walls do not wait for a link, and whoever reads a page must not get half of it.
  @Test func `Shows no part of an index or of a file that was there`() async throws {
    await folder.build(["/songs/rain/": "old"])
    let root = folder.path(of: "public/")
    let (folder, site) = (folder, site)
    let seen = Mutex<Set<String>>([])
    _ = await folder.output { path throws(SystemError) in
      for name in ["feed.xml", "index.html", "songs/rain/index.html", "style.css"] {
        guard let text = try? folder.text(of: "public/" + name) else { continue }
        seen.withLock { _ = $0.insert("\(name): \(text)") }
      }
      #expect(path.hasPrefix(root) || path + "/" == root)
    }.write(site)
    #expect(
      seen.withLock { $0 } == [
        "feed.xml: feed", "index.html: home", "songs/rain/index.html: old", "songs/rain/index.html: rain",
        "style.css: ",
        "style.css: css",
      ])
  }

  @Test func `Takes nothing that came while it was writing`() async throws {
    let folder = folder
    let summary = await folder.output { path throws(SystemError) in
      if path.hasSuffix("/style.css") { try? folder.put("mine", at: "public/style.css") }
    }.write(site)
    #expect(
      summary.diagnostics.words == ["public/style.css: error: cannot write the file: File exists"])
    #expect(try folder.text(of: "public/style.css") == "mine")
  }

  @Test func `Reports progress in ascending numbers`() async throws {
    let numbers = Mutex<[Int]>([])
    _ = await folder.output().write(site) { finished, total in
      #expect(total == 4)
      numbers.withLock { $0.append(finished) }
    }
    #expect(numbers.withLock { $0 } == [1, 2, 3, 4])
  }

  @Test func `Writes many files in parallel as one by one`() async throws {
    let table = SiteTable.large(count: 500)
    #expect(await folder.build(table) == OutputSummary(written: 500))
    let tree = try folder.tree()
    #expect(try await TemporaryFolder.cleanTree(of: table) == tree)
    #expect(await folder.build(table) == OutputSummary(unchanged: 500))
    #expect(try folder.tree() == tree)
  }

  @Test func `Clean rewrites every file and keeps others`() async throws {
    await folder.build(["/": "home", "/old/": "old"])
    try folder.put("mine", at: "public/notes.txt")
    try folder.age("public/index.html")
    let table: SiteTable = ["/": "home", "/new/": "new"]
    #expect(await folder.build(table, clean: true) == OutputSummary(written: 2, removed: 1))
    #expect(try !folder.isAged("public/index.html"))
    var tree = try await TemporaryFolder.cleanTree(of: table)
    tree["notes.txt"] = "mine"
    #expect(try folder.tree() == tree)
  }

  @Test func `An empty site leaves an empty list`() async throws {
    await folder.build(site)
    #expect(await folder.build([:]) == OutputSummary(removed: 4))
    #expect(try Array(folder.tree().keys) == [".feedsite-manifest.json"])
  }
}
