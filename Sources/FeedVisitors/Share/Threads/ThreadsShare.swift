import FeedModel

/// What Threads takes: words and an address.
package struct ThreadsShare: Hashable, Sendable {
  /// The absolute address of the page.
  package let page: String
  /// What to say of it.
  package let text: String

  /// Where a click leads.
  package var address: String {
    URLQuery.address("https://www.threads.com/intent/post", ["text": text, "url": page])
  }
}
