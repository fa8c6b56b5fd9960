import FeedDiagnostics

/// A file of a theme with its text.
struct AuditedFile {
  /// The path within the theme.
  let file: ThemeFile
  /// The text with line feeds at the ends of lines.
  let text: String
  /// Whether the theme itself brings it, not one that it extends.
  let isOwn: Bool

  /// Something wrong at a place of the file.
  func diagnostic(_ problem: ThemeCheckProblem, at place: TemplatePlace? = nil) -> Diagnostic {
    Diagnostic(
      .themeCheck(problem), at: SourceLocation(file: file.path, line: place?.line, column: place?.column))
  }
}
