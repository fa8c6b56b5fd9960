/// An element that Markdown makes, as far as it matters for the structure of a body.
package enum MarkdownElement: UInt8, Hashable, Sendable {
  case paragraph, heading, list, item, definitionList, term, definition, quote, alert, code, table, row, cell
  /// A figure, or a section without meaning of its own.
  case figure, group
  case rule
  /// An image or player within text, a paragraph that is one, and a block for a page with a player.
  case image, media, embed
  /// Words within text, such as emphasis.
  case inline

  /// The elements of HTML: first the one that each becomes, or one that nests alike; then others that, in raw HTML, are
  /// the same to the extent of a body.
  private static let names: [Self: [String]] = [
    .paragraph: ["p", "figcaption", "summary"], .heading: ["h2", "h1", "h3", "h4", "h5", "h6"], .list: ["ul", "ol"],
    .item: ["li"], .definitionList: ["dl"], .term: ["dt"], .definition: ["dd"], .quote: ["blockquote"],
    .code: ["pre"], .table: ["table"], .row: ["tr"], .cell: ["td", "th"], .figure: ["figure"],
    .group: ["section", "div", "details", "address", "center"], .rule: ["hr"], .image: ["img", "video", "iframe"],
  ]

  private static let elements: [String: Self] = names.reduce(into: [:]) { elements, entry in
    for name in entry.value { elements[name] = entry.key }
  }

  /// The element of HTML that it becomes, or one that nests alike.
  var htmlName: String {
    switch self {
    case .alert, .embed: "div"
    case .media: "figure"
    case .inline: "em"
    default: Self.names[self]?.first ?? "div"
    }
  }

  /// What an element of raw HTML is to the extent of a body; nil where it is nothing.
  init?(rawName name: String) {
    guard let element = Self.elements[name] else { return nil }
    self = element
  }
}

/// Where an element of a body begins or ends.
struct MarkdownBoundary: Hashable, Sendable {
  enum Side: UInt8 {
    case start, end
    /// Both: the element has no content of its own.
    case whole
  }

  let element: MarkdownElement
  let side: Side
  /// Whether the element is one of raw HTML, whose tags are in a slot.
  let isRaw: Bool
  /// The index of the first slot after it; of a whole of raw HTML, its extent.
  private var slotOrExtent: UInt32
  private var place: UInt32
  private var plainPlace: UInt32

  /// The index of the first slot after it.
  var slot: Int { Int(slotOrExtent) }
  /// The offset in the markup, in bytes; that of the largest body is far below what 32 bits count.
  var offset: Int { Int(place) }
  /// The offset in the plain text, in bytes.
  var plainOffset: Int { Int(plainPlace) }
  /// The extent of a whole of raw HTML: of an image the size in pixels that it gives itself, zero for what it does not
  /// give; of code, its lines as the height.
  var rawExtent: (width: Int, height: Int) { (Int(slotOrExtent >> 16), Int(slotOrExtent & 0xFFFF)) }

  init(element: MarkdownElement, side: Side, isRaw: Bool, slot: Int, offset: Int, plainOffset: Int) {
    self.element = element
    self.side = side
    self.isRaw = isRaw
    slotOrExtent = UInt32(truncatingIfNeeded: slot)
    place = UInt32(truncatingIfNeeded: offset)
    plainPlace = UInt32(truncatingIfNeeded: plainOffset)
  }

  /// The boundary of an image or of code in raw HTML.
  init(rawWhole element: MarkdownElement, width: Int, height: Int, plainOffset: Int) {
    self.element = element
    side = .whole
    isRaw = true
    slotOrExtent = UInt32(UInt16(clamping: width)) << 16 | UInt32(UInt16(clamping: height))
    place = 0
    plainPlace = UInt32(clamping: plainOffset)
  }

  /// The boundary once its text follows another one.
  func moved(slots: Int, bytes: Int, plainBytes: Int) -> MarkdownBoundary {
    var moved = self
    if !isRaw || side != .whole {
      moved.slotOrExtent = UInt32(truncatingIfNeeded: slot + slots)
      moved.place = UInt32(truncatingIfNeeded: offset + bytes)
    }
    moved.plainPlace = UInt32(truncatingIfNeeded: plainOffset + plainBytes)
    return moved
  }
}
