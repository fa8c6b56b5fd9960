import FeedContent
import FeedDiagnostics
import FeedOutput
import FeedSite

/// The writing end of a build: writes only what is free of errors, and says what came of it.
struct SiteWriting: Sendable {
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
    _ table: SiteTable, of content: LoadedContent, diagnostics: [Diagnostic], clean: Bool, told: inout ToldProblems,
    since start: ContinuousClock.Instant
  ) async -> Bool {
    let folder = OutputFolder(path: outputFolder, contentFolder: contentFolder, displayPath: outputFolder)
    let diagnostics = (diagnostics + folder.diagnostics(for: table)).sorted()
    guard isFit(diagnostics) else { return refuse(diagnostics, told: &told) }
    report.print(told.news(of: diagnostics), includingWarnings: false)

    let progress = Progress(isEnabled: Terminal.isStandardError && !report.isQuiet, start: start)
    let outcome = await folder.write(table, clean: clean) { progress.update($0, of: $1) }
    progress.finish()
    guard outcome.diagnostics.isEmpty else {
      report.print(outcome.diagnostics.sorted())
      return conclude(diagnostics + outcome.diagnostics, "not everything was written")
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
  func refuse(_ diagnostics: [Diagnostic], told: inout ToldProblems) -> Bool {
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
    report.standardError("\(Count.text(errors, "error")), \(Count.text(warnings, "warning")); \(consequence)")
    return false
  }
}
