internal import CCmark

/// What stands around a text node, as far as it decides what is read in it.
struct InlineContext {
  /// What the character before and the one after the text is like.
  let before: Neighbour
  let after: Neighbour

  /// What stands beside a text.
  enum Neighbour {
    /// Nothing, or the end of a line.
    case space
    /// The mark of emphasis, or a bracket.
    case punctuation
    /// The end of a word.
    case word
  }

  init(of node: CmarkNode, in parent: CmarkNode) {
    before = Self.neighbour(node.previous, in: parent)
    after = Self.neighbour(node.next, in: parent)
  }

  private static func neighbour(_ node: CmarkNode?, in parent: CmarkNode) -> Neighbour {
    guard let node else {
      return parent.type == CMARK_NODE_PARAGRAPH || parent.type == CMARK_NODE_HEADING ? .space : .punctuation
    }
    switch node.type {
    case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: return .space
    default: return .punctuation
    }
  }
}
