import FeedDiagnostics
import FeedFiles
import FeedOutput
import FeedSite
import Foundation
import TestSupport

extension TemporaryFolder {
  /// The output folder `public/` of the content `content/`.
  func output(
    _ name: String = "public",
    beforeEachStep: @escaping StepObserver = { _ in }
  ) -> OutputFolder {
    OutputFolder(path: path(of: name), contentFolder: path(of: "content"), beforeEachStep: beforeEachStep)
  }

  /// Writes a site to `public/`.
  @discardableResult
  func build(_ table: SiteTable, clean: Bool = false) async -> OutputSummary {
    await output().write(table, clean: clean)
  }

  /// What a first build of a site leaves in an empty folder.
  static func cleanTree(of table: SiteTable) async throws -> [String: String] {
    let folder = try TemporaryFolder(holding: "content")
    await folder.build(table)
    return try folder.tree()
  }

  /// Makes a file look as if it were written long ago.
  func age(_ name: String) throws {
    try FileManager.default.setAttributes([.modificationDate: Self.longAgo], ofItemAtPath: path(of: name))
  }

  /// Whether a file has not been written since ``age(_:)``.
  func isAged(_ name: String) throws -> Bool {
    try FileManager.default.attributesOfItem(atPath: path(of: name))[.modificationDate] as? Date == Self.longAgo
  }

  /// The files in a folder with their text, and its folders with a slash at the end and no text.
  func tree(of name: String = "public") throws -> [String: String] {
    var tree: [String: String] = [:]
    for item in FileManager.default.enumerator(atPath: path(of: name)) ?? .init() {
      guard let item = item as? String else { continue }
      var isFolder: ObjCBool = false
      _ = unsafe FileManager.default.fileExists(atPath: path(of: name + "/" + item), isDirectory: &isFolder)
      tree[isFolder.boolValue ? item + "/" : item] = isFolder.boolValue ? "" : try text(of: name + "/" + item)
    }
    return tree
  }

  private static let longAgo = Date(timeIntervalSince1970: 1_000_000_000)
}
