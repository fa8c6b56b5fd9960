import FeedDiagnostics
import FeedModel
import FeedSite
import Foundation
import TestSupport
import Testing

@testable import FeedOutput

@Suite struct ManifestTests {
  private let folder: TemporaryFolder
  private let site: SiteTable = ["/": "home"]

  init() throws {
    folder = try TemporaryFolder(holding: "content")
  }

  @Test(
    arguments: [
      "", "{", "[]", #"{"version": 2, "complete": true, "files": []}"#,
      #"{"version": 1, "complete": true, "files": ["../content/rain.md"]}"#,
      #"{"version": 1, "complete": true, "files": ["/etc/hosts"]}"#,
      #"{"version": 1, "complete": true, "files": ["a//b"]}"#,
      #"{"version": 1, "complete": true, "files": ["a/./b"]}"#,
      #"{"version": 1, "complete": true, "files": ["..\/\u0301/b"]}"#,
      #"{"version": 1, "complete": true, "files": [".feedsite-manifest.json"]}"#,
      #"{"version": 1, "complete": true, "files": [".git/config"]}"#,
      #"{"version": 1, "complete": true, "files": ["a/.env"]}"#,
    ], [false, true])
  func `A manifest that cannot be trusted is made again, and nothing that is listed in it is removed`(
    text: String, clean: Bool
  ) async throws {
    try folder.put("rain", at: "content/rain.md")
    for name in [".git/config", "a/.env", "a/b", "old.txt"] { try folder.put("mine", at: "public/" + name) }
    try folder.put("home", at: "public/index.html")
    let before = try folder.tree()
    try folder.put(text, at: "public/.feedsite-manifest.json")
    let diagnostics = await folder.output().diagnostics(for: site)
    #expect(diagnostics.map(\.code) == ["lost-manifest"] && diagnostics.allSatisfy { $0.severity == .warning })
    #expect(await folder.build(site, clean: clean) == OutputSummary(unchanged: 1))
    var after = try folder.tree()
    let manifest = after.removeValue(forKey: ".feedsite-manifest.json")
    #expect(after == before)
    #expect(try await manifest == TemporaryFolder.cleanTree(of: site)[".feedsite-manifest.json"])
    #expect(folder.exists("content/rain.md"))
  }

  @Test(arguments: [false, true])
  func `Without a manifest that can be read, a file that differs makes way and is kept`(clean: Bool) async throws {
    let other: SiteTable = ["/": "home", "/a/": "other", "/b/c/": "c"]
    for number in 1...2 {
      try folder.put("home", at: "public/index.html")
      try folder.put("a\(number)", at: "public/a/index.html")
      try folder.put("", at: "public/.feedsite-manifest.json")
      #expect(await folder.output().diagnostics(for: other).map(\.code) == ["lost-manifest"])
      #expect(await folder.build(other, clean: clean).diagnostics.isEmpty)
      let tree = try folder.tree()
      for kept in 1...number { #expect(tree[".feedsite-kept-\(kept)/a/index.html"] == "a\(kept)") }
      let rest = tree.filter { !$0.key.hasPrefix(".feedsite-kept-") }
      #expect(try await rest == TemporaryFolder.cleanTree(of: other))
    }
    #expect(await folder.build(other) == OutputSummary(unchanged: 3))
  }

  @Test func `Without a manifest that can be read, a folder or a link in the place of a file stops the run`()
    async throws
  {
    try folder.put("mine", at: "public/a/index.html/mine.txt")
    try folder.put("", at: "public/.feedsite-manifest.json")
    let tree = try folder.tree()
    #expect(await folder.build(["/a/": "a"]).diagnostics.map(\.code) == ["foreign-file"])
    #expect(try folder.tree() == tree)
  }

  @Test(arguments: [
    #"{"version": 1, "complete": true, "files": ["index.html", "old\u002etxt"]}"#,
    #"{"files":["old.txt","index.html"],"complete":false,"version":1,"later":[{}]}"#,
    "{\n  \"complete\": true,\n  \"files\": [\n    \"index.html\",\n    \"old.txt\"\n  ],\n  \"version\": 1\n}\n",
  ])
  func `A manifest is understood however it is written`(text: String) async throws {
    try folder.put("home", at: "public/index.html")
    try folder.put("old", at: "public/old.txt")
    try folder.put(text, at: "public/.feedsite-manifest.json")
    #expect(await folder.build(site) == OutputSummary(unchanged: 1, removed: 1))
    #expect(try await TemporaryFolder.cleanTree(of: site) == folder.tree())
  }

  @Test func `A manifest that is no file stops the run`() async throws {
    try folder.makeFolder("public/.feedsite-manifest.json")
    #expect(await folder.output().diagnostics(for: site).map(\.code) == ["output-failed"])
  }

  @Test func `Without its manifest a folder is foreign`() async throws {
    await folder.build(site)
    try folder.remove("public/.feedsite-manifest.json")
    #expect(await folder.build(site).diagnostics.map(\.code) == ["foreign-output-folder"])
  }

  /// Other programs and older versions of feedsite read the list.
  @Test func `The list is read as JSON whatever its names hold`() async throws {
    let names = (1..<128).map { "/\(Unicode.Scalar(UInt8($0)))x" }.filter { !$0.hasPrefix("/.") && !$0.hasPrefix("//") }
    await folder.build(
      SiteTable(
        items: (names + ["/\u{E9}\u{96E8}\u{2028}\u{1F327}"]).map { name in
          SiteItem(route: Route(name), stage: .page, content: .bytes { [] })
        }))
    let text = try folder.text(of: "public/.feedsite-manifest.json")
    let object = try JSONDecoder().decode(List.self, from: Data(text.utf8))
    let files = try folder.tree().keys.filter { !$0.hasSuffix("/") && $0 != ".feedsite-manifest.json" }
    #expect(object.files.count == names.count + 1)
    #expect(Set(object.files) == Set(files))
    // The keys are sorted, so that the same list is the same bytes.
    let keys = text.matches(of: /(?m)^  "(\w+)":/).map { String($0.1) }
    #expect(keys.count > 3)
    #expect(keys == keys.sorted())
  }

  private struct List: Decodable {
    let assets: [String]
    let complete: Bool
    let files: [String]
    let indexes: [String]
    let version: Int
  }
}
