/// What an entry is rendered as.
package enum HTMLForm: Hashable, Sendable {
  /// A card on a wall.
  case card
  /// The main part of the entry's own page.
  case page
}
