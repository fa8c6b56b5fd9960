import FeedFiles
package import Foundation
import Synchronization

/// Reports changes in folders, one burst at a time.
///
/// A thread of its own waits for them. A burst ends when nothing more came for a moment, so that a checkout of a thousand
/// files, or an editor that saves by way of other names, is one change.
package final class FolderWatcher: Sendable {
  /// The changes, in their order.
  package let changes: AsyncStream<FolderChange>

  private let continuation: AsyncStream<FolderChange>.Continuation
  private let state: Mutex<State>
  private let excluded: ExcludedFolders

  private struct State {
    var folders: [String]
    /// From when on changes count in folders that are watched from now on.
    var start = Date.distantFuture
    var isStopped = false
  }

  /// How long nothing must come for a burst to be over, in milliseconds: a moment after a file that was saved, longer
  /// where many files come, since a checkout pauses between them.
  private static func quietTime(after burst: FolderChange) -> Int {
    burst.paths.count > 8 || burst.isUnknown ? 250 : 15
  }

  /// How long a burst may last before it is reported even though it has not ended.
  private static let longestBurst = Duration.seconds(3)

  /// - Parameters:
  ///   - excluded: Folders whose changes are not reported, wherever they lie.
  ///   - followsLinks: Whether links to folders are followed out of the watched ones.
  ///   - polls: Whether the folders are compared again and again instead of asking the system.
  package init(folders: [String], excluding excluded: [String] = [], followsLinks: Bool = true, polls: Bool) {
    (changes, continuation) = AsyncStream.makeStream()
    state = Mutex(State(folders: folders))
    let excluded = ExcludedFolders(paths: excluded, followsLinks: followsLinks)
    self.excluded = excluded
    let polling = { @Sendable (folders: [String]) -> any ChangeSource in
      PollingSource(folders: folders, without: excluded)
    }
    let source = polls ? nil : Self.systemSource(of: folders, without: excluded)
    let first = source ?? polling(folders)
    // Changes after this line are reported, since the source has seen the folders.
    Thread.detachNewThread { [weak self] in Self.follow(first, otherwise: polling) { self } }
  }

  deinit {
    continuation.finish()
  }

  /// Watches other folders instead.
  ///
  /// - Parameter start: When they began to matter. Changes in new folders since then are reported.
  package func watch(_ folders: [String], since start: Date) {
    state.withLock { state in
      guard state.folders != folders else { return }
      (state.folders, state.start) = (folders, start)
    }
  }

  /// Ends; no more changes are reported.
  package func stop() {
    state.withLock { $0.isStopped = true }
    continuation.finish()
  }

  /// What the system itself reports; nil where it does not.
  private static func systemSource(of folders: [String], without excluded: ExcludedFolders) -> (any ChangeSource)? {
    #if canImport(Glibc) || canImport(Musl)
      InotifySource(folders: folders, without: excluded)
    #else
      nil
    #endif
  }

  private static func follow(
    _ source: any ChangeSource, otherwise polling: ([String]) -> any ChangeSource, _ watcher: () -> FolderWatcher?
  ) {
    var source = source
    var burst = FolderChange()
    var burstStart = ContinuousClock.now
    while let folders = watcher()?.folders {
      if folders != source.folders {
        let added = folders.filter { !source.folders.contains($0) }
        source.watch(folders)
        if burst.isEmpty { burstStart = .now }
        burst.formUnion(watcher()?.recentChanges(in: added) ?? FolderChange())
      }
      let isBurst = !burst.isEmpty
      let change = source.wait(milliseconds: isBurst ? quietTime(after: burst) : 200)
      if let change {
        if !isBurst { burstStart = .now }
        burst.formUnion(change)
        if !source.canContinue {
          source.finish()
          source = polling(folders)
        }
      }
      if isBurst, change == nil || ContinuousClock.now - burstStart > longestBurst {
        watcher()?.continuation.yield(burst)
        burst = FolderChange()
      }
    }
    source.finish()
  }

  /// What changed in folders between the moment when they began to matter and now, when they are watched.
  private func recentChanges(in folders: [String]) -> FolderChange {
    // Systems count the time of files in ticks of some milliseconds.
    let start = state.withLock { $0.start }.timeIntervalSince1970 - 0.01
    let files = PollingSource.look(at: folders, without: excluded)
    return FolderChange(paths: Set(files.filter { $0.value.changed / .seconds(1) >= start }.keys))
  }

  /// The folders to watch; nil when it is over.
  private var folders: [String]? { state.withLock { $0.isStopped ? nil : $0.folders } }
}

/// Finds out what changes in folders; used by one thread.
protocol ChangeSource: Sendable {
  var folders: [String] { get }
  /// Whether it still learns of changes; if not, another kind of source has to take over.
  var canContinue: Bool { get }
  /// Releases the system's resources.
  func finish()
  /// Watches other folders instead.
  mutating func watch(_ folders: [String])
  /// Waits for changes; nil where none came in time.
  mutating func wait(milliseconds: Int) -> FolderChange?
}

/// What happened in watched folders, all that came in one burst.
package struct FolderChange: Equatable, Sendable {
  /// The files and folders that may have changed, come or gone: the watched folder's own path, a slash, and the path in it.
  package var paths: Set<String> = []
  /// Whether so much happened that the changes are unknown; everything has to be compared.
  package var isUnknown = false

  package var isEmpty: Bool { paths.isEmpty && !isUnknown }

  package mutating func formUnion(_ other: FolderChange) {
    paths.formUnion(other.paths)
    isUnknown = isUnknown || other.isUnknown
  }
}

/// Folders whose changes are ignored, wherever they lie, such as the one that a build writes to.
struct ExcludedFolders: Sendable {
  /// The folders, which need not exist.
  let paths: [String]
  /// Whether links to folders are followed out of the watched ones.
  let followsLinks: Bool

  /// Where links in watched folders may lead; nil for anywhere.
  func roots(of folders: [String]) -> [String]? {
    followsLinks ? nil : folders.compactMap { FileStatus.resolved($0) }
  }

  /// The identities of those that exist, whatever path leads to them.
  var identities: Set<FileIdentity> { Set(paths.compactMap(Self.identity)) }

  func contains(_ path: String) -> Bool {
    guard !paths.isEmpty, let identity = Self.identity(of: path) else { return false }
    return identities.contains(identity)
  }

  private static func identity(of path: String) -> FileIdentity? {
    (try? FileStatus(of: path, followsLink: true))?.identity
  }
}

/// Compares folders with their previous state at intervals: for systems and file systems that do not report changes.
struct PollingSource: ChangeSource {
  private(set) var folders: [String]
  private let excluded: ExcludedFolders
  private var files: [String: FileStatus]

  /// How many times as long as a comparison the pause after it lasts at least.
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
    // A burst must not end because a comparison takes longer than its pause.
    if change.isEmpty, milliseconds >= 100 { Thread.sleep(forTimeInterval: min(2, seconds * Self.rest)) }
    return change.isEmpty ? nil : change
  }

  static func look(at folders: [String], without excluded: ExcludedFolders) -> [String: FileStatus] {
    let roots = excluded.roots(of: folders)
    return folders.reduce(into: [:]) { files, folder in
      FolderScan.visit(folder, without: excluded.identities, within: roots) { path, type in
        if type != .folder { files[path] = try? FileStatus(of: path, followsLink: true) }
      }
    }
  }
}
