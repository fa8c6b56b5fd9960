import FeedDiagnostics

extension [Diagnostic] {
  /// The diagnostics as their reader sees them, with places relative to the folder of the test.
  var words: [String] {
    map { DiagnosticFormatter().text(for: $0).replacing(/^[^ ]*\/feedsite-tests-[^\/]+\//, with: "") }
  }
}
