package import FeedDiagnostics
package import FeedSite

/// What a run has done.
package struct OutputSummary: Equatable, Sendable {
  /// How many files are new or have new bytes.
  package let written: Int
  /// How many files had the right bytes already.
  package let unchanged: Int
  /// How many files are gone because the site no longer has them.
  package let removed: Int
  /// How many pages are there that the site no longer makes, because something is wrong with their files.
  package let retained: Int
  /// What went wrong; if anything did, the next run puts the folder right.
  package let diagnostics: [Diagnostic]

  /// Creates a summary.
  package init(
    written: Int = 0, unchanged: Int = 0, removed: Int = 0, retained: Int = 0, diagnostics: [Diagnostic] = []
  ) {
    self.written = written
    self.unchanged = unchanged
    self.removed = removed
    self.retained = retained
    self.diagnostics = diagnostics
  }

  /// The summary with the places in the content that what went wrong comes from.
  func naming(_ table: SiteTable, in root: OutputRoot) -> OutputSummary {
    OutputSummary(
      written: written, unchanged: unchanged, removed: removed, retained: retained,
      diagnostics: root.naming(table, in: diagnostics))
  }
}

/// What became of the files of one stage.
package struct StageCounts: Sendable {
  /// When they were written.
  package let stage: SiteItem.Stage
  /// How many are new or have new bytes.
  package internal(set) var written = 0
  /// How many had the right bytes already.
  package internal(set) var unchanged = 0
  /// How many bytes were written.
  package internal(set) var bytes = 0
  /// What went wrong.
  var diagnostics: [Diagnostic] = []

  mutating func add(_ other: StageCounts) {
    written += other.written
    unchanged += other.unchanged
    bytes += other.bytes
    diagnostics += other.diagnostics
  }
}
