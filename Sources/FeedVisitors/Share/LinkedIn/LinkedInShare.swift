import FeedModel

/// What LinkedIn takes: an address alone, of which it shows a preview.
package struct LinkedInShare: Hashable, Sendable {
  /// The absolute address of the page.
  package let page: String

  /// Where a click leads.
  package var address: String {
    URLQuery.address("https://www.linkedin.com/sharing/share-offsite/", ["url": page])
  }
}
