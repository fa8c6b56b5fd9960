/// A list of attributes and where it was written.
struct PlacedAttributeList {
  var list: AttributeList
  /// The line of the source, counted from one.
  let line: Int
  /// The column in scalars, counted from one; nil where only the line is known.
  let column: Int?

  /// The list with what ``HiddenEscapes`` hid.
  var showingEscapes: PlacedAttributeList {
    var placed = self
    placed.list.changeValues(HiddenEscapes.shown)
    return placed
  }
}
