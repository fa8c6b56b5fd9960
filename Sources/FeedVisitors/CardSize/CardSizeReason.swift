package import FeedModel

/// Why a card has its size.
package enum CardSizeReason: Hashable, Sendable {
  /// The author chose it.
  case chosenByAuthor(SizeOverride)
  /// The site chose it for the kind.
  case chosenBySite(SizeOverride)
  /// All cards of the kind that have the same parts are as high, whatever their words.
  case kind
  /// What the card holds, and whether that is within the limits of a card.
  case content(lines: Int, pictures: [CardPicture], fit: CardFit)
}
