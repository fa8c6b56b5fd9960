/// A file for a new entry or page, which nobody has written yet.
package struct NewFile: Sendable {
  /// The path relative to the content folder.
  package let path: String
  /// What is in it.
  package let text: String
  /// Whether builds leave it out until the writer has replaced what only the writer can know.
  package let isDraft: Bool
}
