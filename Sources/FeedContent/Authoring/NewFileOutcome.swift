package import FeedDiagnostics

/// What became of a request for a new file.
package enum NewFileOutcome: Sendable {
  /// The file.
  case file(NewFile)
  /// There is no such kind; `suggestion` was probably meant.
  case unknownKind(suggestion: String?, known: [String])
  /// The date is none; `suggestion` was probably meant.
  case invalidDate(suggestion: String?)
  /// The content folder has something against it.
  case refused([Diagnostic])
}
