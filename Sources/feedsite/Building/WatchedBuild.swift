import FeedContent
import FeedDiagnostics
import FeedSite

/// One run of `feedsite build --watch`: builds, and builds again after each change, until it is told to end.
struct WatchedBuild: Sendable {
  let settings: PreviewSettings
  let build: SiteBuild
  /// Whether the first build writes every file anew.
  let clean: Bool

  /// Builds until the task is cancelled; what is being written then is written to its end.
  func run() async {
    var told: [Diagnostic] = []
    // What a build writes is no change.
    await PreviewSession.follow(settings, origin: nil, excluding: [build.outputFolder]) {
      outcome, session, start, isFirst in
      await write(outcome, session, clean: clean && isFirst, told: &told, since: start)
      if isFirst { build.report.result("Watching \(settings.contentFolder) (Ctrl-C ends it)") }
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
