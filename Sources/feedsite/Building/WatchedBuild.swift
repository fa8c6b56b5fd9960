import FeedContent
import FeedDiagnostics
import FeedServer
import FeedSite
import Foundation

/// One run of `feedsite build --watch`: builds, and builds again after each change, until it is told to end.
struct WatchedBuild: Sendable {
  let settings: PreviewSettings
  let build: SiteBuild
  /// Whether the first build writes every file anew.
  let clean: Bool

  /// Builds until the task is cancelled; what is being written then is written to its end.
  func run() async {
    let report = build.report
    var session = PreviewSession(settings: settings, origin: nil)
    // Watched before they are read, so that no change falls in between. What a build writes is no change.
    let watcher = FolderWatcher(
      folders: session.folders, excluding: [build.outputFolder], polls: settings.polls)
    defer { watcher.stop() }
    var told: [Diagnostic] = []
    var (start, moment) = (ContinuousClock.now, Date.now)
    let first = await session.start()
    await write(first, session, clean: clean, told: &told, since: start)
    watcher.watch(session.folders, since: moment)
    report.result("Watching \(settings.contentFolder) (Ctrl-C ends it)")
    for await change in watcher.changes {
      (start, moment) = (ContinuousClock.now, Date.now)
      let outcome = await session.update(after: change)
      guard !Task.isCancelled else { return }
      await write(outcome, session, clean: false, told: &told, since: start)
      watcher.watch(session.folders, since: moment)
    }
  }

  private func write(
    _ outcome: PreviewSession.Outcome, _ session: PreviewSession, clean: Bool, told: inout [Diagnostic],
    since start: ContinuousClock.Instant
  ) async {
    guard let content = session.content else { return }
    switch outcome {
    case .nothing: return
    case .problems(let diagnostics):
      build.report.details(of: content.skipped)
      told = build.refuse(diagnostics, of: content, told: told).diagnostics
    case .styles(let site), .site(let site):
      build.report.details(of: content.skipped)
      told = await build.write(
        site.preview.table, of: content, diagnostics: site.diagnostics, clean: clean, told: told, since: start
      ).diagnostics
    }
  }
}
