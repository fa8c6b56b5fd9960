import FeedModel

/// What Weibo takes: an address, words and a picture.
package struct WeiboShare: Hashable, Sendable {
  /// The absolute address of the page.
  package let page: String
  /// What to say of it.
  package let text: String
  /// The absolute address of the picture.
  package let picture: String?

  /// Where a click leads.
  package var address: String {
    URLQuery.address("https://service.weibo.com/share/share.php", ["url": page, "title": text, "pic": picture])
  }
}
