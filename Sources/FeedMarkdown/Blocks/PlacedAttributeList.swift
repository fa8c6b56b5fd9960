/// A list of attributes and where it was written.
struct PlacedAttributeList {
  /// Where a list was written; lines and columns are counted from one.
  enum Place {
    /// A line of its own: of the source as written, the column in scalars.
    case ownLine(Int, column: Int)
    /// Within text.
    case text(TextPlace)
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
    if case .text(var text) = place {
      text.start = escapes.shown(text.start, withBackslash: true)
      placed.place = .text(text)
    }
    return placed
  }
}
