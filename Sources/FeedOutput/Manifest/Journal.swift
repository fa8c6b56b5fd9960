import FeedDiagnostics
import FeedFiles
import Synchronization

/// Keeps the manifest one step ahead of the files.
final class Journal: Sendable {
  private enum State: Sendable {
    case untouched
    case begun
    case failed([Diagnostic])
  }

  private let root: OutputRoot
  private let fileSystem: FileSystem
  private let plan: OutputPlan
  private let state = Mutex(State.untouched)
  /// Whether the state is that the first change was announced, for all who announce another one.
  private let isBegun = Atomic(false)

  init(of plan: OutputPlan, in root: OutputRoot, with fileSystem: FileSystem) {
    self.root = root
    self.fileSystem = fileSystem
    self.plan = plan
  }

  /// Has to be called before every change; the first call lists the old and the new files together.
  ///
  /// Where the plan left open whether anything prevents changes, that is found out first.
  func begin() throws(Diagnostic) {
    guard !isBegun.load(ordering: .acquiring) else { return }
    try state.withLock { state throws(Diagnostic) in
      if case .untouched = state { state = open() }
      if case .failed(let diagnostics) = state, let first = diagnostics.first { throw first }
      isBegun.store(true, ordering: .releasing)
    }
  }

  /// What prevents any change; empty where nothing was to be changed.
  var objections: [Diagnostic] {
    state.withLock { state in
      if case .failed(let diagnostics) = state { diagnostics } else { [] }
    }
  }

  /// Lists the new files alone, after the last change; a list that is right is left as it is.
  func finish() throws(Diagnostic) {
    guard isBegun.load(ordering: .acquiring) || !plan.isListed else { return }
    try write(plan.new)
  }

  private func open() -> State {
    if let diagnostics = plan.objections?(), !diagnostics.isEmpty { return .failed(diagnostics) }
    // Whatever is changed from here on, subscribers know the entries by what the last whole run wrote.
    let files = plan.old.files.isEmpty ? [] : Set(plan.new.files)
    let both = plan.new.files + plan.old.files.filter { !files.contains($0) }
    do throws(Diagnostic) {
      try write(Manifest(isComplete: false, files: both, site: plan.old.site, entries: plan.old.entries))
      return .begun
    } catch {
      return .failed([error])
    }
  }

  private func write(_ manifest: Manifest) throws(Diagnostic) {
    try root.attempt("write the file", at: Manifest.path) { () throws(SystemError) in
      try fileSystem.writeFile(
        at: ReservedName.manifest, through: ReservedName.temporaryManifest, with: OpenedContent(manifest.json()))
    }
  }
}
