import FeedDiagnostics
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
      try Data(bytes).write(to: URL(filePath: path), options: .withoutOverwriting)
    } catch {
      let location = SourceLocation(file: path)
      guard taken([path]).isEmpty else { throw Diagnostic(.authoring(.fileInTheWay), at: location) }
      throw Diagnostic(.authoring(.unwritable(reason: reason(error))), at: location)
    }
  }

  /// What the system said, rather than what Foundation makes of it.
  private static func reason(_ error: any Error) -> String {
    let error = error as NSError
    return (error.userInfo[NSUnderlyingErrorKey] as? NSError)?.localizedDescription ?? error.localizedDescription
  }
}
