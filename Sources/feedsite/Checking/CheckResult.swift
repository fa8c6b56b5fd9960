import FeedDiagnostics

/// What `feedsite check` found.
struct CheckResult: Sendable {
  /// The content folder as its owner names it.
  let content: String
  var diagnostics: [Diagnostic]
  var entryCount = 0
  var pageCount = 0
  var fileCount = 0
  /// What came of checking addresses of other sites; nil where that was not asked for.
  var external: ExternalLinkCounts?

  var errorCount: Int { diagnostics.count { $0.severity == .error } }
  var warningCount: Int { diagnostics.count - errorCount }

  /// `Checked 91 entries and 2 pages in 618 files: 0 errors, 2 warnings; ...`.
  var summary: String {
    let pages = pageCount == 0 ? "" : " and \(Count.text(pageCount, "page"))"
    return "Checked \(Count.text(entryCount, "entry", plural: "entries"))\(pages) in \(Count.text(fileCount, "file")): "
      + "\(Count.text(errorCount, "error")), \(Count.text(warningCount, "warning"))" + (external?.summary ?? "")
  }
}
