import FeedContent
import FeedDiagnostics
import FeedModel
import FeedOutput
import FeedSite
import FeedTheme

/// One run of `feedsite build`: reads, checks, and writes only what is free of errors.
struct SiteBuild: Sendable {
  let contentFolder: String
  let outputFolder: String
  let context: BuildContext
  /// Whether every file is written anew.
  let clean: Bool
  /// Whether warnings forbid the build.
  let isStrict: Bool

  /// Builds; false where something is wrong and nothing, or not everything, was written.
  func run(_ report: Report) async -> Bool {
    let start = ContinuousClock.now
    let reading = await SiteReading(contentFolder: contentFolder, context: context)
    let content = reading.content
    for file in content.skipped { report.detail(describe(file)) }
    guard content.isFolder else { return refuse(content.diagnostics, report) }
    var diagnostics = content.diagnostics + reading.themeDiagnostics
    let (table, problems) = SiteAssembly(input: reading.input).assemble()
    diagnostics += problems
    let folder = OutputFolder(
      path: outputFolder, contentFolder: contentFolder, displayPath: outputFolder)
    diagnostics += folder.diagnostics(for: table)
    guard isFit(diagnostics) else { return refuse(diagnostics, report) }
    report.print(diagnostics.sorted(), includingWarnings: false)

    let progress = Progress(isEnabled: Terminal.isStandardError && !report.isQuiet, start: start)
    let outcome = await folder.write(table, clean: clean) { progress.update($0, of: $1) }
    progress.finish()
    guard outcome.diagnostics.isEmpty else {
      report.print(outcome.diagnostics.sorted())
      return conclude(diagnostics + outcome.diagnostics, report, "not everything was written")
    }
    let warnings = diagnostics.count { $0.severity == .warning }
    report.result(
      BuildSummary(
        content: content, fileCount: table.items.count, output: outcome, warningCount: warnings,
        duration: ContinuousClock.now - start
      ).text)
    return true
  }

  private func isFit(_ diagnostics: [Diagnostic]) -> Bool {
    !diagnostics.contains { $0.severity == .error || isStrict }
  }

  private func refuse(_ diagnostics: [Diagnostic], _ report: Report) -> Bool {
    report.print(diagnostics.sorted(), includingWarnings: isStrict)
    return conclude(diagnostics, report, "nothing was written")
  }

  private func conclude(_ diagnostics: [Diagnostic], _ report: Report, _ consequence: String) -> Bool {
    let errors = diagnostics.count { $0.severity == .error }
    let warnings = diagnostics.count - errors
    report.standardError("\(Count.text(errors, "error")), \(Count.text(warnings, "warning")); \(consequence)")
    return false
  }

  private func describe(_ file: SkippedFile) -> String {
    let date = file.date.map { " (\($0.machineReadable))" } ?? ""
    return "skipped \(file.file): \(file.reason.rawValue)\(file.reason == .draft ? "" : date)"
  }
}
