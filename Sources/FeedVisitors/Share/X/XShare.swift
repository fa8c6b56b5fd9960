import FeedModel

/// What X takes: words and an address.
package struct XShare: Hashable, Sendable {
  /// The absolute address of the page.
  package let page: String
  /// What to say of it.
  package let text: String

  /// Where a click leads.
  package var address: String {
    URLQuery.address("https://x.com/intent/tweet", ["text": text, "url": page])
  }
}
