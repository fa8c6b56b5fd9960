internal import CCmark
internal import FeedMarkup

/// Writes paragraphs, and what is alone in one and becomes a block of its own.
struct ParagraphBuilder {
  /// How a paragraph is written.
  private enum Form {
    /// With tags of its own.
    case paragraph
    /// As text alone, as in tight lists.
    case bare
    /// As terms that definitions follow, a line each.
    case terms
  }

  /// What the images and links of the paragraph that is open are to become.
  private(set) var loneContent = LoneContent.none
  private var form = Form.paragraph
  /// Where the paragraph that is open begins, with its start tag and without it.
  private var start = DraftText.Place()
  private var contentStart = DraftText.Place()

  mutating func open(_ node: CmarkNode, in draft: inout BodyDraft) {
    draft.text.isBlockPending = true
    form = Self.form(of: node, in: draft.source)
    loneContent = form == .paragraph ? LoneContent(of: node, extensions: draft.options.extensions) : .none
    // A line of attributes below an image or a player that is a paragraph is meant for these.
    if loneContent != .none, let content = node.firstChild { draft.moveAttributes(of: node, to: content) }
    guard form != .bare else { return }
    draft.text.startLine()
    if form == .terms, !draft.source.isDefinitionList(node.previous) { startDefinitionList(node, in: &draft) }
    start = draft.text.place
    if form == .terms {
      draft.start(.term, "<dt", of: node, as: .block)
    } else if loneContent == .none {
      draft.start(.paragraph, "<p", of: node, as: .block)
    }
    contentStart = draft.text.place
  }

  mutating func close(_ node: CmarkNode, in draft: inout BodyDraft) {
    defer { loneContent = .none }
    switch form {
    case .bare: break
    case .terms:
      draft.text.end(.term, "</dt>\n")
    case .paragraph where loneContent != .none:
      if loneContent == .embed {
        draft.text.takeBack(to: start)
        draft.text.mark(.embed)
        draft.text.append(.embed(draft.content.links.count - 1))
      }
      draft.text.markup.append("\n")
    case .paragraph:
      // A paragraph with only spaces left held nothing but raw HTML.
      if node.attributes == nil, draft.text.isBlank(since: contentStart) { return draft.text.takeBack(to: start) }
      draft.text.end(.paragraph, "</p>\n")
    }
  }

  private static func form(of node: CmarkNode, in source: RewrittenSource) -> Form {
    guard let parent = node.parent else { return .paragraph }
    if !source.annotations.isEmpty {
      if source.isDefinitionList(node.next) { return .terms }
      if source.footnoteLabel(of: parent) != nil { return .paragraph }
      if let list = parent.parent, source.isDefinitionList(list), let terms = list.previous,
        list.line > terms.endLine + 1
      {
        return .paragraph
      }
    }
    return parent.type == CMARK_NODE_ITEM && parent.parent?.isTightList ?? false ? .bare : .paragraph
  }

  /// Opens the list, which ends with the last definitions that follow without anything else between.
  private func startDefinitionList(_ terms: CmarkNode, in draft: inout BodyDraft) {
    var last = terms.next
    while let next = last?.next, next.type == CMARK_NODE_PARAGRAPH, draft.source.isDefinitionList(next.next) {
      last = next.next
    }
    draft.start(.definitionList, "<dl", of: last ?? terms, as: .block)
    draft.text.markup.append("\n")
  }
}

/// What is alone in a paragraph and becomes a block.
enum LoneContent {
  case none
  /// An image, or a file of sound or film.
  case figure
  /// The address of a player's page.
  case embed

  /// What is alone in a paragraph.
  init(of node: CmarkNode, extensions: MarkdownExtensions) {
    self = .none
    guard !extensions.isDisjoint(with: [.figures, .players, .embeds]), let child = node.firstChild, child.next == nil
    else { return }
    switch child.type {
    case CMARK_NODE_IMAGE where extensions.contains(.embeds) && Self.leadsToPlayer(child): self = .embed
    case CMARK_NODE_IMAGE: if Self.isFigure(child, extensions) { self = .figure }
    case CMARK_NODE_LINK where extensions.contains(.embeds): if Self.isEmbed(child) { self = .embed }
    default: break
    }
  }

  private static func isFigure(_ image: CmarkNode, _ extensions: MarkdownExtensions) -> Bool {
    let destination = image.destination
    guard !UnsafeDestination.removed(from: destination).isEmpty else { return false }
    return extensions.contains(.figures)
      || extensions.contains(.players) && MarkdownLink.Kind(mediaAt: destination) != nil
  }

  /// Whether a link or an image, as Obsidian has it, leads to a page that plays something, which is no picture.
  private static func leadsToPlayer(_ node: CmarkNode) -> Bool {
    node.title.isEmpty && EmbeddedPage(address: node.destination) != nil
  }

  /// Whether a link shows its own address, and leads to a page that plays something.
  private static func isEmbed(_ link: CmarkNode) -> Bool {
    guard link.variant == 0, let text = link.firstChild, text.next == nil, text.type == CMARK_NODE_TEXT,
      leadsToPlayer(link)
    else { return false }
    return text.literal == link.destination || "http://" + text.literal == link.destination
  }
}
