import FeedDiagnostics
import FeedFiles
import FeedModel
import Foundation

/// Writes the files of a plan where there are none; what is there already stays as it is.
package struct ContentFolderWriter {
  private let folder: String

  /// Creates a writer for a content folder, which need not be there yet.
  package init(folder: String) { self.folder = folder.withoutTrailingSlashes }

  /// Writes the files and completes the report: which were written, which were the same, and which exist and differ.
  package func write(_ plan: ContentPlan) throws(ImportFailure) -> ImportReport {
    var report = plan.report
    var taken: Set<String> = []
    // The entry may be there with or without files of its own, as an earlier import or its owner had it.
    for file in plan.files {
      guard let other = file.otherPath.map(location), FileManager.default.fileExists(atPath: other.file) else {
        continue
      }
      taken.insert(file.path)
      report.diagnostics.append(Diagnostic(.transfer(.keptFile), at: other))
    }
    let reservation = try reserved()
    for file in plan.files where !taken.contains(file.path) && !belongs(file.path, toOneOf: taken) {
      do throws(ImportFailure) {
        try write(file, report: &report)
      } catch {
        var failure = error
        failure.writtenCount = report.written.count
        throw failure
      }
    }
    _ = consume reservation
    try? FileManager.default.removeItem(atPath: draft)
    report.diagnostics.sort()
    return report
  }

  /// What is not finished; there is one at a time, so that what a killed run left is known.
  private var draft: String { "\(folder)/.feedsite-import.tmp" }

  /// Keeps another import out of the folder, which is made if need be.
  private func reserved() throws(ImportFailure) -> ReservedFolder {
    let location = SourceLocation(file: folder)
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      guard let reservation = try ReservedFolder(folder) else {
        throw ImportFailure([Diagnostic(.output(.busy), at: location)])
      }
      return reservation
    } catch {
      if let failure = error as? ImportFailure { throw failure }
      throw ImportFailure([Diagnostic(.output(.unwritable(reason: Self.reason(error))), at: location)])
    }
  }

  private func write(_ file: ContentPlan.File, report: inout ImportReport) throws(ImportFailure) {
    guard let bytes = try bytes(file) else { return }
    let path = location(file.path).file
    guard let present = try? Data(contentsOf: URL(filePath: path)) else {
      try write(bytes, to: path)
      report.written.append(file.path)
      return
    }
    if present == bytes {
      report.unchangedCount += 1
    } else {
      report.diagnostics.append(Diagnostic(.transfer(.keptFile), at: location(file.path)))
    }
  }

  /// Where a file is already that has yet to be fetched, by the name of its address with any ending; nil where it
  /// does not.
  func present(_ file: ContentPlan.File) -> String? {
    let path = location(file.path).file
    if FileManager.default.fileExists(atPath: path) { return path }
    let stem = (path as NSString).deletingPathExtension
    let endings = ["jpg", "jpeg", "png", "gif", "webp", "avif", "svg", "mp3", "m4a", "ogg", "mp4", "webm"]
    return endings.map { "\(stem).\($0)" }.first { FileManager.default.fileExists(atPath: $0) }
  }

  /// Whether a file is in the folder of an entry that stays as it is.
  private func belongs(_ path: String, toOneOf taken: Set<String>) -> Bool {
    let folder = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
    return taken.contains("\(folder)/index.md")
  }

  private func location(_ path: String) -> SourceLocation {
    SourceLocation(file: folder == "." ? path : "\(folder)/\(path)")
  }

  private func bytes(_ file: ContentPlan.File) throws(ImportFailure) -> Data? {
    switch file.contents {
    case .text, .base64, .address: return file.contents.bytes.map { Data($0) }
    case .copy(let source):
      do {
        return try Data(contentsOf: URL(filePath: source))
      } catch {
        throw ImportFailure(.unreadable(reason: Self.reason(error)), at: SourceLocation(file: source))
      }
    }
  }

  private func write(_ bytes: Data, to path: String) throws(ImportFailure) {
    do {
      let folder = (path as NSString).deletingLastPathComponent
      if !folder.isEmpty { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }
      let file = try FileDraft(draft)
      try file.append(Array(bytes))
      try file.create(path)
    } catch {
      throw ImportFailure([
        Diagnostic(.output(.unwritable(reason: Self.reason(error))), at: SourceLocation(file: path))
      ])
    }
  }

  /// The system's own message rather than Foundation's.
  package static func reason(_ error: any Error) -> String {
    if let failure = error as? SystemError { return failure.reason }
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? POSIXError
    return underlying.map { SystemError(code: $0.code.rawValue).reason } ?? error.localizedDescription
  }
}
