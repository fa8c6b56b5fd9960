import FeedContent
import FeedDiagnostics
import FeedModel
import FeedSite

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
    let writing = SiteWriter(
      contentFolder: contentFolder, outputFolder: outputFolder, isStrict: isStrict, report: report)
    var told = ReportedDiagnostics()
    var clock = StageTimer()
    let tally = ReadingCounts()
    let reading = await SiteLoader(contentFolder: contentFolder, context: context, counting: tally)
    clock.finish(tally)
    let content = reading.content
    report.details(of: content.skipped)
    guard content.isFolder else { return writing.refuse(content.diagnostics.sorted(), told: &told) }
    let (table, problems) = SiteAssembly(input: reading.input).assemble()
    clock.finish("made a table of \(CountFormatter.text(table.items.count, "file"))")
    clock.lines.forEach(report.detail)
    return await writing.write(
      table, of: content, diagnostics: content.diagnostics + reading.themeDiagnostics + problems, clean: clean,
      told: &told, since: start)
  }
}
