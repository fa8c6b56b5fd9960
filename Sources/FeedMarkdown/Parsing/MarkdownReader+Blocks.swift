internal import CCmark
internal import FeedMarkup

extension MarkdownReader {
  mutating func visitBlock(_ node: CmarkNode, _ type: cmark_node_type, isEntering: Bool) {
    if isEntering, type == CMARK_NODE_PARAGRAPH || type == CMARK_NODE_HEADING {
      source.enterBlock(line: node.line, endLine: node.endLine)
    }
    switch type {
    case CMARK_NODE_PARAGRAPH: visitParagraph(node, isEntering: isEntering)
    case CMARK_NODE_ITEM: visitItem(isEntering: isEntering)
    case CMARK_NODE_LIST: visitList(node, isEntering: isEntering)
    case CMARK_NODE_HEADING: visitHeading(node, isEntering: isEntering)
    case CMARK_NODE_BLOCK_QUOTE: visitBlockQuote(isEntering: isEntering)
    case CMARK_NODE_CODE_BLOCK: visitCodeBlock(node)
    case CMARK_NODE_HTML_BLOCK: visitHTMLBlock(node)
    case CMARK_NODE_THEMATIC_BREAK: visitThematicBreak()
    default: break
    }
  }

  private mutating func visitParagraph(_ node: CmarkNode, isEntering: Bool) {
    let isTight = node.parent?.parent?.isTightList ?? false
    if isEntering {
      isBlockPending = true
      guard !isTight else { return }
      startLine()
      markup.append("<p>")
      paragraphStart = (markup.count, slots.count)
    } else if !isTight {
      // A paragraph of which nothing is left but spaces held raw HTML only.
      let isBlank =
        slots.count == paragraphStart.slots
        && markup.bytes[paragraphStart.markup...].allSatisfy { $0 <= UInt8(ascii: " ") }
      if isBlank {
        markup.removeLast(markup.count - paragraphStart.markup + 3)
      } else {
        markup.append("</p>\n")
      }
    }
  }

  private mutating func visitItem(isEntering: Bool) {
    if isEntering {
      isBlockPending = true
      startLine()
      markup.append("<li>")
    } else {
      markup.append("</li>\n")
    }
  }

  private mutating func visitList(_ node: CmarkNode, isEntering: Bool) {
    let isOrdered = node.isOrderedList
    guard isEntering else { return markup.append(isOrdered ? "</ol>\n" : "</ul>\n") }
    startLine()
    if isOrdered, node.listStart != 1 {
      markup.append("<ol start=\"\(node.listStart)\">\n")
    } else {
      markup.append(isOrdered ? "<ol>\n" : "<ul>\n")
    }
  }

  private mutating func visitHeading(_ node: CmarkNode, isEntering: Bool) {
    if isEntering {
      startLine()
      isBlockPending = true
      headingTextStart = plainText.count
      appendSlot(.headingStart(headings.count))
    } else {
      let text = plainText(since: headingTextStart)
      appendSlot(.headingEnd(headings.count))
      markup.append("\n")
      headings.append(MarkdownHeading(level: node.headingLevel, text: text, anchor: anchors.name(for: text)))
    }
  }

  private mutating func visitBlockQuote(isEntering: Bool) {
    startLine()
    markup.append(isEntering ? "<blockquote>\n" : "</blockquote>\n")
  }

  private mutating func visitCodeBlock(_ node: CmarkNode) {
    startLine()
    isBlockPending = true
    let language = node.fenceInfo.unicodeScalars.prefix { $0 > " " }
    if language.isEmpty {
      markup.append("<pre><code>")
    } else {
      markup.append("<pre><code class=\"language-")
      HTMLEscaping.appendKeepingApostrophes(String(language), to: &markup)
      markup.append("\">")
    }
    let code = node.literal
    HTMLEscaping.appendKeepingApostrophes(code, to: &markup)
    markup.append("</code></pre>\n")
    appendPlain(code.utf8.last == UInt8(ascii: "\n") ? String(code.dropLast()) : code)
    isEmpty = false
  }

  private mutating func visitThematicBreak() {
    startLine()
    markup.append("<hr />\n")
    isEmpty = false
  }
}
