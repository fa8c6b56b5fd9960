import FeedContent
import FeedDiagnostics
import FeedOutput
import FeedSite

/// The writing end of a build: writes only what is free of errors, and says what came of it.
struct SiteWriter: Sendable {
  let contentFolder: String
  let outputFolder: String
  /// Whether warnings forbid the build.
  let isStrict: Bool
  let report: Report

  /// Brings the output folder up to date; false where something is wrong and nothing, or not everything, was written.
  ///
  /// - Parameters:
  ///   - diagnostics: What was found out about the site so far.
  ///   - clean: Whether every file is written anew.
  ///   - told: What need not be told again.
  func write(
    _ table: SiteTable, of content: LoadedContent, diagnostics: [Diagnostic], clean: Bool,
    told: inout ReportedDiagnostics,
    since start: ContinuousClock.Instant
  ) async -> Bool {
    let folder = OutputFolder(path: outputFolder, contentFolder: contentFolder, displayPath: outputFolder)
    var clock = StageTimer()
    let prepared = await folder.prepared(for: table, clean: clean)
    let diagnostics = (diagnostics + prepared.diagnostics).sorted()
    clock.finish("looked at \(outputFolder)")
    guard isFit(diagnostics) else { return refuse(diagnostics, told: &told) }
    report.print(told.news(of: diagnostics), includingWarnings: false)

    let isWatched = Terminal.isStandardError && !report.isQuiet
    let progress = Progress(isEnabled: isWatched, start: start)
    let outcome = await prepared.write(progress: isWatched ? progress.update : nil) { clock.finish($0) }
    progress.finish()
    clock.lines.forEach(report.detail)
    guard outcome.diagnostics.isEmpty else {
      report.print(outcome.diagnostics.sorted())
      let isUntouched = outcome.written + outcome.removed == 0
      return conclude(diagnostics + outcome.diagnostics, "\(isUntouched ? "nothing" : "not everything") was written")
    }
    let warnings = diagnostics.count { $0.severity == .warning }
    report.result(
      BuildSummary(
        content: content, fileCount: table.items.count, output: outcome, warningCount: warnings,
        duration: ContinuousClock.now - start
      ).text)
    return true
  }

  /// Says why nothing is written.
  func refuse(_ diagnostics: [Diagnostic], told: inout ReportedDiagnostics) -> Bool {
    // Warnings that forbid a build are told each time, as errors are.
    let news = told.news(of: diagnostics)
    report.print(isStrict ? diagnostics : news, includingWarnings: isStrict)
    return conclude(diagnostics, "nothing was written")
  }

  private func isFit(_ diagnostics: [Diagnostic]) -> Bool {
    !diagnostics.contains { $0.severity == .error || isStrict }
  }

  private func conclude(_ diagnostics: [Diagnostic], _ consequence: String) -> Bool {
    let errors = diagnostics.count { $0.severity == .error }
    let warnings = diagnostics.count - errors
    report.standardError(
      "\(CountFormatter.text(errors, "error")), \(CountFormatter.text(warnings, "warning")); \(consequence)")
    return false
  }
}
