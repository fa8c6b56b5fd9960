internal import CCmark

/// Writes a body from the nodes of cmark's tree, each with the builder that knows it.
struct MarkdownReader {
  private(set) var draft: BodyDraft
  private var blocks = BlockBuilder()
  private var inlines = InlineBuilder()
  private var images = ImageBuilder()
  private var html = RawHTMLBuilder()
  private var footnotes = FootnoteBuilder()
  /// The short codes that nodes name by index.
  private let shortCodes: [String]

  init(source: SourceMap, options: MarkdownOptions, tree: TreeFindings, holdsTags: Bool) {
    draft = BodyDraft(
      source: source, options: options, attributes: AttributeCollection(tree.attributeLists), holdsTags: holdsTags)
    shortCodes = tree.shortCodes
  }

  /// Writes what a node begins or ends with.
  mutating func visit(_ node: CmarkNode, isEntering: Bool) {
    let type = node.type
    if !isEntering, html.isOpen(in: node) { html.close(node, in: &draft) }
    let lone = blocks.loneContent
    if images.isOpen {
      images.visit(
        node, type, isEntering: isEntering, beside: lone, isInLink: inlines.isInLink, html: &html, in: &draft)
    } else if type.rawValue < CMARK_NODE_FIRST_INLINE.rawValue {
      visitBlock(node, type, isEntering: isEntering)
    } else {
      switch type {
      case CMARK_NODE_IMAGE: images.start(node, in: &draft)
      case CMARK_NODE_HTML_INLINE: html.visitInline(node, in: &draft)
      case CMARK_NODE_CUSTOM_INLINE where node.variant == InlineMeaning.footnote.rawValue:
        if isEntering { footnotes.appendReference(to: node.label, in: &draft) }
      default:
        if blocks.isInHeading, type == CMARK_NODE_TEXT { blocks.note(node, shortCodes: shortCodes, in: draft) }
        inlines.visit(node, type, isEntering: isEntering, beside: lone, in: &draft)
      }
    }
  }

  private mutating func visitBlock(_ node: CmarkNode, _ type: cmark_node_type, isEntering: Bool) {
    if type == CMARK_NODE_HTML_BLOCK {
      html.visitBlock(node, in: &draft)
    } else if type == CMARK_NODE_ITEM, let label = draft.source.footnoteLabel(of: node) {
      footnotes.visit(node, label: label, isEntering: isEntering, in: &draft)
    } else {
      blocks.visit(node, type, isEntering: isEntering, in: &draft)
    }
  }

  /// The body, with its footnotes at the end; nothing may be read after it.
  ///
  /// - Parameters:
  ///   - tree: What the passes over the tree found.
  ///   - size: The size of the body in bytes.
  mutating func finish(_ tree: TreeFindings, size: Int) -> ParsedMarkdown {
    draft.warn(of: tree.exceeded, size: size)
    draft.warn(ofFootnotes: tree.unknownFootnotes)
    draft.warn(ofAddresses: tree.spacedAddresses)
    footnotes.finish(&draft)
    return draft.finish()
  }
}
