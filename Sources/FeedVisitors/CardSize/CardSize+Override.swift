import FeedModel

extension CardSize {
  /// The size that a name stands for.
  init(_ override: SizeOverride, in layout: CardLayout) {
    let heights = layout.metrics.chosen
    let (columns, height): (Columns, Double) =
      switch override {
      case .wide: (.two, heights.usual)
      case .tall: (.one, heights.great)
      case .large: (.two, heights.great)
      case .small: (.one, heights.low)
      case .full: (.full, heights.usual)
      }
    self.init(columns: columns, rows: layout.rows(forHeight: height), height: .fixed)
  }

  /// The size of all cards of a kind.
  init(_ extent: FixedExtent, in layout: CardLayout) {
    self.init(columns: extent.columns, rows: layout.rows(forHeight: extent.height), height: .fixed)
  }
}
