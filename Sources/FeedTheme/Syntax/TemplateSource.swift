/// A template's text and the file that it comes from.
struct TemplateSource: Sendable {
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
}
