/// One thing that is written in an attribute list.
enum AttributeListItem: Hashable, Sendable {
  /// `.name`.
  case className(String)
  /// `#name`.
  case id(String)
  /// `name="value"`, the name in lower case.
  case pair(String, String)
  /// A word alone, such as `reversed` or kramdown's `toc`.
  case word(String)
}
