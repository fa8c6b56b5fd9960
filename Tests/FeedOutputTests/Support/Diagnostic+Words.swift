import FeedDiagnostics

extension [Diagnostic] {
  /// The diagnostics as their reader sees them.
  var words: [String] { map { DiagnosticFormatter().text(for: $0) } }
}
