import FeedDiagnostics
import Mustache

/// A template's text and the file that it comes from.
struct TemplateSource {
  /// The file, for diagnostics.
  let file: String
  /// The text with line feeds at the ends of lines.
  let text: String

  /// Takes the text of a file.
  init(_ text: String, file: String) {
    self.file = file
    let scalars = text.unicodeScalars.first == "\u{FEFF}" ? text.unicodeScalars.dropFirst() : text.unicodeScalars[...]
    self.text = String(scalars).replacing("\r\n", with: "\n")
  }

  /// The template as swift-mustache renders it.
  func compiled() throws(Diagnostic) -> MustacheTemplate {
    HTMLContentType.register()
    let compaction = TemplateCompaction(text)
    do {
      return try MustacheTemplate(string: HTMLContentType.pragma + compaction.text)
    } catch {
      throw diagnostic(for: error, compaction)
    }
  }

  /// swift-mustache counts lines with the pragma's, and columns in characters of the line as it was handed over.
  private func diagnostic(for error: any Error, _ compaction: TemplateCompaction) -> Diagnostic {
    guard let error = error as? MustacheTemplate.ParserError else {
      return Diagnostic(.theme(.syntax("it cannot be parsed: \(error)")), at: SourceLocation(file: file))
    }
    let line = max(1, error.context.lineNumber - 1)
    let before = error.context.line.prefix(max(0, error.context.columnNumber - 1))
    let removed = compaction.removed.indices.contains(line - 1) ? compaction.removed[line - 1] : 0
    let column = before.unicodeScalars.count + removed + 1
    let reason = "it cannot be parsed (\(error.error)); look for combining characters beside the braces"
    return Diagnostic(.theme(.syntax(reason)), at: SourceLocation(file: file, line: line, column: column))
  }
}
