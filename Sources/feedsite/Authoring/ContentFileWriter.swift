import FeedDiagnostics
import FeedFiles
import FeedImport
import Foundation

/// Writes files of a content folder, each as a whole or not at all.
enum ContentFileWriter {
  /// Those of some paths that are taken by anything, even a broken link.
  static func taken(_ paths: [String]) -> [String] {
    paths.filter { (try? FileManager.default.attributesOfItem(atPath: $0)) != nil }
  }

  /// Writes a file and the folders that it needs.
  ///
  /// - Parameter replaces: Whether it takes the place of one that is there, which stays as it is otherwise.
  static func write(_ bytes: [UInt8], to path: String, replaces: Bool = false) throws(Diagnostic) {
    do {
      let folder = (path as NSString).deletingLastPathComponent
      if !folder.isEmpty { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }
      let draft = try FileDraft((folder as NSString).appendingPathComponent(".feedsite-\(UUID().uuidString).tmp"))
      try draft.append(bytes)
      if replaces { try draft.replace(path) } else { try draft.create(path) }
    } catch {
      let location = SourceLocation(file: path)
      guard replaces || taken([path]).isEmpty else { throw Diagnostic(.output(.fileInTheWay), at: location) }
      throw Diagnostic(.output(.unwritable(reason: ContentFolderWriter.reason(error))), at: location)
    }
  }
}
