/// How the height of a card's content stands to the limits of the layout.
package enum CardFit: Hashable, Sendable {
  /// The card is as high as its content.
  case asContent
  /// The card is higher than its content.
  case lowest
  /// The card is lower than its content.
  case highest
}
