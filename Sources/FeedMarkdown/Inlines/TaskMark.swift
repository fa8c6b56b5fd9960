internal import CCmark

/// The box at the beginning of a list item (GFM 0.29, section 5.3).
enum TaskMark {
  /// Puts a box in the place of `[ ]` or `[x]`, where the paragraph is the first thing in an item and begins with it.
  static func read(in paragraph: CmarkNode) {
    guard paragraph.previous == nil, paragraph.parent?.type == CMARK_NODE_ITEM, let first = paragraph.firstChild,
      first.type == CMARK_NODE_TEXT, unsafe first.withLiteral({ unsafe $0.first == UInt8(ascii: "[") })
    else { return }
    first.joinTextBehind()
    let text = first.literalBytes
    guard text.count >= 3, text[2] == UInt8(ascii: "]"), text.count == 3 || text[3].isASCIISpace else { return }
    let isDone = text[1] | 0x20 == UInt8(ascii: "x")
    guard isDone || text[1] == UInt8(ascii: " "), text.count > 3 || first.next != nil else { return }
    guard let mark = CmarkNode.inline(isDone ? .doneTask : .task) else { return }
    first.insertBefore(mark)
    first.setLiteral(text[3...])
  }
}
