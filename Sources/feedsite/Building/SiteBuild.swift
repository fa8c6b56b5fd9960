import FeedContent
import FeedDiagnostics
import FeedMarkup
import FeedModel
import FeedOutput
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
  /// The command that builds, for those who are told of its options.
  var command = "build"

  /// Builds.
  ///
  /// - Parameter finished: Gets the outcome while everything that was read is still there: a process that ends with the
  ///   build need not take it apart first.
  func run(_ report: Report, finished: (BuildOutcome) -> Void = { _ in }) async -> BuildOutcome {
    let start = ContinuousClock.now
    let writing = SiteWriter(
      contentFolder: contentFolder, outputFolder: outputFolder, isStrict: isStrict, report: report, command: command)
    var told = ReportedDiagnostics()
    var clock = StageTimer()
    let tally = ReadingCounts()
    var reading = await SiteLoader(contentFolder: contentFolder, context: context, counting: tally)
    clock.finish(tally)
    guard reading.content.isFolder else {
      let outcome = writing.refuse(reading.content.diagnostics.sorted(), of: reading.content, told: &told)
      finished(outcome)
      return outcome
    }
    var (table, problems) = await SiteAssembly(input: reading.input).assemble()
    // Whether an address is free shows only when all are known.
    let disputed = context.keepsGoing ? reading.content.entryPaths(blamedFor: problems) : []
    if !disputed.isEmpty {
      let errors = problems.filter { $0.severity == .error }
      reading = await SiteLoader(contentFolder: contentFolder, context: context, leavingOut: disputed)
      (table, problems) = await SiteAssembly(input: reading.input).assemble()
      problems += errors
    }
    let content = reading.content
    report.details(of: content.skipped)
    clock.finish("made a table of \(CountFormatter.text(table.items.count, "file"))")
    clock.lines.forEach(report.detail)
    let outcome = await writing.write(
      table, of: content, diagnostics: content.diagnostics + reading.themeDiagnostics + problems, clean: clean,
      told: &told, since: start)
    content.removeUnusedPictures()
    withExtendedLifetime((reading, table)) { finished(outcome) }
    return outcome
  }
}

/// What came of a build.
struct BuildOutcome {
  /// Everything that was found out about the site, in the order of places.
  let diagnostics: [Diagnostic]
  /// What was written; nil where nothing, or not everything, was.
  let summary: BuildSummary?

  /// Whether the site stands in the output folder as its content says.
  var isBuilt: Bool { summary != nil }

  /// The outcome as JSON, for other programs; the documentation describes it.
  func json(content: String) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { document in
      document.member("version", 1)
      document.member("content", content)
      document.member("built", isBuilt)
      if let summary {
        document.member("entries", summary.content.feed.entries.count)
        document.member("pages", summary.content.feed.pages.count)
        document.member("files", summary.fileCount)
        document.member("written", summary.output.written)
        document.member("unchanged", summary.output.unchanged)
        document.member("removed", summary.output.removed)
        document.member("leftOut", summary.leftOutCount)
      }
      document.member("errors", diagnostics.count { $0.severity == .error })
      document.member("warnings", diagnostics.count { $0.severity == .warning })
      document.problems(diagnostics)
    }
    return writer.finish()
  }
}
