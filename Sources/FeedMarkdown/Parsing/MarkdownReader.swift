internal import CCmark
internal import FeedDiagnostics
internal import FeedMarkup

/// Collects a body from the nodes of cmark's tree; what it writes follows `cmark_render_html`.
struct MarkdownReader {
  let options: MarkdownOptions
  /// The lists of attributes that nodes name by index.
  var placedAttributes: [PlacedAttributeList]
  /// The short codes that nodes name by index.
  let shortCodes: [String]
  /// Those of them that belong to something.
  var usedAttributes: Set<Int> = []
  var source: SourceMap
  /// Whether any line stands for something else than cmark took it for.
  let hasAnnotations: Bool
  var body = MarkdownContent()
  var markup = MarkupBuffer()
  var slots: [MarkdownSlot] = []
  var plainText: [UInt8] = []
  var diagnostics: [Diagnostic] = []
  var isEmpty = true
  var anchors = AnchorNames()
  var footnotes = FootnoteCollection()
  /// The parts of the body's lists, where there are footnotes.
  var bodyParts: [BodyPart] = []
  var rawHTMLAddresses = RawHTMLAddresses()

  /// Where the text of the heading and of the link that are open begins in the plain text.
  var headingTextStart = 0
  /// Whether a heading is open, and where in the plain text an emoji stands in it that was written as a name.
  var isInHeading = false
  var headingNames: [(range: Range<Int>, name: String)] = []
  var linkTextStart = 0
  /// The link that is open; links do not nest.
  var openLink: Int?
  /// How many addresses in pointed brackets are open in it, which cmark reads in links too; they stay text.
  var nestedLinks = 0
  /// How many images are open: in the alternative text of one, others may stand.
  var imageDepth = 0
  var isImageUnsafe = false
  var alternativeText = ""
  var paragraphStart = (markup: 0, slots: 0)
  /// How the paragraph that is open is written.
  var paragraphForm = ParagraphForm.paragraph
  /// What the images and links of the paragraph that is open are to become.
  var loneContent = LoneContent.none
  /// Whether a block began since the last character of plain text.
  var isBlockPending = false
  var hasWarnedOfHTML = false

  init(source: SourceMap, options: MarkdownOptions, tree: TreeFindings) {
    self.source = source
    self.options = options
    placedAttributes = tree.attributeLists
    shortCodes = tree.shortCodes
    let size = source.size
    markup.reserve(size + size / 4)
    plainText.reserveCapacity(size)
    slots.reserveCapacity(size / 64 + 8)
    hasAnnotations = source.hasAnnotations
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

  /// The body, with its footnotes at the end; nothing may be read after it.
  mutating func finish() -> ParsedMarkdown {
    body.footnotesStart = plainText.count
    appendFootnotes()
    removeHidden()
    warnOfStrayAttributes()
    // Some are found before what stands before them, and those of footnotes with the text around these.
    diagnostics.sort { Self.place($0) < Self.place($1) }
    body.markup = markup.bytes
    body.slots = slots
    body.plainBytes = plainText
    body.isEmpty = isEmpty
    // Moved, as a copy would count references of all its lists.
    var finished = MarkdownContent()
    swap(&finished, &body)
    return ParsedMarkdown(body: MarkdownBody(finished), diagnostics: diagnostics)
  }

  private static func place(_ diagnostic: Diagnostic) -> (line: Int, column: Int) {
    (diagnostic.location?.line ?? 0, diagnostic.location?.column ?? 0)
  }
}

/// Where a part of the body's lists begins: what was read within one footnote, or outside of all.
///
/// It ends where the next part begins.
struct BodyPart {
  /// The number of the footnote's definition; nil outside of all.
  let definition: Int?
  /// The index of the first link, and so on.
  let link: Int
  let heading: Int
  let anchor: Int
}

/// How a paragraph is written.
enum ParagraphForm {
  /// With tags of its own.
  case paragraph
  /// As text alone, as in tight lists.
  case bare
  /// As terms that definitions follow, a line each.
  case terms
}
