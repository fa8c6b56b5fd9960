/// The page that hosts the cards, as far as it decides how large they are. Lengths are in rem.
package struct CardLayout: Hashable, Sendable {
  /// How cards stand on the page.
  package enum Arrangement: Hashable, Sendable {
    /// Beside and below each other, in columns.
    case wall
    /// Below each other, in a single wide column.
    case list
  }

  /// How cards stand on the page.
  package let arrangement: Arrangement
  /// The width of one column without gaps.
  package let columnWidth: Double
  /// The room between two cards.
  package let gap: Double
  /// The height of one row of the grid, which has no gaps of its own.
  package let gridUnit: Double
  /// The measures of the cards.
  package let metrics: CardMetrics

  /// Creates a layout.
  package init(
    arrangement: Arrangement, columnWidth: Double, gap: Double = 1, gridUnit: Double = 1, metrics: CardMetrics
  ) {
    self.arrangement = arrangement
    self.columnWidth = columnWidth
    self.gap = gap
    self.gridUnit = gridUnit
    self.metrics = metrics
  }

  /// The wall of the theme `wall`.
  package static let wall = CardLayout(arrangement: .wall, columnWidth: 18, metrics: .wall)

  /// The cards of the theme `wall` below each other.
  package static let list = CardLayout(arrangement: .list, columnWidth: 40, metrics: .list)

  /// The width of a card; one across all columns is at least as wide as two.
  func width(of columns: Columns) -> Double {
    switch (arrangement, columns) {
    case (.list, _), (.wall, .one): columnWidth
    case (.wall, .two), (.wall, .full): columnWidth * 2 + gap
    }
  }

  /// The rows that a card of a height takes, with the gap below it; what is less than a hair too high fits.
  func rows(forHeight height: Double) -> Int {
    Int(((height - Self.hair + gap) / gridUnit).rounded(.up))
  }

  private static let hair = 0.03
}
