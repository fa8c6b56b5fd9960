package import FeedTheme

/// The page that hosts the cards, as far as it decides how large they are. Lengths are in rem.
package struct CardLayout: Hashable, Sendable {
  /// How cards stand on the page.
  package enum Arrangement: Hashable, Sendable {
    /// Beside and below each other, in columns.
    case wall
    /// Below each other, in a single column that is as wide as two, where covers stand beside the text.
    case list
  }

  /// How cards stand on the page.
  package let arrangement: Arrangement
  /// The measures of the cards.
  package let metrics: ThemeMetrics

  /// Creates a layout.
  package init(_ arrangement: Arrangement = .wall, metrics: ThemeMetrics) {
    self.arrangement = arrangement
    self.metrics = metrics
  }

  /// The width of a card; one across all columns is at least as wide as two.
  func width(of columns: Columns) -> Double {
    switch (arrangement, columns) {
    case (.wall, .one): metrics[.columnWidth]
    case (.list, _), (.wall, .two), (.wall, .full): metrics[.columnWidth] * 2 + metrics[.gap]
    }
  }

  /// The rows that a card of a height takes, with the gap below it; what is less than a hair too high fits.
  func rows(forHeight height: Double) -> Int {
    Int(((height - Self.hair + metrics[.gap]) / metrics[.gridUnit]).rounded(.up))
  }

  private static let hair = 0.03
}
