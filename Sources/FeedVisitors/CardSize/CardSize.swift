/// The room that a card takes on the page that hosts it.
package struct CardSize: Hashable, Sendable {
  /// What the height rests on.
  package enum Height: Hashable, Sendable {
    /// The kind and what it has, whatever the words.
    case fixed
    /// The content.
    case automatic
  }

  /// The outline.
  package let shape: CardShape
  /// The height with the gap below, in units of the layout's grid, at least one; nil where the theme has no metrics.
  package let rows: Int?
  /// The same where the page has a single column; nil where that is as high.
  package let rowsInOneColumn: Int?
  /// The lines of text that it has room for.
  package let lines: CardLines
  /// What the height rests on.
  package let height: Height

  /// Why it is so; nil where nobody asked.
  package let reason: CardSizeReason?

  /// How many columns it takes.
  package var columns: Columns { shape.columns }

  /// Creates a size.
  package init(
    shape: CardShape, rows: Int?, rowsInOneColumn: Int? = nil, lines: CardLines = CardLines(), height: Height,
    reason: CardSizeReason? = nil
  ) {
    self.shape = shape
    self.rows = rows.map { max(1, $0) }
    self.rowsInOneColumn = rowsInOneColumn == rows ? nil : rowsInOneColumn.map { max(1, $0) }
    self.lines = lines
    self.height = height
    self.reason = reason
  }
}
