package import FeedDiagnostics

/// What a run has done.
package struct OutputSummary: Equatable, Sendable {
  /// How many files are new or have new bytes.
  package let written: Int
  /// How many files had the right bytes already.
  package let unchanged: Int
  /// How many files are gone because the site no longer has them.
  package let removed: Int
  /// What went wrong; if anything did, the next run puts the folder right.
  package let diagnostics: [Diagnostic]

  /// Creates a summary.
  package init(written: Int = 0, unchanged: Int = 0, removed: Int = 0, diagnostics: [Diagnostic] = []) {
    self.written = written
    self.unchanged = unchanged
    self.removed = removed
    self.diagnostics = diagnostics
  }
}
