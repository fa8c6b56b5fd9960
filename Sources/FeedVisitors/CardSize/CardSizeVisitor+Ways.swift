import FeedModel

extension CardSizeVisitor {
  /// The size of a kind whose cards are as high as their content, unless a shape was chosen.
  ///
  /// - Parameter canBeWide: Whether the card may take two columns for its wall's sake.
  func automatic(
    _ entry: Entry, _ shape: CardShape = .normal, chosen: SizeOverride? = nil, canBeWide: Bool = true,
    _ addParts: (inout CardEstimate) -> Void
  ) -> CardSize {
    let isNarrow = shape.columns == .one
    let resized: CardShape = isNarrow ? canBeWide ? .wide : shape : .normal
    let usual = isResized ? resized : shape
    return size((entry.size ?? chosen).map(CardShape.init) ?? usual, addParts) { card in
      if let chosen = entry.size { return .chosenByAuthor(chosen) }
      if let chosen { return .chosenBySite(chosen) }
      return .content(lines: card.lines, pictures: card.pictures, isWhole: card.hidden == 0)
    }
  }

  /// The size of a kind whose cards do not follow their words, unless a shape was chosen.
  ///
  /// - Parameter addParts: Adds the parts; asked for a fixed height, as if each text took one line.
  func fixed(_ entry: Entry, _ addParts: (inout CardEstimate, _ isFixed: Bool) -> Void) -> CardSize {
    guard let chosen = entry.size ?? (isResized ? .wide : nil) else {
      return size(.normal, limitsLines: false) { card in
        addParts(&card, true)
      } because: { _ in
        .kind
      }
    }
    return size(CardShape(chosen)) { card in
      addParts(&card, false)
    } because: { _ in
      .chosenByAuthor(chosen)
    }
  }

  private func size(
    _ shape: CardShape, limitsLines: Bool = true, _ addParts: (inout CardEstimate) -> Void,
    because reason: (CardEstimate) -> CardSizeReason
  ) -> CardSize {
    guard let metrics else { return CardSize(shape: shape, rows: nil) }
    var card = CardEstimate(shape, metrics: metrics, isExplaining: isExplaining)
    addParts(&card)
    return CardSize(
      shape: shape, rows: metrics.rows(forHeight: card.height), lines: limitsLines ? card.shown : CardLines(),
      hiddenRows: metrics.rows(of: card.hidden), hasPicture: card.hasPicture, hasSquareCover: card.hasSquareCover,
      reason: isExplaining ? reason(card) : nil)
  }
}
