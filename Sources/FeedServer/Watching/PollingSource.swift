import FeedFiles
import Foundation

/// Compares folders with what they were, again and again: for systems and file systems that do not tell of changes.
struct PollingSource: ChangeSource {
  private(set) var folders: [String]
  private let excluded: ExcludedFolders
  private var files: [String: FileStatus]

  /// At most so much of the time is spent with looking.
  private static let rest = 10.0

  init(folders: [String], without excluded: ExcludedFolders) {
    self.folders = folders
    self.excluded = excluded
    files = Self.look(at: folders, without: excluded)
  }

  var canContinue: Bool { true }

  func finish() {}

  mutating func watch(_ folders: [String]) {
    let added = folders.filter { !self.folders.contains($0) }
    self.folders = folders
    // What was looked at before stays as it was then, so that no change since is lost.
    files = files.filter { file, _ in folders.contains { file.hasPrefix($0 + "/") } }
      .merging(Self.look(at: added, without: excluded)) { known, _ in known }
  }

  mutating func wait(milliseconds: Int) -> FolderChange? {
    Thread.sleep(forTimeInterval: Double(milliseconds) / 1_000)
    let start = ContinuousClock.now
    let found = Self.look(at: folders, without: excluded)
    var change = FolderChange()
    for (path, status) in found where files[path] != status { change.paths.insert(path) }
    if found.count - change.paths.count != files.count || !change.paths.isEmpty {
      for path in files.keys where found[path] == nil { change.paths.insert(path) }
    }
    files = found
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    // A burst must not end because looking takes longer than its pause.
    if change.isEmpty, milliseconds >= 100 { Thread.sleep(forTimeInterval: min(2, seconds * Self.rest)) }
    return change.isEmpty ? nil : change
  }

  private static func look(at folders: [String], without excluded: ExcludedFolders) -> [String: FileStatus] {
    folders.reduce(into: [:]) { files, folder in
      FolderScan(folder, without: excluded).visit { path, isFolder in
        if !isFolder { files[path] = try? FileStatus(of: path, followsLink: true) }
      }
    }
  }
}
