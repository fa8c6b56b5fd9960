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
  /// The command that writes, for those who are told of its options.
  var command = "build"

  /// Brings the output folder up to date.
  ///
  /// - Parameters:
  ///   - diagnostics: What was found out about the site so far.
  ///   - clean: Whether every file is written anew.
  ///   - told: What need not be told again.
  func write(
    _ table: SiteTable, of content: LoadedContent, diagnostics: [Diagnostic], clean: Bool,
    told: inout ReportedDiagnostics,
    since start: ContinuousClock.Instant
  ) async -> BuildOutcome {
    let folder = OutputFolder(path: outputFolder, contentFolder: contentFolder, displayPath: outputFolder)
    var clock = StageTimer()
    var table = table
    // What is online of an entry that is left out because of its errors stays there until they are mended.
    if content.keepsGoing { table.retained = content.faulty.map { RetainedPage(uuid: $0.uuid, route: $0.route) } }
    // What cannot be read says nothing of the ids in it.
    if content.hasFaultySettings { table.identities = nil }
    let prepared = await folder.prepared(for: table, clean: clean)
    let diagnostics = (diagnostics + prepared.diagnostics).sorted()
    clock.finish("looked at \(outputFolder)")
    guard isFit(diagnostics, content) else { return refuse(diagnostics, of: content, told: &told) }
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
    let summary = BuildSummary(
      content: content, fileCount: table.items.count, output: outcome,
      warningCount: diagnostics.count { $0.severity == .warning }, duration: ContinuousClock.now - start)
    report.result(summary.text)
    return BuildOutcome(diagnostics: diagnostics, summary: summary)
  }

  /// Says why nothing is written.
  func refuse(
    _ diagnostics: [Diagnostic], of content: LoadedContent, told: inout ReportedDiagnostics
  ) -> BuildOutcome {
    // Warnings that forbid a build are told each time, as errors are.
    let news = told.news(of: diagnostics)
    report.print(isStrict ? diagnostics : news, includingWarnings: isStrict)
    return conclude(diagnostics, "nothing was written", wayOut: wayOut(of: diagnostics, content))
  }

  /// Errors of entries that are left out forbid nothing.
  private func isFit(_ diagnostics: [Diagnostic], _ content: LoadedContent) -> Bool {
    isStrict ? diagnostics.allSatisfy { $0.severity == .note } : !content.isBlocked(by: diagnostics)
  }

  /// What would publish the rest, where all errors are in entries.
  private func wayOut(of diagnostics: [Diagnostic], _ content: LoadedContent) -> String? {
    let errors = diagnostics.filter { $0.severity == .error }
    guard !isStrict, !errors.isEmpty, !content.keepsGoing, let sound = content.soundEntryCount(despite: errors),
      sound > 0
    else { return nil }
    return "feedsite \(command) -k publishes the other \(CountFormatter.text(sound, "entry", plural: "entries"))"
  }

  private func conclude(_ diagnostics: [Diagnostic], _ consequence: String, wayOut: String? = nil) -> BuildOutcome {
    report.standardError([Self.count(of: diagnostics), consequence, wayOut].compactMap(\.self).joined(separator: "; "))
    return BuildOutcome(diagnostics: diagnostics, summary: nil)
  }

  /// How many errors there are in how many files; of no errors, how many warnings.
  static func count(of diagnostics: [Diagnostic]) -> String {
    let errors = diagnostics.filter { $0.severity == .error }
    let files = Set(errors.compactMap(\.location?.file)).count
    return errors.isEmpty
      ? CountFormatter.text(diagnostics.count { $0.severity == .warning }, "warning")
      : CountFormatter.text(errors.count, "error") + (files == 0 ? "" : " in \(CountFormatter.text(files, "file"))")
  }
}

/// What was told already of a site that is read again and again.
struct ReportedDiagnostics {
  private var told: Set<Diagnostic> = []

  /// What is to be told: every error, and warnings that were not there the last time.
  mutating func news(of diagnostics: [Diagnostic]) -> [Diagnostic] {
    defer { told = Set(diagnostics) }
    return diagnostics.filter { $0.severity == .error || !told.contains($0) }
  }
}
