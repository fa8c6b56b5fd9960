import FeedDiagnostics

/// What became of one file.
enum FileOutcome: Sendable {
  /// It is new or has new bytes.
  case written
  /// It had the right bytes and was not touched.
  case unchanged
  /// It is as it was.
  case failed(Diagnostic)
}
