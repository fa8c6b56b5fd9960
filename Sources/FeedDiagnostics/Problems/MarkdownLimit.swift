/// What a body may hold only so much of beyond CommonMark, so that memory stays in proportion to the text.
public enum MarkdownLimit: String, Hashable, Sendable {
  /// Lines that are footnotes, definitions or lists of attributes.
  case lines
  /// Cells of tables.
  case cells
  /// Addresses, names, marks and other pieces of text.
  case pieces
}
