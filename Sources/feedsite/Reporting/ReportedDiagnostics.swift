import FeedDiagnostics

/// What was told already of a site that is read again and again.
struct ReportedDiagnostics {
  private var told: Set<Diagnostic> = []

  /// What is to be told: every error, and warnings that were not there the last time.
  mutating func news(of diagnostics: [Diagnostic]) -> [Diagnostic] {
    defer { told = Set(diagnostics) }
    return diagnostics.filter { $0.severity == .error || !told.contains($0) }
  }
}
