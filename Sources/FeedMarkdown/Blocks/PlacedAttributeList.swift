/// A list of attributes and where it was written.
struct PlacedAttributeList {
  var list: AttributeList
  /// The line, counted from one: of the source as written where the list stands on a line of its own, else of what cmark
  /// read.
  let line: Int
  /// The column in scalars, counted from one, of a list that stands on a line of its own; only the line of others is
  /// known.
  let column: Int?

  /// Whether it stands on a line of its own.
  var isOwnLine: Bool { column != nil }

  /// The list with what ``HiddenEscapes`` hid.
  var showingEscapes: PlacedAttributeList {
    var placed = self
    placed.list.changeValues(HiddenEscapes.shown)
    return placed
  }
}
