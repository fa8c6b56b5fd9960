import FeedModel

/// What Reddit takes: an address and a title.
package struct RedditShare: Hashable, Sendable {
  /// The absolute address of the page.
  package let page: String
  /// What the page is called.
  package let title: String

  /// Where a click leads.
  package var address: String {
    URLQuery.address("https://www.reddit.com/submit", ["url": page, "title": title])
  }
}
