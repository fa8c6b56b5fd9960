internal import FeedMarkup

/// What a body is made of, as it is collected: finished markup and what the slots in it stand for.
struct MarkdownContent: Hashable, Sendable {
  /// Every link and image in the order of the text, as written; links with unsafe destinations are text.
  var links: [MarkdownLink] = []
  /// Every heading in the order of the text.
  var headings: [MarkdownHeading] = []
  /// Whether there is nothing to show.
  var isEmpty = true
  /// The names that links may lead to: those of the headings, and those that attribute lists give.
  var anchors: [String] = []
  /// The plain text in UTF-8; a string is made of it only where it is asked for.
  var plainBytes: [UInt8] = []
  var markup: [UInt8] = []
  var slots: [MarkdownSlot] = []
  /// Where elements begin and end, in the order of the markup.
  var boundaries: [MarkdownBoundary] = []
  /// Where the plain text of the footnotes begins, as an offset in bytes.
  var footnotesStart = 0
  /// Where `<!--more-->` stands, as an offset in bytes into the plain text.
  var excerptEnd: Int?
  /// The lists of attributes, each without what its element does not take.
  var attributeLists: [AttributeList] = []
  var codeBlocks: [MarkdownCodeBlock] = []
  /// What stays of raw HTML, in the order of the text.
  var rawHTML: [RawHTMLFragment] = []
  /// The ids that stand in raw HTML.
  var rawNames: Set<String> = []
}

/// A heading of a body.
public struct MarkdownHeading: Hashable, Sendable {
  /// The level as written, from 1 to 6.
  public let level: Int
  /// The plain text.
  public let text: String
  /// The name for links, unique within the body; the `id` where ``MarkdownRendering/identifierPrefix`` asks for ids.
  public let anchor: String

  /// The index of its attributes in the body's lists; nil where it has none.
  var attributes: Int?

  /// Creates a heading.
  public init(level: Int, text: String, anchor: String) {
    self.level = level
    self.text = text
    self.anchor = anchor
  }
}

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
