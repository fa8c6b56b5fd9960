internal import CCmark

/// Shows in cmark's tree what ``HiddenEscapes`` hid in the source.
enum EscapePass {
  static func visit(_ node: CmarkNode) {
    switch node.type {
    case CMARK_NODE_TEXT: show(in: node, withBackslash: false)
    case CMARK_NODE_CODE, CMARK_NODE_HTML_INLINE, CMARK_NODE_HTML_BLOCK: show(in: node, withBackslash: true)
    case CMARK_NODE_CODE_BLOCK:
      show(in: node, withBackslash: true)
      node.setFenceInfo(HiddenEscapes.shown(node.fenceInfo))
    case CMARK_NODE_LINK, CMARK_NODE_IMAGE:
      node.setDestination(HiddenEscapes.shown(node.destination))
      node.setTitle(HiddenEscapes.shown(node.title))
    default: break
    }
  }

  private static func show(in node: CmarkNode, withBackslash: Bool) {
    let bytes = node.literalBytes
    let shown = HiddenEscapes.shown(bytes, withBackslash: withBackslash)
    if shown != bytes { node.setLiteral(shown) }
  }
}
