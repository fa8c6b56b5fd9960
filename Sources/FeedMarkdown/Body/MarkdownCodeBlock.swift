internal import FeedMarkup

/// A block of code, whose tokens are told apart when it is written.
struct MarkdownCodeBlock: Hashable, Sendable {
  private let info: FenceInfo
  private let code: String
  private let isHighlighted: Bool
  /// The index of its attributes in the body's lists; nil where it has none.
  var attributes: Int?

  /// Creates a block.
  ///
  /// - Parameters:
  ///   - info: The words behind the opening fence.
  ///   - code: The code with its line ends.
  ///   - isHighlighted: Whether its tokens are told apart on pages.
  init(info: String, code: String, isHighlighted: Bool) {
    self.code = code
    self.isHighlighted = isHighlighted
    if isHighlighted {
      self.info = FenceInfo(info)
    } else {
      let word = info.unicodeScalars.prefix { $0 > " " }
      self.info = FenceInfo(language: word.isEmpty ? nil : String(word))
    }
  }

  /// Appends the block, without the line end behind it.
  ///
  /// - Parameters:
  ///   - isPage: Whether it goes to a page, the one place where tokens are told apart.
  ///   - attributes: What stands in its start tag, as markup.
  func append(to buffer: inout MarkupBuffer, isPage: Bool, attributes: ArraySlice<UInt8>) {
    if isPage, isHighlighted {
      CodeBlockMarkup.append(code: code, info: info, isHighlighted: true, attributes: attributes, to: &buffer)
    } else {
      CodeBlockMarkup.appendPlain(code: code, info: info, attributes: attributes, to: &buffer)
    }
    buffer.removeLast(1)
  }
}
