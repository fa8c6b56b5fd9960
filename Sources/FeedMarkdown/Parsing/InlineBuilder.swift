internal import CCmark
internal import FeedDiagnostics
internal import FeedMarkup

/// Writes what is within blocks, except raw HTML and references to footnotes.
struct InlineBuilder {
  /// The link that is open; links do not nest.
  private var openLink: Int?
  /// Where its text begins in the plain text.
  private var linkTextStart = 0
  /// How many addresses in pointed brackets are open in it, which cmark reads in links too; they stay text.
  private var nestedLinks = 0

  mutating func visit(
    _ node: CmarkNode, _ type: cmark_node_type, isEntering: Bool, beside loneContent: LoneContent,
    in draft: inout BodyDraft
  ) {
    switch type {
    case CMARK_NODE_TEXT: draft.text.append(node)
    case CMARK_NODE_SOFTBREAK: appendLineEnd(node, isSoft: !draft.options.extensions.contains(.hardBreaks), to: &draft)
    case CMARK_NODE_LINEBREAK: appendLineEnd(node, isSoft: false, to: &draft)
    case CMARK_NODE_CODE:
      Self.start("<code", node, in: &draft)
      draft.text.append(node)
      Self.end("</code>", in: &draft)
    case CMARK_NODE_EMPH:
      if isEntering { Self.start("<em", node, in: &draft) } else { Self.end("</em>", in: &draft) }
    case CMARK_NODE_STRONG:
      if isEntering { Self.start("<strong", node, in: &draft) } else { Self.end("</strong>", in: &draft) }
    case CMARK_NODE_LINK: visitLink(node, isEntering: isEntering, beside: loneContent, in: &draft)
    case CMARK_NODE_CUSTOM_INLINE: visitMeaning(node, isEntering: isEntering, in: &draft)
    default: break
    }
  }

  private static func start(_ tag: StaticString, _ node: CmarkNode, in draft: inout BodyDraft) {
    draft.start(.inline, tag, of: node, as: .inline)
  }

  private static func end(_ tag: StaticString, in draft: inout BodyDraft) {
    draft.text.end(.inline, tag)
  }

  /// The paragraph of terms in which a node ends a line, which is a term of its own; nil where it does not.
  static func endedTerms(_ node: CmarkNode, in source: RewrittenSource) -> CmarkNode? {
    guard !source.annotations.isEmpty, let paragraph = node.parent, paragraph.type == CMARK_NODE_PARAGRAPH,
      source.isDefinitionList(paragraph.next)
    else { return nil }
    return paragraph
  }

  private func appendLineEnd(_ node: CmarkNode, isSoft: Bool, to draft: inout BodyDraft) {
    if Self.endedTerms(node, in: draft.source) != nil {
      draft.text.end(.term, "</dt>\n")
      draft.text.start(.term, "<dt>")
      draft.text.isBlockPending = true
    } else {
      draft.text.markup.append(isSoft ? "\n" : "<br />\n")
      draft.text.appendPlain(isSoft ? " " : "\n")
    }
  }

  private func visitMeaning(_ node: CmarkNode, isEntering: Bool, in draft: inout BodyDraft) {
    guard let meaning = InlineMeaning(rawValue: node.variant) else { return }
    if let tags = meaning.tags {
      if isEntering { Self.start(tags.start, node, in: &draft) } else { Self.end(tags.end, in: &draft) }
    } else if isEntering {
      draft.text.append(.task(isDone: meaning == .doneTask))
    }
  }

  private mutating func visitLink(
    _ node: CmarkNode, isEntering: Bool, beside loneContent: LoneContent, in draft: inout BodyDraft
  ) {
    if isEntering {
      guard openLink == nil else { return nestedLinks += 1 }
      let kind = MarkdownLink.Kind(rawValue: node.variant) ?? .link
      let link = draft.link(node, kind, takingAttributesAs: loneContent == .embed ? .block : .link)
      guard !draft.isUnsafe(link, written: node.destination) else { return }
      openLink = draft.content.links.count
      linkTextStart = draft.text.plainText.count
      draft.text.append(.linkStart(draft.content.links.count))
      draft.content.links.append(link)
    } else if nestedLinks > 0 {
      nestedLinks -= 1
    } else if let index = openLink {
      openLink = nil
      draft.content.links[index].text = draft.text.plainText(since: linkTextStart)
      draft.text.append(.linkEnd(index))
    }
  }

