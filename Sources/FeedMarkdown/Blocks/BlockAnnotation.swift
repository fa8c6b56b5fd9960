/// What a line of the rewritten source stands for.
enum BlockAnnotation {
  /// An ATX heading that is a table's cell.
  case cell(TableCell)
  /// A list item that is a footnote; `indent` bytes stand before it, as another item may begin on the line.
  case footnote(label: String, indent: Int)
  /// A list item that is a definition; `indent` bytes stand before it, as another item may begin on the line.
  case definition(indent: Int)
  /// A comment that is a list of attributes, by its index.
  case attributeList(Int)
}
