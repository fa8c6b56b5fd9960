internal import CCmark
internal import FeedMarkup

extension MarkdownReader {
  mutating func visitBlock(_ node: CmarkNode, _ type: cmark_node_type, isEntering: Bool) {
    if isEntering, type == CMARK_NODE_PARAGRAPH || type == CMARK_NODE_HEADING {
      source.enterBlock(line: node.line, endLine: node.endLine)
    }
    switch type {
    case CMARK_NODE_PARAGRAPH: visitParagraph(node, isEntering: isEntering)
    case CMARK_NODE_ITEM: visitItem(node, isEntering: isEntering)
    case CMARK_NODE_LIST: visitList(node, isEntering: isEntering)
    case CMARK_NODE_HEADING: visitHeading(node, isEntering: isEntering)
    case CMARK_NODE_BLOCK_QUOTE: visitBlockQuote(node, isEntering: isEntering)
    case CMARK_NODE_CODE_BLOCK: visitCodeBlock(node)
    case CMARK_NODE_HTML_BLOCK: visitHTMLBlock(node)
    case CMARK_NODE_THEMATIC_BREAK: visitThematicBreak(node)
    default: break
    }
  }

  private mutating func visitHeading(_ node: CmarkNode, isEntering: Bool) {
    if case .cell(let cell) = source.annotation(line: node.line) { return visitCell(cell, isEntering: isEntering) }
    if isEntering {
      startLine()
      isBlockPending = true
      headingTextStart = plainText.count
      headingNames = []
      isInHeading = true
      appendSlot(.headingStart(body.headings.count))
    } else {
      let text = plainText(since: headingTextStart)
      appendSlot(.headingEnd(body.headings.count))
      markup.append("\n")
      isInHeading = false
      let attributes = attributes(of: node, as: .heading)
      let id = attributes.flatMap { body.attributeLists[$0].removeValue(of: "id") }
      let anchor = id ?? anchors.name(for: headingSource ?? text)
      var heading = MarkdownHeading(level: node.headingLevel, text: text, anchor: anchor)
      heading.attributes = attributes
      body.headings.append(heading)
    }
  }

  /// The text of the heading that ends as it was written, before emoji and dashes took the place of short codes and
  /// hyphens: what its name for links is made of; nil where that is the text itself.
  private var headingSource: String? {
    let isSmart = options.extensions.contains(.smartPunctuation)
    // All that smart punctuation makes begins with the same byte.
    guard !headingNames.isEmpty || isSmart && plainText[headingTextStart...].contains(0xE2) else { return nil }
    var source: [UInt8] = []
    var position = headingTextStart
    for (range, name) in headingNames {
      source += plainText[position..<range.lowerBound]
      source += name.utf8
      position = range.upperBound
    }
    source += plainText[position...]
    let written = isSmart ? SmartText.undone(source[...]) : source
    return String(decoding: written.drop { $0 == UInt8(ascii: "\n") }, as: UTF8.self)
  }

  private mutating func visitBlockQuote(_ node: CmarkNode, isEntering: Bool) {
    startLine()
    if let kind = AlertKind(rawValue: node.variant) {
      let attributes = isEntering ? attributes(of: node, as: .block) : nil
      appendSlot(isEntering ? .alertStart(kind, attributes: attributes.map(UInt32.init(clamping:))) : .alertEnd)
      markup.append("\n")
      // Its title is shown even if nothing follows.
      isEmpty = false
    } else if isEntering {
      appendStart("<blockquote", of: node, as: .quote)
      markup.append("\n")
    } else {
      markup.append("</blockquote>\n")
    }
  }

  private mutating func visitCodeBlock(_ node: CmarkNode) {
    startLine()
    isBlockPending = true
    appendSlot(.code(body.codeBlocks.count))
    markup.append("\n")
    var block = MarkdownCodeBlock(
      info: node.fenceInfo, code: node.literal, isHighlighted: options.extensions.contains(.highlighting))
    block.attributes = attributes(of: node, as: .block)
    body.codeBlocks.append(block)
    appendPlainCode(of: node)
    isEmpty = false
  }

  private mutating func visitThematicBreak(_ node: CmarkNode) {
    startLine()
    markup.append("<hr")
    appendAttributes(of: node, as: .block)
    markup.append(" />\n")
    isEmpty = false
  }

  /// Writes a start tag, given without its end, with its attributes.
  mutating func appendStart(_ tag: StaticString, of node: CmarkNode, as target: AttributeTarget) {
    markup.append(tag)
    appendAttributes(of: node, as: target)
    markup.append(UInt8(ascii: ">"))
  }

  /// Writes the attributes of a node into the start tag that is open.
  mutating func appendAttributes(of node: CmarkNode, as target: AttributeTarget) {
    guard let index = attributes(of: node, as: target) else { return }
    appendSlot(.attributes(index))
  }
}
