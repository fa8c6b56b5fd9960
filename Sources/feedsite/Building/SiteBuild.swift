import FeedContent
import FeedDiagnostics
import FeedMarkup
import FeedModel
import FeedOutput
import FeedSite

/// One run of `feedsite build`, or many with `--watch`: writes only what is free of errors.
struct SiteBuild: Sendable {
  let contentFolder: String
  let outputFolder: String
  let isStrict: Bool
  let report: Report
  /// The command that builds, for messages that name its options.
  var command = "build"

  /// - Parameters:
  ///   - clean: Whether every file is written again.
  ///   - finished: Called with the outcome while everything that was read is still in memory: a process that ends with
  ///     the build need not release it first.
  func run(
    _ context: BuildContext, clean: Bool = false, finished: (BuildOutcome) -> Void = { _ in }
  ) async -> BuildOutcome {
    let start = ContinuousClock.now
    var timer = StageTimer()
    let counts = ReadingCounts()
    var reading = await SiteLoader(contentFolder: contentFolder, context: context, counting: counts)
    timer.finish(counts)
    guard reading.content.isFolder else {
      let outcome = refuse(reading.content.diagnostics.sorted(), of: reading.content)
      finished(outcome)
      return outcome
    }
    var (table, problems) = await SiteAssembly.assemble(reading.input)
    // Whether an address is free shows only when all are known.
    let disputed = context.keepsGoing ? reading.content.entryPaths(blamedFor: problems) : []
    if !disputed.isEmpty {
      let errors = problems.errors
      reading = await SiteLoader(contentFolder: contentFolder, context: context, leavingOut: disputed)
      (table, problems) = await SiteAssembly.assemble(reading.input)
      problems += errors
    }
    let content = reading.content
    report.details(of: content.skipped)
    timer.finish("made a table of \(CountFormatter.text(table.items.count, "file"))")
    timer.lines.forEach(report.detail)
    let outcome = await write(
      table, of: content, context, diagnostics: content.diagnostics + reading.themeDiagnostics + problems,
      clean: clean, since: start)
    content.removeUnusedPictures()
    withExtendedLifetime((reading, table)) { finished(outcome) }
    return outcome
  }

  /// Builds, and builds again after each change, until the task is cancelled; a write that has begun is finished.
  ///
  /// - Parameter clean: Whether the first build writes every file anew.
  func watch(_ settings: PreviewSettings, clean: Bool) async {
    var reported: [Diagnostic] = []
    // Files that a build writes are no changes.
    await PreviewSession.follow(settings, origin: nil, excluding: [outputFolder]) { outcome, session, start, isFirst in
      if let content = session.content {
        reported = await write(
          outcome, of: content, settings.context, clean: clean && isFirst, reported: reported, since: start)
      }
      if isFirst { report.result("Watching \(contentFolder) (Ctrl-C ends it)") }
    }
  }

  /// Brings the output folder up to date after a change.
  ///
  /// - Returns: The problems that need not be reported again.
  private func write(
    _ outcome: PreviewSession.Outcome, of content: LoadedContent, _ context: BuildContext, clean: Bool,
    reported: [Diagnostic], since start: ContinuousClock.Instant
  ) async -> [Diagnostic] {
    switch outcome {
    case .nothing: return reported
    case .problems(let diagnostics):
      report.details(of: content.skipped)
      return refuse(diagnostics, of: content, reported: reported).diagnostics
    case .styles(let site), .site(let site):
      report.details(of: content.skipped)
      return await write(
        site.preview.table, of: content, context, diagnostics: site.diagnostics, clean: clean, reported: reported,
        since: start
      ).diagnostics
    }
  }

  /// Brings the output folder up to date.
  ///
  /// - Parameter reported: The problems that need not be reported again.
  func write(
    _ table: SiteTable, of content: LoadedContent, _ context: BuildContext, diagnostics: [Diagnostic], clean: Bool,
    reported: [Diagnostic] = [], since start: ContinuousClock.Instant
  ) async -> BuildOutcome {
    let folder = OutputFolder(
      path: outputFolder, contentFolder: contentFolder, followsLinks: context.followsLinks)
    var timer = StageTimer()
    var table = table
    // The published page of an entry that is left out because of its errors stays until they are fixed.
    if content.keepsGoing { table.retained = content.faulty }
    // With settings that cannot be read, identities are unknown.
    if content.hasFaultySettings { table.identities = nil }
    let prepared = await folder.prepared(for: table, clean: clean)
    let diagnostics = (diagnostics + prepared.diagnostics).sorted()
    timer.finish("looked at \(outputFolder)")
    guard isFit(diagnostics, content) else { return refuse(diagnostics, of: content, reported: reported) }
    report.print(diagnostics.newProblems(since: reported), includingWarnings: false)

    let isWatched = Terminal.isStandardError && !report.isQuiet
    let progress = Progress(isEnabled: isWatched, start: start)
    let outcome = await prepared.write(progress: isWatched ? progress.update : nil) { timer.finish($0) }
    progress.finish()
    timer.lines.forEach(report.detail)
    guard outcome.diagnostics.isEmpty else {
      report.print(outcome.diagnostics.sorted())
      let isUntouched = outcome.written + outcome.removed == 0
      return conclude(diagnostics + outcome.diagnostics, "\(isUntouched ? "nothing" : "not everything") was written")
    }
    let summary = BuildSummary(
      content: content, fileCount: table.items.count, output: outcome,
      warningCount: diagnostics.count { $0.severity == .warning }, duration: ContinuousClock.now - start)
    report.result(summary.text)
    return BuildOutcome(diagnostics: diagnostics, summary: summary)
  }

