/// What depends on how and where a body is rendered; each case carries an index into the body's links, headings or raw HTML.
enum MarkdownSlotContent: Hashable, Sendable {
  /// The start tag of a link.
  case linkStart(Int)
  /// The end tag of a link.
  case linkEnd(Int)
  /// An image.
  case image(Int)
  /// The start tag of a heading.
  case headingStart(Int)
  /// The end tag of a heading.
  case headingEnd(Int)
  /// Raw HTML.
  case rawHTML(Int)
}
