import FeedVisitors

extension PackingCard {
  /// A card of the size that the operator found.
  ///
  /// An eighth more height closes most of the gaps that are too low to be filled, and shows neither on a picture nor
  /// below a text.
  init(_ size: CardSize) {
    let rows = size.rows ?? 1
    self.init(columns: size.columns, heights: [size.rowsInOneColumn ?? rows, rows], growth: rows / 8)
  }
}
