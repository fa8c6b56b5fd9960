internal import CCmark
internal import FeedDiagnostics
internal import FeedMarkup

/// Collects a body from the nodes of cmark's tree; what it writes follows `cmark_render_html`.
struct MarkdownReader {
  let options: MarkdownOptions
  var source: SourceMap
  var markup = MarkupBuffer()
  var slots: [MarkdownSlot] = []
  var links: [MarkdownLink] = []
  var headings: [MarkdownHeading] = []
  var rawHTML: [RawHTMLFragment] = []
  var rawHTMLAddresses = RawHTMLAddresses()
  var diagnostics: [Diagnostic] = []
  var plainText: [UInt8] = []
  var excerptEnd: Int?
  var isEmpty = true
  var anchors = AnchorNames()

  /// Where the text of the heading and of the link that are open begins in the plain text.
  var headingTextStart = 0
  var linkTextStart = 0
  /// The link that is open; links do not nest.
  var openLink: Int?
  /// How many images are open: in the alternative text of one, others may stand.
  var imageDepth = 0
  var isImageUnsafe = false
  var alternativeText = ""
  var paragraphStart = (markup: 0, slots: 0)
  /// Whether a block began since the last character of plain text.
  var isBlockPending = false
  var hasWarnedOfHTML = false

  /// Creates a reader of a text of `size` bytes.
  init(source: SourceMap, size: Int, options: MarkdownOptions) {
    self.options = options
    self.source = source
    markup.reserve(size + size / 4)
    plainText.reserveCapacity(size)
  }

  mutating func visit(_ node: CmarkNode, isEntering: Bool) {
    let type = node.type
    if imageDepth > 0 {
      visitInsideImage(node, type, isEntering: isEntering)
    } else if type.rawValue >= CMARK_NODE_FIRST_INLINE.rawValue {
      visitInline(node, type, isEntering: isEntering)
    } else {
      visitBlock(node, type, isEntering: isEntering)
    }
  }

  consuming func finish() -> ParsedMarkdown {
    let body = MarkdownBody(
      markup: markup.bytes, slots: slots, links: links, headings: headings, rawHTML: rawHTML,
      plainText: String(decoding: plainText, as: UTF8.self), excerptEnd: excerptEnd, isEmpty: isEmpty)
    return ParsedMarkdown(body: body, diagnostics: diagnostics)
  }
}
