import FeedDiagnostics
import FeedImport
import Foundation
import TestSupport
import Testing

@Suite("Archives")
struct ArchiveTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Runs a program of the system, and says whether it is there.
  @discardableResult
  private func run(_ arguments: String...) throws -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.start()
    process.waitUntilExit()
    return process.terminationStatus != 127
  }

  /// What is wrong with a source, in words.
  private func problem(of path: String) -> String? {
    do throws(ImportFailure) {
      _ = try ImportSource(path: path)
      return nil
    } catch {
      return error.diagnostics.map { DiagnosticFormatter().message(for: $0.problem) }.joined()
    }
  }

  @Test
  func `What tar and gzip packed is read like a folder, and links in it are not followed`() async throws {
    try folder.put("Not for everybody.", at: "secret.txt")
    try folder.put("id: a\ntitle: Okapi Motel\n", at: "wall/site.yml")
    try folder.put("---\ndate: 2024-01-01\n---\n![Rain](rain.txt)\n", at: "wall/notes/rain/index.md")
    try folder.link("wall/static/secret.txt", to: folder.path(of: "secret.txt"))
    try run("tar", "-czf", "wall.tar.gz", "wall")
    let source = try ImportSource(path: folder.path + "/wall.tar.gz")
    #expect(source.paths == ["notes/rain/index.md", "site.yml"])
    #expect(source.location(of: "site.yml").file == folder.path + "/wall.tar.gz/site.yml")
    let report = try await source.imported(into: folder.path + "/content")
    #expect(report.format == "feedsite" && report.written == ["notes/rain/index.md", "site.yml"])
    #expect(!folder.exists("content/static/secret.txt"))
  }

  @Test
  func `Folders that links lead to are read, but not in circles and not without end`() throws {
    try folder.put("A", at: "wall/0/a.md")
    try folder.link("wall/1/x", to: "../0")
    try folder.link("wall/2/x", to: "../0")
    try folder.link("wall/0/back", to: "../1")
    try folder.link("wall/up", to: "..")
    #expect(problem(of: folder.path + "/wall")?.contains("leads out of the content folder") == true)
    let paths = try ImportSource(path: folder.path + "/wall", followsLinks: true).paths
    #expect(Set(paths).isSuperset(of: ["0/a.md", "1/x/a.md", "2/x/a.md"]))
    try folder.remove("wall/up")
    #expect(Set(try ImportSource(path: folder.path + "/wall").paths).isSuperset(of: ["0/a.md", "1/x/a.md"]))
    for level in 1..<40 {
      for name in ["a", "b"] { try folder.link("wall/\(level)/\(name)", to: "../\(level - 1)") }
    }
    #expect(problem(of: folder.path + "/wall")?.contains("links lead to the same folders again and again") == true)
  }

  @Test
  func `A link may lead to the folder itself`() async throws {
    try folder.put("id: a\ntitle: Okapi Motel\n", at: "wall/site.yml")
    try folder.put("---\ndate: 2024-01-01\n---\nIt rains.\n", at: "wall/notes/rain.md")
    try folder.link("link", to: "wall")
    let source = try ImportSource(path: folder.path(of: "link"))
    let report = try await source.imported(into: folder.path(of: "content"))
    #expect(report.written == ["notes/rain.md", "site.yml"])
  }

  @Test
  func `A folder in feedsite's own form holds no link that leads out of it, whatever the name`() async throws {
    try folder.put("Not for everybody.", at: "secret/a.txt")
    try folder.put("id: a\ntitle: Okapi Motel\n", at: "wall/site.yml")
    // Other formats have no such files, and nobody looks for them.
    try folder.link("wall/static/__MACOSX", to: "../../secret")
    let source = try ImportSource(path: folder.path(of: "wall"))
    await #expect(throws: ImportFailure.self) {
      _ = try await source.imported(into: folder.path(of: "content"))
    }
    #expect(!folder.exists("content"))
  }

  @Test
  func `A single file comes along, by a link as well`() async throws {
    try folder.put("---\ntitle: Rain\ndate: 2024-01-01\n---\nIt rains.\n", at: "rain.md")
    try folder.link("link.md", to: "rain.md")
    for name in ["rain", "link"] {
      let source = try ImportSource(path: folder.path + "/\(name).md")
      let report = try await source.imported(into: folder.path + "/\(name)", format: "obsidian")
      #expect(report.counts.values.reduce(0, +) == 1, "\(report)")
      #expect(report.written == ["\(name).md", "site.yml"])
    }
  }

  @Test
  func `A ZIP archive is read like what it holds, or the program that is missing is named`() async throws {
    let bytes = try #require(Data(base64Encoded: Self.zip))
    try folder.put(bytes, at: "export.bar")
    guard try run("unzip", "-v") else {
      let words =
        "it is an archive that cannot be unpacked: the program unzip is missing; unpack it, and import the folder"
      #expect(problem(of: folder.path + "/export.bar") == words)
      return
    }
    let source = try ImportSource(path: folder.path + "/export.bar")
    let report = try await source.imported(into: folder.path + "/content")
    #expect(report.written == ["articles/2024-01-01-rain.md", "site.yml"])
    #expect(
      try folder.text(of: "content/articles/2024-01-01-rain.md").hasSuffix(
        "\nIt rains. It rains. It rains. It rains.\n"))
  }

  @Test
  func `An archive within another one is unpacked in its folder, whatever leads out of that`() throws {
    guard try run("unzip", "-v") else { return }
    let bytes = try #require(Data(base64Encoded: Self.zip))
    for name in ["posts.zip", "...zip"] { try folder.put(bytes, at: "wall/" + name) }
    try folder.makeFolder("elsewhere")
    try folder.link("wall/posts", to: folder.path(of: "elsewhere"))
    try run("tar", "-czf", "wall.tar.gz", "-C", "wall", ".")
    let source = try ImportSource(path: folder.path + "/wall.tar.gz")
    #expect(source.paths == ["posts.zip", "posts/blog/feed.json"])
    #expect(!folder.exists("elsewhere/blog"))
    #expect(!FileManager.default.fileExists(atPath: NSTemporaryDirectory() + "/blog/feed.json"))
  }

  @Test
  func `A damaged archive is named with the reason, and leaves nothing behind`() throws {
    try folder.put(Data([0x1F, 0x8B, 1, 2, 3]), at: "wall.tgz")
    let words = try #require(problem(of: folder.path + "/wall.tgz"))
    #expect(words.hasPrefix("it is an archive that cannot be unpacked: ") && words.contains("gzip"), "\(words)")
  }

  private static let zip =
    "UEsDBBQAAAAIAAAAIVjxKtRjngAAAO0AAAAOAAAAYmxvZy9mZWVkLmpzb259jsEKwjAQRH+l7FmTtHjKH3gQQTwpUqJdbTRN"
    + "SrKVQum/uxEPPQlz2Jl5u+wEb4zJBg8aWqI+aSmfKfg7YiNCfMhfLUtRwgrIkkNG9y/T22IXCB2nlrBLoM8T2IbLDA7RLS6G"
    + "jAscTdc7lNFYLxfHDuzZ3oIn9FQTjsTplooMJlH8nXixMYR1P1ydTS3mBypVbdaqZB2V0l+dYL7MH1BLAQIUAxQAAAAIAAAA"
    + "IVjxKtRjngAAAO0AAAAOAAAAAAAAAAAAAACAAQAAAABibG9nL2ZlZWQuanNvblBLBQYAAAAAAQABADwAAADKAAAAAAA="
}
