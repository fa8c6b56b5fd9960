import FeedDiagnostics
import FeedFiles
import FeedImport
import Foundation

/// Writes files where there are none.
enum NewFileWriter {
  /// Which of some paths are taken, by whatever it is, a broken link included.
  static func taken(_ paths: [String]) -> [String] {
    paths.filter { (try? FileManager.default.attributesOfItem(atPath: $0)) != nil }
  }

  /// Writes a file and the folders that it needs; a file that came into being in the meantime stays as it is.
  static func write(_ bytes: [UInt8], to path: String) throws(Diagnostic) {
    do {
      let folder = (path as NSString).deletingLastPathComponent
      if !folder.isEmpty { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }
      let draft = try FileDraft((folder as NSString).appendingPathComponent(".feedsite-\(UUID().uuidString).tmp"))
      try draft.append(bytes)
      try draft.create(path)
    } catch {
      let location = SourceLocation(file: path)
      guard taken([path]).isEmpty else { throw Diagnostic(.authoring(.fileInTheWay), at: location) }
      throw Diagnostic(.authoring(.unwritable(reason: ContentFolderWriter.reason(error))), at: location)
    }
  }
}