  /// Says why nothing is written.
  func refuse(_ diagnostics: [Diagnostic], of content: LoadedContent, reported: [Diagnostic] = []) -> BuildOutcome {
    // Warnings that prevent a build are reported each time, as errors are.
    report.print(isStrict ? diagnostics : diagnostics.newProblems(since: reported), includingWarnings: isStrict)
    return conclude(diagnostics, "nothing was written", wayOut: wayOut(of: diagnostics, content))
  }

  /// Whether the problems allow a build; the errors of entries that are left out do.
  private func isFit(_ diagnostics: [Diagnostic], _ content: LoadedContent) -> Bool {
    isStrict ? diagnostics.allSatisfy { $0.severity == .note } : content.blockingErrors(among: diagnostics).isEmpty
  }

  /// How to publish the rest, where all errors are in entries.
  private func wayOut(of diagnostics: [Diagnostic], _ content: LoadedContent) -> String? {
    let errors = diagnostics.errors
    guard !isStrict, !errors.isEmpty, !content.keepsGoing, let sound = content.soundEntryCount(despite: errors),
      sound > 0
    else { return nil }
    let others = sound == 1 ? "entry" : "\(sound) entries"
    return "feedsite \(command) -k publishes the other \(others)"
  }

  private func conclude(_ diagnostics: [Diagnostic], _ consequence: String, wayOut: String? = nil) -> BuildOutcome {
    let count = Self.count(of: diagnostics, includingWarnings: isStrict)
    report.standardError([count, consequence, wayOut].compactMap(\.self).joined(separator: "; "))
    return BuildOutcome(diagnostics: diagnostics, summary: nil)
  }

  /// How many errors there are in how many files; of no errors, how many warnings.
  ///
  /// - Parameter includingWarnings: Whether warnings are counted beside errors, since they forbid the build as well.
  static func count(of diagnostics: [Diagnostic], includingWarnings: Bool = false) -> String {
    let errors = diagnostics.errors
    let warnings = diagnostics.count { $0.severity == .warning }
    let files = diagnostics.filesWithErrors.count
    guard !errors.isEmpty else { return CountFormatter.text(warnings, "warning") }
    return CountFormatter.text(errors.count, "error")
      + (files == 0 ? "" : " in \(CountFormatter.text(files, "file"))")
      + (includingWarnings && warnings > 0 ? " and \(CountFormatter.text(warnings, "warning"))" : "")
  }
}

struct BuildOutcome {
  /// Everything that was found out about the site, in the order of places.
  let diagnostics: [Diagnostic]
  /// What was written; nil where nothing, or not everything, was.
  let summary: BuildSummary?

  /// Whether the site is in the output folder as its content says.
  var isBuilt: Bool { summary != nil }

  func json(content: String) -> [UInt8] {
    JSONWriter.document(of: content) { document in
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
  }
}

/// The line with which a build ends.
struct BuildSummary {
  let content: LoadedContent
  let fileCount: Int
  let output: OutputSummary
  let warningCount: Int
  let duration: Duration

  /// `Built 412 entries into 618 files in 0.41 s; 12 written, ...`.
  var text: String {
    [
      "Built \(entries) into \(CountFormatter.text(fileCount, "file")) in \(DurationFormatter.text(duration)) s",
      "\(output.written) written, \(output.unchanged) unchanged, \(output.removed) removed",
      SkippedCounts(content.skipped).text, leftOut,
      CountFormatter.text(warningCount, "warning"),
    ]
    .compactMap(\.self).joined(separator: "; ")
  }

  private var entries: String {
    let entries = CountFormatter.text(content.feed.entries.count, "entry", plural: "entries")
    let pages = content.feed.pages.count
    return pages == 0 ? entries : "\(entries) and \(CountFormatter.text(pages, "page"))"
  }

  /// How many files are left out because of their errors.
  var leftOutCount: Int { content.keepsGoing ? content.faulty.count : 0 }

  /// The part of the summary about them; their published pages stay until the errors are fixed.
  private var leftOut: String? {
    guard leftOutCount > 0 else { return nil }
    let files = "left out \(CountFormatter.text(leftOutCount, "file")) with errors"
    return output.retained == 0
      ? files
      : "\(files), \(output.retained) of which \(output.retained == 1 ? "keeps its last page" : "keep their last pages")"
  }
}

extension [Diagnostic] {
  /// The problems to report after another reading of a site: every error, and warnings that were not there the last
  /// time.
  func newProblems(since reported: [Diagnostic]) -> [Diagnostic] {
    let reported = Set(reported)
    return filter { $0.severity == .error || !reported.contains($0) }
  }
}
