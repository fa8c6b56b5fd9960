/// A player that a page can show in a frame.
package struct EmbedPlayer: Hashable, Sendable {
  /// Its address, which begins to play and asks the provider to keep as little as it offers to.
  package let address: String
  /// The room that it takes.
  package let shape: EmbedShape
}
