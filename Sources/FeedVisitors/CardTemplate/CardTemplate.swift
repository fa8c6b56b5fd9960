/// The templates that draw an entry.
package struct CardTemplate: Hashable, Sendable {
  /// The template of the card, for example `card/song`.
  package let card: String
  /// The template of what is particular to the kind on the entry's page, for example `details/song`; nil where the
  /// page shows nothing but what all kinds share.
  package let details: String?

  /// Creates a choice of templates by name.
  package init(card: String, details: String?) {
    self.card = card
    self.details = details
  }
}
