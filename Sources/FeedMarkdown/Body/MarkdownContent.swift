/// The parts of a body: finished markup, and the contents of the slots in it.
struct MarkdownContent: Hashable, Sendable {
  /// Every link and image in the order of the text, as written; links with unsafe destinations are text.
  var links: [MarkdownLink] = []
  /// Every heading in the order of the text.
  var headings: [MarkdownHeading] = []
  /// The indices of the links in footnotes that are not shown.
  var hiddenLinks = RangeSet<Int>()
  /// The indices of the headings in footnotes that are not shown.
  var hiddenHeadings = RangeSet<Int>()
  /// Whether there is nothing to show.
  var isEmpty = true
  /// The names that links may lead to: those of the headings, and those that attribute lists give.
  var anchors: [String] = []
  /// The plain text in UTF-8; a string is made only on demand.
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
  /// The ids that are in raw HTML.
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
  let attributes: Int?
}

/// What depends on how and where a body is rendered; most cases carry an index into a list of the body.
///
/// No case takes more than eight bytes, so that ``MarkdownSlot`` stays small.
enum MarkdownSlotContent: Hashable, Sendable {
  case linkStart(Int)
  case linkEnd(Int)
  case image(Int)
  /// A paragraph that is an image, or a file of sound or film.
  case figure(Int)
  /// A file of sound or film within text.
  case player(Int)
  /// A paragraph that is the address of a player's page.
  case embed(Int)
  case headingStart(Int)
  case headingEnd(Int)
  /// The attributes of the start tag in which the slot lies.
  case attributes(Int)
  /// The alignment of the cell in whose start tag the slot lies.
  case alignment(TableAlignment)
  case code(Int)
  case rawHTML(Int)
  case task(isDone: Bool)
  /// The start tag of an alert and its title; the attributes, where there are any.
  case alertStart(AlertKind, attributes: UInt32?)
  case alertEnd
  /// A reference to the footnote of a number; references to one footnote are counted from one.
  case footnoteReference(number: UInt32, occurrence: UInt32)
  case footnotesStart
  case footnoteStart(number: Int)
  /// The way back from a footnote to each of its references.
  case footnoteReturn(number: UInt32, references: UInt32)
}

/// A gap in a body's markup that is filled when the body is rendered.
///
/// Small, as a heading or a link has two of them.
struct MarkdownSlot: Hashable, Sendable {
  var content: MarkdownSlotContent
  /// The offset in the markup, in bytes.
  var offset: Int { Int(place) }

  // The markup of the largest body stays far below what this can count.
  private let place: UInt32

  init(content: MarkdownSlotContent, offset: Int) {
    self.content = content
    place = UInt32(clamping: offset)
  }
}
