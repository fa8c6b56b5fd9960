package import FeedModel

/// What the networks may say of an entry: results of other operators, from which each takes what it wants.
package struct ShareMessage: Hashable, Sendable {
  /// What ``ShareSentenceVisitor`` makes of the entry.
  package let sentence: String
  /// What ``HeadingVisitor`` makes of it.
  package let heading: String
  /// The absolute address of its page.
  package let page: String
  /// Who made the music that it is.
  package let artists: [PersonReference]

  /// The sentence with the address behind it, where a network takes one text of a limited length.
  ///
  /// - Parameters:
  ///   - limit: how many graphemes the text may have.
  ///   - pageLength: for how many of them the address counts; nil where it counts as long as it is.
  func text(limit: Int, pageLength: Int? = nil) -> String {
    let room = limit - (pageLength ?? page.count) - 1
    return "\(sentence.fitting(room)) \(page)"
  }
}

extension String {
  /// The text as it is where it has at most `limit` graphemes, else its beginning in one line.
  fileprivate func fitting(_ limit: Int) -> String {
    // No grapheme is shorter than a byte.
    utf8.count <= limit || count <= limit ? self : shortened(to: max(1, limit - 1))
  }
}
