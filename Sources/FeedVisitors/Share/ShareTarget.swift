import FeedModel

extension String {
  /// The lines of the text, empty ones among them; most texts are one.
  fileprivate var lines: [String] {
    let endsLine = unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0A...0x0D, 0x85, 0x2028...0x2029: true
      default: false
      }
    }
    guard endsLine else { return [self] }
    return split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
  }
}

/// A network that takes the same of every kind: an address to share at, with words about the entry in its query.
package struct ShareTarget: Sendable {
  /// The address without its query, from the network's own documentation.
  private let base: String
  /// Names and values of the query.
  private let query: @Sendable (ShareMessage) -> KeyValuePairs<String, String?>

  /// Where a click leads.
  package func address(_ message: ShareMessage) -> String { URLQuery.address(base, query(message)) }

  /// X takes words and an address.
  package static let x = ShareTarget(base: "https://x.com/intent/tweet") { ["text": $0.sentence, "url": $0.page] }

  /// Threads takes words and an address.
  package static let threads = ShareTarget(base: "https://www.threads.com/intent/post") {
    ["text": $0.sentence, "url": $0.page]
  }

  /// Telegram takes an address and words.
  package static let telegram = ShareTarget(base: "https://t.me/share/url") { ["url": $0.page, "text": $0.sentence] }

  /// WhatsApp takes one text, which holds the address.
  package static let whatsApp = ShareTarget(base: "https://wa.me/") { ["text": "\($0.sentence) \($0.page)"] }

  /// Bluesky takes one text of 300 graphemes, which holds the address.
  package static let bluesky = ShareTarget(base: "https://bsky.app/intent/compose") { ["text": $0.text(limit: 300)] }

  /// Mastodon takes one text, which holds the address, at the server where the reader is at home.
  ///
  /// Most servers allow 500 characters, of which an address counts for 23.
  package static func mastodon(at instance: String) -> ShareTarget {
    ShareTarget(base: "https://\(instance)/share") { ["text": $0.text(limit: 500, pageLength: 23)] }
  }

  /// LinkedIn takes an address alone, of which it shows a preview.
  package static let linkedIn = ShareTarget(base: "https://www.linkedin.com/sharing/share-offsite/") {
    ["url": $0.page]
  }

  /// Reddit takes an address and a title, no greeting: music as `Artist – Title`, everything else as it is called.
  package static let reddit = ShareTarget(base: "https://www.reddit.com/submit") { message in
    let artists = message.artists.map(\.name).joined(separator: ", ")
    return ["url": message.page, "title": artists.isEmpty ? message.heading : "\(artists) – \(message.heading)"]
  }

  /// An e-mail to nobody yet takes a subject of one line, and a text whose lines are divided as RFC 6068 section 5 wants.
  package static let email = ShareTarget(base: "mailto:") { message in
    let subject = message.heading.lines.filter { !$0.isEmpty }.joined(separator: " ")
    let lines = message.sentence.lines
    return ["subject": subject, "body": (lines + ["", message.page]).joined(separator: "\r\n")]
  }
}
