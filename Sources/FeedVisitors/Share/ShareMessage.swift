package import FeedModel

/// The texts of an entry for networks: results of other operators, of which each network takes what it needs.
package struct ShareMessage: Hashable, Sendable {
  /// The result of ``ShareSentenceVisitor`` for the entry.
  package let sentence: String
  /// The result of ``HeadingVisitor``.
  package let heading: String
  /// The absolute address of its page.
  package let page: String
  /// Who made the music that it is.
  package let artists: [PersonReference]

  /// The sentence with the address after it, where a network takes one text of a limited length.
  ///
  /// - Parameters:
  ///   - limit: the number of graphemes that the text may have.
  ///   - pageLength: the number of them that an address counts for; nil where that is its length.
  func text(limit: Int, pageLength: Int? = nil) -> String {
    let room = limit - (pageLength ?? page.count) - 1
    return "\(sentence.fitting(room)) \(page)"
  }

  /// The title, with the artists where it is music: `Artist – Title`.
  var titleWithArtists: String {
    artists.isEmpty ? heading : "\(artists.map(\.name).joined(separator: ", ")) – \(heading)"
  }

  private static let mostTags = 5

  /// A text to paste below pictures: the sentence, the address, and tags, a paragraph each.
  func caption(tags: [Tag]) -> String {
    let words = tags.compactMap(\.hashtag).prefix(Self.mostTags).joined(separator: " ")
    return [sentence, page, words].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// The subject of an e-mail, in one line.
  var emailSubject: String { heading.lines.filter { !$0.isEmpty }.joined(separator: " ") }

  /// The text of an e-mail, whose lines are divided as RFC 6068 section 5 wants.
  var emailText: String { (sentence.lines + ["", page]).joined(separator: "\r\n") }
}

extension Tag {
  /// The tag as one word after a `#`, as networks read it; nil where no letter or digit is left.
  fileprivate var hashtag: String? {
    let word = name.filter { $0.isLetter || $0.isNumber || $0 == "_" }
    return word.isEmpty ? nil : "#\(word)"
  }
}

extension String {
  /// The text as it is where it has at most `limit` graphemes, else its beginning in one line.
  fileprivate func fitting(_ limit: Int) -> String {
    // No grapheme is shorter than a byte.
    utf8.count <= limit || count <= limit ? self : shortened(to: max(1, limit - 1))
  }

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
