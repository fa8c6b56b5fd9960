internal import CCmark

/// Reads in cmark's tree what belongs to whole blocks: the marks of alerts, and the comments that stand for lists of
/// attributes.
struct BlockPass {
  private let features: SourceFeatures
  private let source: RewrittenSource
  private lazy var lines = SourceLines(source.bytes)
  /// The lists of attributes that nodes name by index.
  private(set) var attributeLists: [PlacedAttributeList]
  private var depth = 0

  /// Alerts in more containers than this stay quotes, because each change of the tree costs as much as the depth.
  private static let deepest = 100

  init(features: SourceFeatures, source: RewrittenSource, attributeLists: [PlacedAttributeList]) {
    self.features = features
    self.source = source
    self.attributeLists = attributeLists
  }

  mutating func visit(_ node: CmarkNode, isEntering: Bool) {
    switch node.type {
    case CMARK_NODE_BLOCK_QUOTE:
      depth += isEntering ? 1 : -1
      if !isEntering, depth < Self.deepest, features.contains(.alerts) { AlertMark.read(in: node) }
    case CMARK_NODE_HTML_BLOCK: applyAttributes(node)
    default: break
    }
  }

  /// Gives the attributes to the block before the comment or, where a blank line or nothing is there, the one behind.
  private mutating func applyAttributes(_ comment: CmarkNode) {
    guard case .attributeList(let index) = source.annotation(line: comment.line) else { return }
    // The list on the line before looked for the block behind, and met this one first.
    attributeLists[index].previous = comment.attributes
    let isApart = comment.attributes != nil || comment.line > 1 && isBlank(comment.line - 1)
    let target = isApart ? comment.next ?? comment.previous : comment.previous ?? comment.next
    if let target {
      let isBare = target.type == CMARK_NODE_PARAGRAPH && target.parent?.parent?.isTightList ?? false
      give(index, to: isBare ? target.parent ?? target : target)
    }
    comment.remove()
  }

  private mutating func isBlank(_ line: Int) -> Bool {
    lines[line].allSatisfy { $0.isASCIISpace || $0 == UInt8(ascii: ">") }
  }

  private mutating func give(_ index: Int, to node: CmarkNode) {
    if let earlier = node.attributes { attributeLists.put(earlier, before: index) }
    node.setAttributes(index)
  }
}

/// The line `[!NOTE]` at the beginning of a block quote, perhaps with a title.
enum AlertMark {
  /// Takes the mark out of a quote, which becomes the variant that ``AlertKind`` numbers.
  static func read(in quote: CmarkNode) {
    guard let paragraph = quote.firstChild, paragraph.type == CMARK_NODE_PARAGRAPH, let first = paragraph.firstChild,
      first.type == CMARK_NODE_TEXT, unsafe first.withLiteral({ unsafe $0.first == UInt8(ascii: "[") })
    else { return }
    first.joinTextBehind()
    let bytes = first.literalBytes
    guard let mark = AlertMarkText(bytes[...]) else { return }
    let rest = first.next
    let isWhole = rest == nil || rest?.type == CMARK_NODE_SOFTBREAK || rest?.type == CMARK_NODE_LINEBREAK
    if mark.count == bytes.count, isWhole {
      rest?.remove()
      first.remove()
      if paragraph.firstChild == nil { paragraph.remove() }
    } else {
      guard mark.count < bytes.count || bytes.last.map({ $0.isASCIISpace }) ?? false else { return }
      first.setLiteral(bytes[mark.count...])
      setTitle(from: first)
    }
    guard let kind = mark.kind else { return }
    quote.setVariant(kind.rawValue)
  }

  /// Makes the rest of the line, which is the title, strong text on a line of its own.
  private static func setTitle(from first: CmarkNode) {
    guard let title = CmarkNode.new(CMARK_NODE_STRONG) else { return }
    first.insertBefore(title)
    while let next = title.next, next.type != CMARK_NODE_SOFTBREAK, next.type != CMARK_NODE_LINEBREAK {
      title.append(next)
    }
    guard let end = title.next, end.type == CMARK_NODE_SOFTBREAK, let lineEnd = CmarkNode.new(CMARK_NODE_LINEBREAK)
    else { return }
    end.insertBefore(lineEnd)
    end.remove()
  }
}
