import FeedModel

/// What Bluesky takes: one text, which holds the address.
package struct BlueskyShare: Hashable, Sendable {
  /// What to say of it.
  package let text: String

  /// Where a click leads.
  package var address: String {
    URLQuery.address("https://bsky.app/intent/compose", ["text": text])
  }
}
