package import FeedModel

/// The room that a card takes on the page that hosts it.
package struct CardSize: Hashable, Sendable {
  package let shape: CardShape
  /// The height with the gap below, in units of the layout's grid, at least one; nil where the theme has no metrics.
  package let rows: Int?
  /// How much of its texts it shows.
  package var lines = CardLines()
  /// How many rows more can show more of a note or quotation; 0 where nothing is hidden.
  package var hiddenRows = 0
  /// Whether it has a picture that shows more of itself where there is room.
  package var hasPicture = false
  /// Whether the picture is a square cover, more room for which would cut off its sides.
  package var hasSquareCover = false
  /// Why the card has this height; nil where the theme has no metrics.
  package var reason: CardSizeReason?

  package var columns: Columns { shape.columns }
}

/// How many lines of its texts a card shows, for the style sheet; nil where a text is whole.
package struct CardLines: Hashable, Sendable {
  /// Lines of the title.
  package var title: UInt16?
  /// Lines below the title.
  package var sub: UInt16?
  /// Lines of the excerpt, or of the words that are quoted.
  package var copy: UInt16?
  /// How high a note or quotation is that is the card, in rem, rounded up; each layout shows as much of it as it likes.
  package var prose: UInt16?
}

/// A picture as it adds to the height of a card.
package enum CardPicture: Hashable, Sendable {
  /// A cover, which is cut to the theme's shape.
  case cover
  /// A picture in its own shape; nil where its size is not known.
  case own(PixelSize?)
}

/// The outline of a card, as the theme's style sheet names it: the usual one, or one that authors and sites choose by the
/// same name (``SizeOverride``).
package enum CardShape: String, Hashable, Sendable {
  case normal, wide, tall, large, small, full

  package var columns: Columns {
    switch self {
    case .normal, .tall, .small: .one
    case .wide, .large: .two
    case .full: .full
    }
  }
}

package enum CardSizeReason: Hashable, Sendable {
  case chosenByAuthor(SizeOverride)
  case chosenBySite(SizeOverride)
  /// All cards of the kind that have the same parts are as high, whatever their words.
  case kind
  /// What the card holds, and whether it is as high as that, or lower.
  case content(lines: Int, pictures: [CardPicture], isWhole: Bool)
}

/// How many columns of a wall a card takes, where there are as many.
package enum Columns: Hashable, Sendable {
  case one, two, full
}
