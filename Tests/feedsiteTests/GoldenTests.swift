import Foundation
import Testing

@Suite("A whole site, byte for byte")
struct GoldenTests {
  /// `FEEDSITE_RECORD=1 swift test --filter GoldenTests` takes what is built for what is expected.
  private static let isRecording = ProcessInfo.processInfo.environment["FEEDSITE_RECORD"] == "1"

  @Test
  func `A site with every kind is built as it was recorded; extra and missing files fail`() async throws {
    let output = try await GoldenSite.output.value
    if Self.isRecording {
      try record(output)
      Issue.record("Recorded \(output.paths.count) files; run the tests again without FEEDSITE_RECORD.")
      return
    }
    var expected = try FileTree(GoldenSite.expected)
    for (path, data) in try assets().files { expected[path] = data }
    for difference in output.differences(to: expected) { Issue.record("\(difference)") }
  }

  @Test
  func `The site holds every kind`() async throws {
    let output = try await GoldenSite.output.value
    let walls = [
      "notes", "articles", "media", "songs", "albums", "playlists", "events", "invitations", "follows",
      "recommendations", "links", "quotes", "people", "memories", "recipes",
    ]
    for wall in walls { #expect(output["\(wall)/index.html"] != nil, "\(wall)") }
  }

  @Test
  func `Drafts, future and expired entries are nowhere to be found`() async throws {
    let output = try await GoldenSite.output.value
    let content = try FileTree(GoldenSite.content)
    for word in ["secret", "Not today", "Over."] {
      func holds(_ path: String, in tree: FileTree) -> Bool { path.contains(word) || tree.text(path).contains(word) }
      #expect(content.paths.contains { holds($0, in: content) }, "\(word) is in no file of the content")
      #expect(output.paths.filter { holds($0, in: output) } == [], "\(word)")
    }
  }

  /// The files that are published as the theme has them: they are compared with the theme and not recorded.
  ///
  /// The style sheet is not among them. A build joins it from parts, so its bytes are recorded like those of pages.
  private func assets() throws -> FileTree {
    var assets = FileTree()
    for theme in ["_base", "wall"] {
      let files = try FileTree(GoldenSite.checkout + "/themes/\(theme)/assets").files
      for (path, data) in files { assets["assets/" + path] = data }
    }
    return assets
  }

  private func record(_ output: FileTree) throws {
    try? FileManager.default.removeItem(atPath: GoldenSite.expected)
    let assets = try assets()
    for (path, data) in output.files where assets[path] == nil {
      let url = URL(fileURLWithPath: GoldenSite.expected + "/" + path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }
  }
}
