internal import CCmark
internal import FeedDiagnostics
internal import FeedMarkup

extension MarkdownReader {
  mutating func visitInline(_ node: CmarkNode, _ type: cmark_node_type, isEntering: Bool) {
    switch type {
    case CMARK_NODE_TEXT: appendText(of: node)
    case CMARK_NODE_SOFTBREAK: visitSoftBreak(node)
    case CMARK_NODE_LINEBREAK: visitLineBreak(node)
    case CMARK_NODE_CODE:
      appendStart("<code", of: node, as: .inline)
      appendText(of: node)
      markup.append("</code>")
    case CMARK_NODE_EMPH:
      if isEntering { appendStart("<em", of: node, as: .inline) } else { markup.append("</em>") }
    case CMARK_NODE_STRONG:
      if isEntering { appendStart("<strong", of: node, as: .inline) } else { markup.append("</strong>") }
    case CMARK_NODE_LINK: visitLink(node, isEntering: isEntering)
    case CMARK_NODE_IMAGE: startImage(node)
    case CMARK_NODE_HTML_INLINE: visitInlineHTML(node)
    case CMARK_NODE_CUSTOM_INLINE: visitMeaning(node, isEntering: isEntering)
    default: break
    }
  }

  /// Follows the alternative text of an image, which holds text only.
  mutating func visitInsideImage(_ node: CmarkNode, _ type: cmark_node_type, isEntering: Bool) {
    switch type {
    case CMARK_NODE_TEXT, CMARK_NODE_CODE: alternativeText += node.literal
    case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: alternativeText += " "
    case CMARK_NODE_HTML_INLINE: visitHTMLInsideImage(node)
    case CMARK_NODE_IMAGE:
      imageDepth += isEntering ? 1 : -1
      if imageDepth == 0 { endImage() }
    default: break
    }
  }

  // MARK: Line ends

  private mutating func visitSoftBreak(_ node: CmarkNode) {
    if options.extensions.contains(.hardBreaks) { return visitLineBreak(node) }
    if endsTerm(at: node) { return startTerm() }
    markup.append("\n")
    appendPlain(" ")
  }

  private mutating func visitLineBreak(_ node: CmarkNode) {
    if endsTerm(at: node) { return startTerm() }
    markup.append("<br />\n")
    appendPlain("\n")
  }

  /// Whether the line that ends is a term of its own.
  private func endsTerm(at node: CmarkNode) -> Bool {
    paragraphForm == .terms && node.parent?.type == CMARK_NODE_PARAGRAPH
  }

  private mutating func startTerm() {
    markup.append("</dt>\n<dt>")
    isBlockPending = true
  }

  // MARK: Nodes of our own

  private mutating func visitMeaning(_ node: CmarkNode, isEntering: Bool) {
    guard let meaning = InlineMeaning(rawValue: node.variant) else { return }
    if let tags = meaning.tags {
      return isEntering ? appendStart(tags.start, of: node, as: .inline) : markup.append(tags.end)
    }
    guard isEntering else { return }
    switch meaning {
    case .task: appendSlot(.task(isDone: false))
    case .doneTask: appendSlot(.task(isDone: true))
    default: appendReference(toFootnote: node.label)
    }
  }

  // MARK: Links and images

  private mutating func visitLink(_ node: CmarkNode, isEntering: Bool) {
    if isEntering {
      guard openLink == nil else { return nestedLinks += 1 }
      let link = link(node, LinkVariant(rawValue: node.variant)?.kind ?? .link)
      guard !isUnsafe(link, node) else { return }
      openLink = body.links.count
      linkTextStart = plainText.count
      appendSlot(.linkStart(body.links.count))
      body.links.append(link)
    } else if nestedLinks > 0 {
      nestedLinks -= 1
    } else if let index = openLink {
      openLink = nil
      body.links[index].text = plainText(since: linkTextStart)
      appendSlot(.linkEnd(index))
      if loneContent == .embed { replaceParagraph(by: .embed(index)) }
    }
  }

