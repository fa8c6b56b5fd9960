import FeedDiagnostics

/// Something wrong in one template.
struct TemplateFinding: Hashable, Error {
  let problem: ThemeProblem
  let place: TemplatePlace

  /// The finding in the file that holds the template.
  func diagnostic(in file: String) -> Diagnostic {
    Diagnostic(.theme(problem), at: SourceLocation(file: file, line: place.line, column: place.column))
  }
}

/// A place in a template's text, counted in Unicode scalars.
struct TemplatePlace: Hashable {
  /// The line, counted from one.
  let line: Int
  /// The column, counted from one.
  let column: Int

  /// The place some scalars further on the same line.
  func advanced(by count: Int) -> TemplatePlace { TemplatePlace(line: line, column: column + count) }
}
