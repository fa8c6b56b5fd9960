/// A list of attributes and where it was written.
struct PlacedAttributeList {
  /// Where a list was written; lines and columns are counted from one.
  enum Place {
    /// A line of its own: of the source as written, the column in scalars.
    case ownLine(Int, column: Int)
    /// Within text: a line of what cmark read, a byte on it before which the list does not begin, and what it begins
    /// with.
    case text(line: Int, byteColumn: Int, start: [UInt8])
  }

  var list: AttributeList
  private(set) var place: Place
  /// The index of the list before it that was written for the same element.
  var previous: Int?

  /// Whether it stands on a line of its own.
  var isOwnLine: Bool {
    if case .ownLine = place { true } else { false }
  }

  /// The list with the escapes that were hidden.
  func showing(_ escapes: HiddenEscapes) -> PlacedAttributeList {
    var placed = self
    placed.list.changeValues(escapes.shown)
    if case .text(let line, let byteColumn, let start) = place {
      let shown = escapes.shown(start, withBackslash: true)
      placed.place = .text(line: line, byteColumn: byteColumn, start: shown)
    }
    return placed
  }
}
