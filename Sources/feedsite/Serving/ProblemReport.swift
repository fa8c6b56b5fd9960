import FeedDiagnostics

/// What is wrong, in the words of a build and with the lines that it stands in.
struct ProblemReport {
  /// The words.
  let text: String

  /// Words problems.
  init(_ diagnostics: [Diagnostic], formatter: DiagnosticFormatter = DiagnosticFormatter()) {
    text = diagnostics.map { diagnostic in
      let excerpt = diagnostic.location.flatMap(SourceExcerpt.init)
      return formatter.text(for: diagnostic) + (excerpt.map { "\n" + $0.text } ?? "")
    }.joined(separator: "\n")
  }
}
