import FeedContent
import FeedDiagnostics
import FeedModel
import FeedOutput
import FeedSaving
import Foundation

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
        now: clock.seconds, isNowLocal: clock.isLocal, includesDrafts: true, includesFuture: true,
        includesExpired: true, followsLinks: followsLinks))
    let errors = reading.content.diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else { return report.refuse(errors) }
    do throws(Diagnostic) {
      try examine()
      let summary = try await SavedDatabase(path: path).update(
        SavedSite(reading.content.site, count: reading.objects.count, entry: reading.saved))
      report.result("Exported \(Self.words(reading.objects.count, summary)) to \(path)")
      return true
    } catch {
      return report.refuse([error])
    }
  }

  /// Makes sure that the database does not come to stand in the content folder, or in place of a folder.
  private func examine() throws(Diagnostic) {
    let place = SourceLocation(file: path)
    guard !ResolvedLocation(path).overlaps(ResolvedLocation(contentFolder)) else {
      throw Diagnostic(.output(.overlapsContent), at: place)
    }
    let values = try? URL(filePath: path).resourceValues(forKeys: [.isDirectoryKey])
    guard values?.isDirectory != true else {
      throw Diagnostic(.authoring(.unwritable(reason: "Is a directory")), at: place)
    }
  }

  /// `91 entries (3 new, 1 changed, 0 removed, 87 unchanged)`.
  private static func words(_ count: Int, _ summary: SavingSummary) -> String {
    "\(CountFormatter.text(count, "entry", plural: "entries")) (\(summary.added) new, \(summary.changed) changed, "
      + "\(summary.removed) removed, \(summary.unchanged) unchanged)"
  }
}