  var isInLink: Bool { openLink != nil }
}

/// Writes images and players. What is in the brackets of one becomes its alternative text, other images among it.
struct ImageBuilder {
  private var depth = 0
  private var isUnsafe = false
  private var alternativeText = ""

  /// Whether what is visited belongs to an image.
  var isOpen: Bool { depth > 0 }

  mutating func start(_ node: CmarkNode, beside loneContent: LoneContent, in draft: inout BodyDraft) {
    depth = 1
    alternativeText = ""
    let isEmbed = loneContent == .embed
    let file = draft.options.extensions.contains(.players) ? MarkdownLink.Kind(mediaAt: node.destination) : nil
    let image = draft.link(
      node, isEmbed ? .link : file ?? .image, takingAttributesAs: isEmbed ? .block : .image)
    isUnsafe = draft.isUnsafe(image, written: node.destination)
    draft.content.links.append(image)
  }

  /// Follows the alternative text, which holds text only, up to the end of the image.
  mutating func visit(
    _ node: CmarkNode, _ type: cmark_node_type, isEntering: Bool, beside loneContent: LoneContent, isInLink: Bool,
    html: inout RawHTMLBuilder, in draft: inout BodyDraft
  ) {
    switch type {
    case CMARK_NODE_TEXT, CMARK_NODE_CODE: alternativeText += node.literal
    case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: alternativeText += " "
    case CMARK_NODE_HTML_INLINE: alternativeText += html.textInImage(node, in: &draft)
    case CMARK_NODE_IMAGE:
      depth += isEntering ? 1 : -1
      if depth == 0 { end(beside: loneContent, isInLink: isInLink, in: &draft) }
    default: break
    }
  }

  private func end(beside loneContent: LoneContent, isInLink: Bool, in draft: inout BodyDraft) {
    let index = draft.content.links.count - 1
    draft.content.links[index].text = alternativeText
    let image = draft.content.links[index]
    // The paragraph becomes a block that says where it leads.
    guard loneContent != .embed else {
      draft.content.links[index].text = image.destination
      return draft.text.appendPlain(image.destination)
    }
    if loneContent == .figure {
      draft.text.mark(.media)
      draft.text.append(.figure(index))
    } else if image.kind == .image || !isInLink {
      draft.text.mark(.image)
      draft.text.append(image.kind == .image ? .image(index) : .player(index))
    } else {
      // A player holds a link of its own, and links do not nest.
      HTMLEscaping.appendKeepingApostrophes(image.text, to: &draft.text.markup)
    }
    if !image.destination.isEmpty || !image.text.isEmpty { draft.text.isEmpty = false }
    if !isUnsafe, image.kind == .image { draft.warnOfMissingAlt(image) }
  }
}

extension BodyDraft {
  mutating func link(
    _ node: CmarkNode, _ kind: MarkdownLink.Kind, takingAttributesAs target: AttributeTarget
  ) -> MarkdownLink {
    // cmark gives a link the line on which it ends.
    let line = min(node.line, node.firstChild?.line ?? node.line)
    let destination = node.destination
    var title = node.title
    let construct: SourceConstruct
    switch kind {
    case .link: construct = .link(Self.firstText(in: node))
    case .hashtag: construct = .hashtag
    case .mention: construct = .mention
    case .image, .audio, .video:
      construct = .image
      // Its title is a caption, and gets the punctuation of the text around it.
      if options.extensions.contains(.smartPunctuation) { title = SmartText.made(of: title) }
    }
    var link = MarkdownLink(
      kind: kind,
      destination: kind == .hashtag || kind == .mention ? destination : UnsafeDestination.removed(from: destination),
      title: title, location: places.location(line: line, byteColumn: node.byteColumn, of: construct))
    link.attributes = attributes(of: node, as: target)
    return link
  }

  /// The text with which the first leaf within a node begins; empty where that is no text.
  private static func firstText(in node: CmarkNode) -> [UInt8] {
    var node = node
    while let child = node.firstChild { node = child }
    guard node.type == CMARK_NODE_TEXT || node.type == CMARK_NODE_CODE else { return [] }
    return unsafe node.withLiteral { unsafe Array($0.prefix(64)) }
  }
}
