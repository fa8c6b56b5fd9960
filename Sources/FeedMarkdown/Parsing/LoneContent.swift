/// What is alone in a paragraph and becomes a block.
enum LoneContent {
  case none
  /// An image, or a file of sound or film.
  case figure
  /// The address of a player's page.
  case embed
}
