import FeedDiagnostics
import FeedSite
import Synchronization

/// Keeps the manifest one step ahead of the files.
final class Journal: Sendable {
  private enum State: Sendable {
    case untouched
    case begun
    case failed(Diagnostic)
  }

  private let root: OutputRoot
  private let fileSystem: FileSystem
  private let old: Manifest
  private let files: [OutputPath]
  private let stages: [SiteItem.Stage]
  private let identities: PublishedIdentities?
  private let state = Mutex(State.untouched)

  /// Creates the journal of one run.
  ///
  /// - Parameters:
  ///   - old: What the last run left.
  ///   - files: What this run is to leave.
  ///   - stages: The stage of each of them.
  ///   - identities: By what subscribers are to know the entries.
  init(
    root: OutputRoot, fileSystem: FileSystem, old: Manifest, files: [OutputPath], stages: [SiteItem.Stage],
    identities: PublishedIdentities?
  ) {
    self.root = root
    self.fileSystem = fileSystem
    self.old = old
    self.files = files
    self.stages = stages
    self.identities = identities
  }

  /// Has to be called before every change; the first call lists the old and the new files together.
  func begin() throws(Diagnostic) {
    try state.withLock { state throws(Diagnostic) in
      switch state {
      case .begun: return
      case .failed(let diagnostic): throw diagnostic
      case .untouched:
        do throws(Diagnostic) {
          // Whatever is changed from here on, subscribers know the entries by what the last whole run wrote.
          try write(
            Manifest(
              isComplete: false, files: Set(old.files).union(files), site: old.site, entries: old.entries))
          state = .begun
        } catch {
          state = .failed(error)
          throw error
        }
      }
    }
  }

  /// Lists the new files alone, after the last change; without any change the list is left as it is.
  func finish() throws(Diagnostic) {
    let manifest = Manifest(
      isComplete: true, files: files, site: identities?.site, entries: identities?.items.map { ManifestEntry($0) },
      assets: files(of: .asset), indexes: files(of: .index))
    let isBegun = state.withLock { state in
      if case .untouched = state { false } else { true }
    }
    guard isBegun || manifest != old else { return }
    try write(manifest)
  }

  private func files(of stage: SiteItem.Stage) -> [OutputPath] {
    zip(files, stages).filter { $0.1 == stage }.map(\.0)
  }

  private func write(_ manifest: Manifest) throws(Diagnostic) {
    try root.attempt("write the file", at: Manifest.path) { () throws(SystemError) in
      try fileSystem.replaceFile(
        at: root.systemPath(of: Manifest.path),
        through: root.systemPath(of: OutputPath(ReservedName.temporaryManifest)),
        with: .bytes(manifest.json()))
    }
  }
}
