import FeedModel

extension CardSizeVisitor {
  /// The size of a kind whose cards do not follow their words.
  func fixed(_ entry: Entry, _ height: Double) -> CardSize {
    guard let chosen = entry.size else { return size(.normal, height, .fixed) { .kind } }
    let shape = CardShape(chosen)
    return size(shape, chosenHeight(of: shape), .fixed) { .chosenByAuthor(chosen) }
  }

  /// The size of a kind whose cards are as high as their content, unless a shape was chosen.
  func automatic(
    _ entry: Entry, _ shape: CardShape = .normal, chosen: SizeOverride? = nil,
    highest: Double? = nil, _ addParts: (inout CardEstimate) -> Void
  ) -> CardSize {
    guard let size = entry.size ?? chosen else {
      let card = estimate(shape, addParts)
      let height = min(max(card.height, layout.metrics.lowest), highest ?? layout.metrics.highest)
      return self.size(shape, height, .automatic) {
        .content(
          lines: card.lines, pictures: card.pictures,
          fit: height > card.height ? .lowest : height < card.height ? .highest : .asContent)
      }
    }
    let shape = CardShape(size)
    return self.size(shape, filledHeight(of: shape, addParts), .fixed) {
      entry.size == nil ? .chosenBySite(size) : .chosenByAuthor(size)
    }
  }

  /// The height of a chosen shape: lower where there are only a few words, which would leave the card half empty, and
  /// higher where a picture beside them leaves them half the width.
  private func filledHeight(of shape: CardShape, _ addParts: (inout CardEstimate) -> Void) -> Double {
    let height = chosenHeight(of: shape)
    guard shape == .wide || shape == .small || shape == .full else { return height }
    let card = estimate(shape, addParts)
    guard card.pictureHeight != nil else { return min(height, max(card.height, layout.metrics.lowest)) }
    guard shape == .wide else { return height }
    let beside = estimate(.normal, addParts)
    return max(height, beside.height - (beside.pictureHeight ?? 0) + layout.metrics.spacing * 2)
  }

  private func estimate(_ shape: CardShape, _ addParts: (inout CardEstimate) -> Void) -> CardEstimate {
    var card = CardEstimate(shape, in: layout, isExplaining: isExplaining)
    addParts(&card)
    return card
  }

  private func size(
    _ shape: CardShape, _ height: Double, _ basis: CardSize.Height, because reason: () -> CardSizeReason
  ) -> CardSize {
    CardSize(
      shape: shape, rows: layout.rows(forHeight: height), height: basis, reason: isExplaining ? reason() : nil)
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
