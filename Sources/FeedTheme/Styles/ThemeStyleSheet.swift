/// A style sheet that is published in one piece, joined from the files of a folder of the theme.
package struct ThemeStyleSheet: Hashable, Sendable {
  /// The path below `/assets/`, for example `wall.css`.
  package let relativePath: String
  /// The text, compacted.
  package let text: String

  /// Joins the texts of files, in their order.
  init(relativePath: String, parts: [String]) {
    self.relativePath = relativePath
    // Each for itself, so that an open comment or string ends with its file.
    self.text = parts.map { StyleSheetCompaction($0).text }.joined(separator: "\n") + "\n"
  }
}
