internal import FeedMarkup

/// A block of code, written once for pages and once for all else.
struct MarkdownCodeBlock: Hashable, Sendable {
  let pageMarkup: [UInt8]
  let plainMarkup: [UInt8]

  /// Writes a block.
  ///
  /// - Parameters:
  ///   - info: The words behind the opening fence.
  ///   - code: The code with its line ends.
  ///   - isHighlighted: Whether its tokens are told apart on pages.
  init(info: String, code: String, isHighlighted: Bool) {
    let language = info.unicodeScalars.prefix { $0 > " " }
    var markup = MarkupBuffer()
    if language.isEmpty {
      markup.append("<pre><code>")
    } else {
      markup.append("<pre><code class=\"language-")
      HTMLEscaping.appendKeepingApostrophes(String(language), to: &markup)
      markup.append("\">")
    }
    HTMLEscaping.appendKeepingApostrophes(code, to: &markup)
    markup.append("</code></pre>")
    plainMarkup = markup.bytes
    pageMarkup = markup.bytes
  }
}
