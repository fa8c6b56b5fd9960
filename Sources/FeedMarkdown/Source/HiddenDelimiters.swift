internal import CCmark

/// Marks of emphasis within attribute lists behind links and other inlines, hidden from cmark.
///
/// kramdown reads such a list before it looks for emphasis, so that the underscore of `{:target="_blank"}` opens none.
/// cmark gets a control character in its place, which is as long and means nothing to it; a source that holds such
/// characters of its own is left as it is.
enum HiddenDelimiters {
  /// What stands for each mark: shift out and shift in.
  private static let pairs: [(mark: UInt8, hidden: UInt8)] = [(UInt8(ascii: "_"), 0x0E), (UInt8(ascii: "*"), 0x0F)]
  /// What a list can stand right behind: the ends of links, images, code and marked words, and of other lists.
  private static let ends = ByteSet(")]>`*_=~^}")

  /// The source with the marks hidden; nil where there is nothing to hide.
  static func hiding(in source: [UInt8]) -> [UInt8]? {
    var bytes = source
    var hasHidden = false
    var index = 1
    while index < source.count {
      guard source[index] == UInt8(ascii: "{"), ends.contains(source[index - 1]),
        let list = AttributeList.parse(prefixOf: source[index...], requiresColon: false)
      else {
        index += 1
        continue
      }
      for place in index..<list.end {
        guard let pair = pairs.first(where: { $0.mark == source[place] }) else { continue }
        bytes[place] = pair.hidden
        hasHidden = true
      }
      index = list.end
    }
    guard hasHidden, !source.contains(where: { byte in pairs.contains { $0.hidden == byte } }) else { return nil }
    return bytes
  }

  /// The bytes as they were written.
  static func shown(_ bytes: [UInt8]) -> [UInt8] {
    bytes.map { byte in pairs.first { $0.hidden == byte }?.mark ?? byte }
  }

  /// Shows the marks wherever cmark put the text around them.
  static func visit(_ node: CmarkNode) {
    switch node.type {
    case CMARK_NODE_TEXT, CMARK_NODE_CODE, CMARK_NODE_HTML_INLINE, CMARK_NODE_HTML_BLOCK, CMARK_NODE_CODE_BLOCK:
      let bytes = node.literalBytes
      let shown = shown(bytes)
      if shown != bytes { node.setLiteral(shown) }
      if node.type == CMARK_NODE_CODE_BLOCK { node.setFenceInfo(text(node.fenceInfo)) }
    case CMARK_NODE_LINK, CMARK_NODE_IMAGE:
      node.setDestination(text(node.destination))
      node.setTitle(text(node.title))
    default: break
    }
  }

  private static func text(_ text: String) -> String { String(decoding: shown(Array(text.utf8)), as: UTF8.self) }
}