  /// Puts a slot in the place of what was written since the paragraph began.
  private mutating func replaceParagraph(by content: MarkdownSlotContent) {
    markup.removeLast(markup.count - paragraphStart.markup)
    slots.removeLast(slots.count - paragraphStart.slots)
    appendSlot(content)
  }

  private mutating func startImage(_ node: CmarkNode) {
    imageDepth = 1
    alternativeText = ""
    let image = link(node, kind(ofImage: node.destination))
    isImageUnsafe = isUnsafe(image, node)
    body.links.append(image)
  }

  /// An image whose file is one of sound or film is a player.
  private func kind(ofImage destination: String) -> MarkdownLink.Kind {
    guard options.extensions.contains(.players) else { return .image }
    return MediaFileType(address: destination)?.linkKind ?? .image
  }

  private mutating func endImage() {
    let index = body.links.count - 1
    body.links[index].text = alternativeText
    let image = body.links[index]
    if loneContent == .figure {
      appendSlot(.figure(index))
    } else {
      append(image, at: index)
    }
    if !image.destination.isEmpty || !image.text.isEmpty { isEmpty = false }
    if !isImageUnsafe, image.kind == .image { warnOfMissingAlt(image) }
  }

  private mutating func append(_ image: MarkdownLink, at index: Int) {
    switch image.kind {
    case .image: appendSlot(.image(index))
    // A player holds a link of its own, and links do not nest.
    case _ where openLink != nil: HTMLEscaping.appendKeepingApostrophes(image.text, to: &markup)
    default: appendSlot(.player(index))
    }
  }

  mutating func warnOfMissingAlt(_ image: MarkdownLink) {
    guard image.text.allSatisfy(\.isWhitespace) else { return }
    diagnostics.append(Diagnostic(.body(.missingAlt(image: image.destination)), at: image.location))
  }

  /// Whether a link or image lost its destination because it was unsafe, which is worth a warning.
  private mutating func isUnsafe(_ link: MarkdownLink, _ node: CmarkNode) -> Bool {
    link.destination.isEmpty && isUnsafe(link, written: node.destination)
  }

  mutating func isUnsafe(_ link: MarkdownLink, written: String) -> Bool {
    guard link.destination.isEmpty, !written.isEmpty else { return false }
    diagnostics.append(Diagnostic(.body(.unsafeLink(written)), at: link.location))
    return true
  }

  private mutating func link(_ node: CmarkNode, _ kind: MarkdownLink.Kind) -> MarkdownLink {
    // cmark gives a link the line on which it ends.
    let line = min(node.line, node.firstChild?.line ?? node.line)
    let construct: SourceConstruct =
      switch kind {
      case .link: .link(firstText(in: node))
      case .hashtag: .hashtag
      case .mention: .mention
      case .image, .audio, .video: .image
      }
    var link = MarkdownLink(
      kind: kind,
      destination: kind == .hashtag || kind == .mention
        ? node.destination : UnsafeDestination.removed(from: node.destination),
      title: title(of: node, kind), location: source.location(line: line, byteColumn: node.byteColumn, of: construct))
    link.attributes = attributes(of: node, as: loneContent == .embed ? .block : type(of: kind))
    return link
  }

  /// The title; that of an image or player is its caption, and gets the punctuation of the text around it.
  private func title(of node: CmarkNode, _ kind: MarkdownLink.Kind) -> String {
    let isSmart = options.extensions.contains(.smartPunctuation) && type(of: kind) == .image
    return isSmart ? SmartText.made(of: node.title) : node.title
  }

  private func type(of kind: MarkdownLink.Kind) -> AttributeTarget {
    kind == .image || kind == .audio || kind == .video ? .image : .link
  }

  /// The text with which the first leaf within the node begins; empty where that is no text.
  private func firstText(in node: CmarkNode) -> [UInt8] {
    var node = node
    while let child = node.firstChild { node = child }
    guard node.type == CMARK_NODE_TEXT || node.type == CMARK_NODE_CODE else { return [] }
    return unsafe node.withLiteral { unsafe Array($0.prefix(64)) }
  }
}
