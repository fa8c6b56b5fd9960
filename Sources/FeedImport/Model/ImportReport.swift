package import FeedDiagnostics

/// What an import did.
package struct ImportReport: Sendable {
  /// The name of the format.
  package var format = ""
  /// How many entries of each kind there are, by the plural of the kind, and how many `pages`.
  package var counts: [String: Int] = [:]
  /// How many media files came along.
  package var mediaCount = 0
  /// How many drafts are among the entries.
  package var draftCount = 0
  /// The files that were written, relative to the content folder.
  package var written: [String] = []
  /// What feedsite reads of the content folder, where that was looked at: its problems are among the ``diagnostics``.
  package var content: PlannedContent?
  /// How many files were there already, byte for byte.
  package var unchangedCount = 0
  /// What did not come along or not as it was, and what is wrong; if anything is wrong, nothing was written.
  package var diagnostics: [Diagnostic] = []

  /// Creates a report of nothing.
  package init() {}
}
