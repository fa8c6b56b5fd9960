import FeedModel

/// What LINE takes: an address and words.
package struct LINEShare: Hashable, Sendable {
  /// The absolute address of the page.
  package let page: String
  /// What to say of it.
  package let text: String

  /// Where a click leads.
  package var address: String {
    URLQuery.address("https://social-plugins.line.me/lineit/share", ["url": page, "text": text])
  }
}
