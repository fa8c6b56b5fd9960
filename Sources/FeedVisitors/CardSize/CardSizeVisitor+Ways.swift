import FeedModel

extension CardSizeVisitor {
  /// The size of a kind whose cards do not follow their words.
  func fixed(_ entry: Entry, _ height: Double) -> CardSize {
    guard let shape = entry.size.map(CardShape.init) else { return size(.normal, height, .fixed) }
    return size(shape, chosenHeight(of: shape), .fixed)
  }

  /// The size of a kind whose cards are as high as their content, unless a shape was chosen.
  func automatic(
    _ entry: Entry, _ shape: CardShape = .normal, chosen: SizeOverride? = nil,
    highest: Double? = nil, _ addParts: (inout CardEstimate) -> Void
  ) -> CardSize {
    let chosen = (entry.size ?? chosen).map(CardShape.init)
    var card = CardEstimate(chosen ?? shape, in: layout)
    addParts(&card)
    guard let chosen else {
      let height = min(max(card.height, layout.metrics.lowest), highest ?? layout.metrics.highest)
      return size(shape, height, .automatic)
    }
    // A chosen height that words alone do not fill would leave the card half empty.
    let isFilled = card.hasPicture || chosen == .tall || chosen == .large
    let height = chosenHeight(of: chosen)
    return size(chosen, isFilled ? height : min(height, max(card.height, layout.metrics.lowest)), .fixed)
  }

  private func size(_ shape: CardShape, _ height: Double, _ basis: CardSize.Height) -> CardSize {
    CardSize(shape: shape, rows: layout.rows(forHeight: height), height: basis)
  }

  private func chosenHeight(of shape: CardShape) -> Double {
    let heights = layout.metrics.fixed
    return switch shape {
    case .normal, .wide: heights.wide
    case .small: heights.small
    case .full: heights.full
    case .tall, .large: heights.large
    }
  }
}
