/// The room that a player takes.
package enum EmbedShape: Hashable, Sendable {
  /// As wide as the text, 16 to 9.
  case wide
  /// Upright, 9 to 16.
  case tall
  /// As wide as the text, of a height in pixels.
  case bar(height: Int)
}
