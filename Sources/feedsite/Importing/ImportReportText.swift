import FeedDiagnostics
import FeedImport

/// What an import did, in a few lines.
enum ImportReportText {
  /// What was imported and what was written.
  static func summary(of report: ImportReport, folder: String, isVerbose: Bool) -> String {
    let unchanged = report.unchangedCount == 0 ? "" : ", \(report.unchangedCount) there already"
    let files = isVerbose ? report.written.map { "wrote \(folder)/\(DiagnosticFormatter.printable($0))" } : []
    let lines =
      files + [
        "Found \(counts(of: report)) in \(report.format)",
        "Wrote \(CountFormatter.text(report.written.count, "file")) into \(folder)/\(unchanged)",
      ] + faults(of: report) + (report.written.isEmpty ? [] : ["Next: feedsite build \(folder.shellWord)"])
    return lines.joined(separator: "\n")
  }

  /// How many files a build will refuse.
  private static func faults(of report: ImportReport) -> [String] {
    let files = report.diagnostics.filesWithErrors.count
    guard files > 0 else { return [] }
    return ["Mend \(CountFormatter.text(files, "file")) with errors before you build, or build with -k"]
  }

  static func counts(of report: ImportReport) -> String {
    let counts = report.counts.sorted { $0.key < $1.key }.map {
      "\($0.value) \($0.value == 1 ? singular($0.key) : $0.key)"
    }
    let media =
      report.mediaCount == 0 ? [] : ["\(report.mediaCount) media \(report.mediaCount == 1 ? "file" : "files")"]
    let drafts = report.draftCount == 0 ? "" : " (\(CountFormatter.text(report.draftCount, "draft")))"
    let all = counts + media
    return (all.isEmpty ? "no entries" : all.joined(separator: ", ")) + drafts
  }

  private static func singular(_ plural: String) -> String {
    let irregular = ["people": "person", "memories": "memories"]
    return irregular[plural] ?? (plural.hasSuffix("s") ? String(plural.dropLast()) : plural)
  }
}
