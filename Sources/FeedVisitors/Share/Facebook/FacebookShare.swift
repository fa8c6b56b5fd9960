import FeedModel

/// What Facebook takes: an address alone, of which it shows a preview.
package struct FacebookShare: Hashable, Sendable {
  /// The absolute address of the page.
  package let page: String

  /// Where a click leads.
  package var address: String {
    URLQuery.address("https://www.facebook.com/sharer/sharer.php", ["u": page])
  }
}
