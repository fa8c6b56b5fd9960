/// A list of attributes and where it was written.
struct PlacedAttributeList {
  let list: AttributeList
  /// The line of the source, counted from one.
  let line: Int
  /// The column in scalars, counted from one; nil where only the line is known.
  let column: Int?
}
