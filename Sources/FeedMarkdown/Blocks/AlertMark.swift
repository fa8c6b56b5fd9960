internal import CCmark

/// The line `[!NOTE]` at the beginning of a block quote.
enum AlertMark {
  /// Takes the mark out of a quote, which becomes the variant that ``AlertKind`` numbers.
  static func read(in quote: CmarkNode) {
    guard let paragraph = quote.firstChild, paragraph.type == CMARK_NODE_PARAGRAPH, let first = paragraph.firstChild,
      first.type == CMARK_NODE_TEXT, unsafe first.withLiteral({ unsafe $0.first == UInt8(ascii: "[") })
    else { return }
    first.joinTextBehind()
    guard let kind = AlertKind(first.literalBytes[...]) else { return }
    let rest = first.next
    guard rest == nil || rest?.type == CMARK_NODE_SOFTBREAK || rest?.type == CMARK_NODE_LINEBREAK else { return }
    rest?.remove()
    first.remove()
    if paragraph.firstChild == nil { paragraph.remove() }
    quote.setVariant(kind.rawValue)
  }
}
