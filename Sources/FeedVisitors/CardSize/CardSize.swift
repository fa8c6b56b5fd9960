/// The room that a card takes on the page that hosts it.
package struct CardSize: Hashable, Sendable {
  /// What the height rests on.
  package enum Height: Hashable, Sendable {
    /// The kind and what it has, whatever the words.
    case fixed
    /// The content; the rows are an estimate of its height.
    case automatic
  }

  /// The outline.
  package let shape: CardShape
  /// The height with the gap below, in units of the layout's grid, at least one.
  package let rows: Int
  /// What the height rests on.
  package let height: Height

  /// Why it is so; nil where nobody asked.
  package let reason: CardSizeReason?

  /// How many columns it takes.
  package var columns: Columns { shape.columns }

  /// Creates a size.
  package init(shape: CardShape, rows: Int, height: Height, reason: CardSizeReason? = nil) {
    self.shape = shape
    self.rows = max(1, rows)
    self.height = height
    self.reason = reason
  }
}
