import FeedContent
import FeedDiagnostics
import FeedModel
import FeedSaving

/// One run of `feedsite export --sqlite`: reads, and writes only if nothing is wrong.
struct DatabaseExport {
  let contentFolder: String
  /// The file of the database.
  let path: String
  /// What counts as now.
  let clock: ClockArgument
  /// Whether links that lead out of the content folder are followed.
  let followsLinks: Bool
  let report: Report

  /// Brings the database up to date.
  ///
  /// - Returns: Whether it is.
  func write() async -> Bool {
    let reading = await SavedReading(
      contentFolder: contentFolder,
      context: BuildContext(
        now: clock.seconds, isNowLocal: clock.isLocal, followsLinks: followsLinks
      ).includingUnpublished)
    let errors = reading.content.diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else { return report.refuse(errors) }
    do throws(Diagnostic) {
      if let obstacle = ExportFile(path: path, contentFolder: contentFolder).obstacle {
        throw Diagnostic(obstacle, at: SourceLocation(file: path))
      }
      let summary = try await SavedDatabase(path: path).update(
        SavedSite(reading.content.site, count: reading.objects.count, entry: reading.saved))
      report.result("Exported \(Self.words(reading.objects.count, summary)) to \(path)")
      return true
    } catch {
      return report.refuse([error])
    }
  }

  /// `91 entries (3 new, 1 changed, 0 removed, 87 unchanged)`.
  private static func words(_ count: Int, _ summary: SavingSummary) -> String {
    "\(CountFormatter.text(count, "entry", plural: "entries")) (\(summary.added) new, \(summary.changed) changed, "
      + "\(summary.removed) removed, \(summary.unchanged) unchanged)"
  }
}
