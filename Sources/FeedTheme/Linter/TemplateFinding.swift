import FeedDiagnostics

/// Something wrong in one template.
struct TemplateFinding: Hashable {
  let problem: ThemeProblem
  let place: TemplatePlace

  /// The finding in the file that holds the template.
  func diagnostic(in file: String) -> Diagnostic {
    Diagnostic(.theme(problem), at: SourceLocation(file: file, line: place.line, column: place.column))
  }
}
