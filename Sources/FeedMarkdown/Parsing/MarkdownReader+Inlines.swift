internal import CCmark
internal import FeedDiagnostics
internal import FeedMarkup

extension MarkdownReader {
  mutating func visitInline(_ node: CmarkNode, _ type: cmark_node_type, isEntering: Bool) {
    switch type {
    case CMARK_NODE_TEXT: appendText(node.literal)
    case CMARK_NODE_SOFTBREAK:
      markup.append("\n")
      appendPlain(" ")
    case CMARK_NODE_LINEBREAK:
      markup.append("<br />\n")
      appendPlain("\n")
    case CMARK_NODE_CODE:
      markup.append("<code>")
      appendText(node.literal)
      markup.append("</code>")
    case CMARK_NODE_EMPH: markup.append(isEntering ? "<em>" : "</em>")
    case CMARK_NODE_STRONG: markup.append(isEntering ? "<strong>" : "</strong>")
    case CMARK_NODE_LINK: visitLink(node, isEntering: isEntering)
    case CMARK_NODE_IMAGE: startImage(node)
    case CMARK_NODE_HTML_INLINE: visitInlineHTML(node)
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

  private mutating func visitLink(_ node: CmarkNode, isEntering: Bool) {
    if isEntering {
      let link = link(node, .link)
      guard !isUnsafe(link, written: node.destination) else { return }
      openLink = links.count
      linkTextStart = plainText.count
      appendSlot(.linkStart(links.count))
      links.append(link)
    } else if let index = openLink {
      openLink = nil
      links[index].text = plainText(since: linkTextStart)
      appendSlot(.linkEnd(index))
    }
  }

  private mutating func startImage(_ node: CmarkNode) {
    imageDepth = 1
    alternativeText = ""
    let image = link(node, .image)
    isImageUnsafe = isUnsafe(image, written: node.destination)
    links.append(image)
  }

  private mutating func endImage() {
    let index = links.count - 1
    links[index].text = alternativeText
    appendSlot(.image(index))
    let image = links[index]
    if !image.destination.isEmpty || !image.text.isEmpty { isEmpty = false }
    if !isImageUnsafe { warnOfMissingAlt(image) }
  }

  mutating func warnOfMissingAlt(_ image: MarkdownLink) {
    guard image.text.allSatisfy(\.isWhitespace) else { return }
    diagnostics.append(Diagnostic(.body(.missingAlt(image: image.destination)), at: image.location))
  }

  /// Whether a link or image lost its destination because it was unsafe, which is worth a warning.
  mutating func isUnsafe(_ link: MarkdownLink, written: String) -> Bool {
    guard link.destination.isEmpty, !written.isEmpty else { return false }
    diagnostics.append(Diagnostic(.body(.unsafeLink(written)), at: link.location))
    return true
  }

  private mutating func link(_ node: CmarkNode, _ kind: MarkdownLink.Kind) -> MarkdownLink {
    // cmark gives a link the line on which it ends.
    let line = min(node.line, node.firstChild?.line ?? node.line)
    let construct =
      kind == .image
      ? SourceConstruct(openings: "![", text: "") : SourceConstruct(openings: "[", "<", text: node.firstText)
    return MarkdownLink(
      kind: kind, destination: UnsafeDestination.removed(from: node.destination), title: node.title,
      location: source.location(line: line, byteColumn: node.byteColumn, of: construct))
  }
}
