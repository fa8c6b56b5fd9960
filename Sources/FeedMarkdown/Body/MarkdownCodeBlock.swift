internal import FeedMarkup

/// A block of code, written once for pages and once for all else; without the line end behind it.
struct MarkdownCodeBlock: Hashable, Sendable {
  let pageMarkup: [UInt8]
  let plainMarkup: [UInt8]
  /// The index of its attributes in the body's lists; nil where it has none.
  var attributes: Int?

  /// What both begin with, up to where attributes stand.
  static let start = Array("<pre".utf8)

  /// Writes a block.
  ///
  /// - Parameters:
  ///   - info: The words behind the opening fence.
  ///   - code: The code with its line ends.
  ///   - isHighlighted: Whether its tokens are told apart on pages.
  init(info: String, code: String, isHighlighted: Bool) {
    guard isHighlighted else {
      let word = info.unicodeScalars.prefix { $0 > " " }
      plainMarkup = Self.plain(code, FenceInfo(language: word.isEmpty ? nil : String(word)))
      pageMarkup = plainMarkup
      return
    }
    let info = FenceInfo(info)
    plainMarkup = Self.plain(code, info)
    var markup = MarkupBuffer()
    CodeBlockMarkup.append(code: code, info: info, isHighlighted: true, to: &markup)
    markup.removeLast(1)
    pageMarkup = markup.bytes
  }

  private static func plain(_ code: String, _ info: FenceInfo) -> [UInt8] {
    var markup = MarkupBuffer()
    CodeBlockMarkup.appendPlain(code: code, info: info, to: &markup)
    markup.removeLast(1)
    return markup.bytes
  }
}
