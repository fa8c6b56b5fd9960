package import FeedModel

/// A picture as it adds to the height of a card.
package enum CardPicture: Hashable, Sendable {
  /// A cover, which is cut to the theme's shape.
  case cover
  /// A picture in its own shape; nil where its size is not known.
  case own(PixelSize?)
}
