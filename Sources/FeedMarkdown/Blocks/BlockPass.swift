internal import CCmark

/// Reads in cmark's tree what belongs to whole blocks: the marks of alerts, the comments that replace attribute lists,
/// and the items that replace footnotes.
struct BlockPass {
  private let features: SourceFeatures
  private let source: RewrittenSource
  private lazy var lines = SourceLines(source.bytes)
  /// The lists of attributes that nodes name by index.
  private(set) var attributeLists: [PlacedAttributeList]
  /// The labels of the footnotes: those in the tree, since what was one where a table was a paragraph may be text where
  /// it is a table.
  private(set) var footnotes: Set<String> = []
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
    case CMARK_NODE_ITEM where isEntering:
      if let label = source.footnoteLabel(of: node) { footnotes.insert(label) }
    case CMARK_NODE_HTML_BLOCK: applyAttributes(node)
    default: break
    }
  }

  /// Gives the attributes to the block before the comment or, where a blank line or nothing is there, the one after it.
  private mutating func applyAttributes(_ comment: CmarkNode) {
    guard case .attributeList(let index, _) = source.annotation(line: comment.line) else { return }
    // The list on the line before looked for the block after, and met this one first.
    attributeLists[index].previous = comment.attributes
    let isApart =
      comment.attributes != nil
      || comment.line > 1
        && lines[comment.line - 1].allSatisfy { $0.isASCIISpace || $0 == UInt8(ascii: ">") }
    let target = isApart ? comment.next ?? comment.previous : comment.previous ?? comment.next
    if let target {
      let isBare = target.type == CMARK_NODE_PARAGRAPH && target.parent?.parent?.isTightList ?? false
      attributeLists.give(index, to: isBare ? target.parent ?? target : target)
    }
    comment.remove()
  }
}
