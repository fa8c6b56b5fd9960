import FeedModel

/// What Mastodon takes: one text, which holds the address, at the server where the reader is at home.
package struct MastodonShare: Hashable, Sendable {
  /// The server as host and port.
  package let instance: String
  /// What to say of it.
  package let text: String

  /// Where a click leads.
  package var address: String {
    URLQuery.address("https://\(instance)/share", ["text": text])
  }
}
