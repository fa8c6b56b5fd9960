/// What an attribute list stands after; each takes attributes of its own.
package enum AttributeTarget: Hashable, Sendable, CaseIterable {
  /// A link.
  case link
  /// An image, or the player that stands for it.
  case image
  /// A heading.
  case heading
  /// A paragraph, table or block of code.
  case block
  /// A block quote.
  case quote
  /// A list with numbers.
  case list
  /// A list with bullets.
  case bullets
  /// Emphasis, code in the text and other marked words.
  case inline
}
