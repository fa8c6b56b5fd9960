package import FeedMarkup

/// What WeChat takes: an address to scan from the screen, and words to paste.
package struct WeChatShare: Hashable, Sendable {
  /// The address of the page; nil where it is too long for a QR code.
  package let code: QRCode?
  /// What to say of it: a sentence, and in a line of its own how often it was played and when it was published.
  package let text: String
}
