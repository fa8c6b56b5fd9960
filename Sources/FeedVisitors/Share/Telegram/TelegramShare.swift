import FeedModel

/// What Telegram takes: an address and words.
package struct TelegramShare: Hashable, Sendable {
  /// The absolute address of the page.
  package let page: String
  /// What to say of it.
  package let text: String

  /// Where a click leads.
  package var address: String {
    URLQuery.address("https://t.me/share/url", ["url": page, "text": text])
  }
}
