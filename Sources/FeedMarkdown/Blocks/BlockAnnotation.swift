/// What a line of the rewritten source stands for.
enum BlockAnnotation {
  /// An ATX heading that is a table's cell.
  case cell(TableCell)
  /// A list item that is a footnote.
  case footnote(label: String)
  /// A list item that is a definition.
  case definition
  /// A comment that is a list of attributes, by its index.
  case attributeList(Int)
}
