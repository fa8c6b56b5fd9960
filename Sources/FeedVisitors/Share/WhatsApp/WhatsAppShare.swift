import FeedModel

/// What WhatsApp takes: one text, which holds the address.
package struct WhatsAppShare: Hashable, Sendable {
  /// What to say of it.
  package let text: String

  /// Where a click leads.
  package var address: String {
    URLQuery.address("https://wa.me/", ["text": text])
  }
}
