import FeedContent
import FeedDiagnostics
import FeedModel
import Foundation
import Testing

/// One case of `Fixtures/invalid`: a content folder and the diagnostics that it gets.
struct Fixture: Sendable, CustomTestStringConvertible {
  let name: String

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/invalid")

  /// All cases by name.
  static let all: [Fixture] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map(Fixture.init(name:))
  }()

  /// Whether the run writes what it finds instead of comparing; such a run fails all the same.
  static let isRecording = ProcessInfo.processInfo.environment["FEEDSITE_RECORD"] != nil

  var testDescription: String { name }

  private var expectation: URL { Self.folder.appending(path: name).appending(path: "expected.txt") }

  /// The text that the case is to give; nil before it was recorded.
  var expected: String? { try? String(contentsOf: expectation, encoding: .utf8) }

  func record(_ text: String) throws { try Data(text.utf8).write(to: expectation) }

  /// Reads the case's content folder.
  func load() async -> LoadedContent {
    let content = Self.folder.appending(path: name).appending(path: "content").path
    return await ContentLoader(
      files: files(of: .folder(at: content, followsLinks: false)), displayName: "content", fallbackTitle: "Folder",
      context: BuildContext(now: TestSite.noon)
    ).load()
  }

  /// Files that no repository can hold are pretended: one without permission, one that is too
  /// large, one with more names than are read.
  private func files(of folder: ContentFiles) -> ContentFiles {
    var files = folder
    files.readPart = { (path, offset, limit) throws(FileError) in
      if path.hasSuffix("forbidden.md") { throw FileError(path: path, reason: "Permission denied") }
      let bytes = try folder.readPart(path, offset, limit)
      if path.hasSuffix("crowded.md") { return bytes + Array(String(repeating: ":+1: ", count: 50_000).utf8) }
      return path.hasSuffix("huge.md") ? bytes + Array(repeating: UInt8(ascii: "x"), count: limit - bytes.count) : bytes
    }
    files.size = { (path) throws(FileError) in path.hasSuffix("huge.md") ? 20_000_000 : try folder.size(path) }
    return files
  }
}
