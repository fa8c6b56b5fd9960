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
