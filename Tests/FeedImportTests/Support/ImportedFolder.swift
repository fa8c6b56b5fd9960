import FeedContent
import FeedDiagnostics
import FeedImport
import FeedModel
import Foundation
import MediaSamples
import TestSupport
import Testing

/// A source on disk and the content folder that is made of it, both removed at the end.
final class ImportedFolder {
  private let root: TemporaryFolder
  /// The report of the first run.
  let report: ImportReport
  /// What feedsite reads of the folder.
  let content: LoadedContent

  /// Imports files by their paths; one of the name of a media file that is empty gets the bytes of one.
  ///
  /// A second run must write nothing, and feedsite must read the folder without an error, unless some are expected.
  init(
    _ files: [String: String], source: String = "", format: String? = nil,
    fetching fetcher: ImportSource.MediaFetcher? = nil, expectingErrors: Bool = false
  ) async throws {
    let root = try TemporaryFolder()
    let folder = root.path(of: "content")
    self.root = root
    for (path, text) in files {
      let bytes = (text.isEmpty ? MediaFixture.bytes(forFile: path) : nil) ?? Array(text.utf8)
      try root.put(Data(bytes), at: "source/" + path)
    }
    let opened = try ImportSource(path: root.path(of: "source/" + source))
    report = try await opened.imported(into: folder, format: format, fetching: fetcher)
    let second = try await opened.imported(into: folder, format: format, fetching: fetcher)
    #expect(second.written == [])
    #expect(second.unchangedCount == report.written.count)
    #expect(second.diagnostics == report.diagnostics)
    content = await ContentLoader(folder: folder, context: BuildContext(now: 1_780_000_000, includesDrafts: true))
      .load()
    let formatter = DiagnosticFormatter()
    #expect(expectingErrors || content.diagnostics.filter { $0.severity == .error }.map(formatter.text(for:)) == [])
    guard report.written.contains("site.yml"), !expectingErrors else { return }
    // Whatever `build --strict` would refuse, the report has named.
    let isDescribed = !report.diagnostics.contains { $0.problem.code == "undescribed-pictures" }
    let named = Set(report.diagnostics.map(\.problem))
    let unnamed = content.diagnostics.filter {
      (isDescribed || $0.problem.code != "missing-alt") && !named.contains($0.problem)
    }
    #expect(unnamed.map(formatter.text(for:)) == [])
  }

  /// The text of a file of the content folder; nil where there is none.
  func text(_ path: String) -> String? { try? root.text(of: "content/" + path) }

  /// The front matter of a file, line by line.
  func fields(_ path: String) -> [String] {
    #expect(report.written.contains(path))
    let lines = (text(path) ?? "").split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return Array(lines.dropFirst().prefix { $0 != "---" })
  }

  /// The text of a file below its front matter.
  func body(_ path: String) -> String {
    guard let text = text(path), let end = text.firstRange(of: "\n---\n") else { return "" }
    return text[end.upperBound...].trimmingCharacters(in: .newlines)
  }

  /// The view object of a file.
  func object<Object: FeedViewObject>(_ path: String, _ type: Object.Type = Object.self) throws -> Object {
    let objects: [any FeedViewObject] = content.feed.entries + content.feed.people
    return try #require(objects.first { $0.entry.identity.contentPath == path } as? Object, "\(path)")
  }

  /// What all kinds share, of the entry of a file.
  func entry(_ path: String) throws -> Entry {
    let objects: [any FeedViewObject] = content.feed.entries + content.feed.people
    return try #require(objects.first { $0.entry.identity.contentPath == path }, "\(path)").entry
  }

  /// The notes in words, without the places.
  var notes: [String] { report.diagnostics.map { DiagnosticFormatter().message(for: $0.problem) } }

  /// The warnings of feedsite about the folder, in words.
  var warnings: [String] { content.diagnostics.map { DiagnosticFormatter().message(for: $0.problem) } }

  /// Puts a file into the content folder, imports again, and returns the report of that.
  func importAgain(_ source: String, after change: [String: String]) async throws -> ImportReport {
    for (path, text) in change { try root.put(text, at: "content/" + path) }
    return try await ImportSource(path: root.path(of: "source/" + source)).imported(into: root.path(of: "content"))
  }
}
