/// The room that a card takes on the page that hosts it.
package struct CardSize: Hashable, Sendable {
  /// What the height rests on.
  package enum Height: Hashable, Sendable {
    /// All cards of the kind are of this height.
    case fixed
    /// The content decides; the rows are an estimate of its height.
    case automatic
  }

  /// How many columns it takes.
  package let columns: Columns
  /// The height with the gap below, in units of the layout's grid, at least one.
  package let rows: Int
  /// What the height rests on.
  package let height: Height

  /// Creates a size.
  package init(columns: Columns, rows: Int, height: Height) {
    self.columns = columns
    self.rows = max(1, rows)
    self.height = height
  }
}
