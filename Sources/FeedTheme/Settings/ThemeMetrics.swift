/// The measures that the layout of the wall is computed with, in rem.
package struct ThemeMetrics: Hashable, Sendable {
  /// The width of a column.
  package var columnWidth: Double
  /// The space between cards.
  package var gap: Double
  /// The height that the heights of cards are multiples of.
  package var gridUnit: Double

  /// Creates measures; the defaults are those of a theme that states none.
  package init(columnWidth: Double = 18, gap: Double = 1, gridUnit: Double = 0.5) {
    self.columnWidth = columnWidth
    self.gap = gap
    self.gridUnit = gridUnit
  }
}
