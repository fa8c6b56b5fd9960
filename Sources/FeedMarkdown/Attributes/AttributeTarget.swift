/// What an attribute list stands after; each takes attributes of its own.
package enum AttributeTarget: Hashable, Sendable, CaseIterable {
  /// A link.
  case link
  /// An image, or the player that stands for it.
  case image
  /// A heading.
  case heading
  /// A paragraph, block quote, table or block of code.
  case block
  /// A list.
  case list
  /// Emphasis, code in the text and other marked words.
  case inline
}
