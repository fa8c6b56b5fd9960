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
    let info = FenceInfo(info)
    var markup = MarkupBuffer()
    CodeBlockMarkup.appendPlain(code: code, info: info, to: &markup)
    plainMarkup = markup.bytes
    guard isHighlighted else {
      pageMarkup = plainMarkup
      return
    }
    markup = MarkupBuffer()
    CodeBlockMarkup.append(code: code, info: info, isHighlighted: true, to: &markup)
    pageMarkup = markup.bytes
  }
}
