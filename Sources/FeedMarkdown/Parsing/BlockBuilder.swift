internal import CCmark
internal import FeedMarkup

/// Writes blocks; what it writes follows `cmark_render_html`.
struct BlockBuilder {
  private(set) var paragraphs = ParagraphBuilder()
  var headings = HeadingBuilder()

  /// Writes what a block begins or ends with.
  mutating func visit(_ node: CmarkNode, _ type: cmark_node_type, isEntering: Bool, in draft: inout BodyDraft) {
    if isEntering, type == CMARK_NODE_PARAGRAPH || type == CMARK_NODE_HEADING {
      draft.places.enterBlock(line: node.line, endLine: node.endLine)
    }
    switch type {
    case CMARK_NODE_PARAGRAPH:
      if isEntering { paragraphs.open(node, in: &draft) } else { paragraphs.close(node, in: &draft) }
    case CMARK_NODE_ITEM: ListBuilder.visitItem(node, isEntering: isEntering, in: &draft)
    case CMARK_NODE_LIST: ListBuilder.visit(node, isEntering: isEntering, in: &draft)
    case CMARK_NODE_HEADING:
      if case .cell(let cell) = draft.source.annotation(line: node.line) {
        if isEntering { TableBuilder.start(cell, in: &draft) } else { TableBuilder.end(cell, in: &draft) }
      } else {
        headings.visit(node, isEntering: isEntering, in: &draft)
      }
    case CMARK_NODE_BLOCK_QUOTE: visitQuote(node, isEntering: isEntering, in: &draft)
    case CMARK_NODE_CODE_BLOCK: appendCode(node, to: &draft)
    case CMARK_NODE_THEMATIC_BREAK: appendThematicBreak(node, to: &draft)
    default: break
    }
  }

  private func visitQuote(_ node: CmarkNode, isEntering: Bool, in draft: inout BodyDraft) {
    draft.text.startLine()
    if let kind = AlertKind(rawValue: node.variant) {
      let attributes = isEntering ? draft.attributes(of: node, as: .block) : nil
      if isEntering { draft.text.start(.alert) } else { draft.text.end(.alert) }
      draft.text.append(isEntering ? .alertStart(kind, attributes: attributes.map(UInt32.init(clamping:))) : .alertEnd)
      draft.text.markup.append("\n")
      // Its title is shown even if nothing follows.
      draft.text.isEmpty = false
    } else if isEntering {
      draft.start(.quote, "<blockquote", of: node, as: .quote)
      draft.text.markup.append("\n")
    } else {
      draft.text.end(.quote, "</blockquote>\n")
    }
  }

  private func appendCode(_ node: CmarkNode, to draft: inout BodyDraft) {
    draft.text.startLine()
    draft.text.isBlockPending = true
    draft.text.start(.code)
    draft.text.append(.code(draft.content.codeBlocks.count))
    draft.text.markup.append("\n")
    var block = MarkdownCodeBlock(
      info: node.fenceInfo, code: node.literalBytes, isHighlighted: draft.options.extensions.contains(.highlighting))
    block.attributes = draft.attributes(of: node, as: .block)
    draft.content.codeBlocks.append(block)
    draft.text.appendPlainCode(of: node)
    draft.text.end(.code)
    draft.text.isEmpty = false
  }

  private func appendThematicBreak(_ node: CmarkNode, to draft: inout BodyDraft) {
    draft.text.startLine()
    draft.text.mark(.rule)
    draft.text.markup.append("<hr")
    if let index = draft.attributes(of: node, as: .block) { draft.text.append(.attributes(index)) }
    draft.text.markup.append(" />\n")
    draft.text.isEmpty = false
  }
}

/// Writes headings, and names them for links.
struct HeadingBuilder {
  /// Where its text begins in the plain text.
  private var textStart = 0
  /// Where in the plain text an emoji is in it that was written as a name.
  private var names: [(range: Range<Int>, name: String)] = []

  mutating func visit(_ node: CmarkNode, isEntering: Bool, in draft: inout BodyDraft) {
    if isEntering {
      draft.text.startLine()
      draft.text.isBlockPending = true
      textStart = draft.text.plainText.count
      names = []
      draft.text.start(.heading)
      draft.text.append(.headingStart(draft.content.headings.count))
    } else {
      draft.text.end(.heading)
      draft.text.append(.headingEnd(draft.content.headings.count))
      draft.text.markup.append("\n")
      let attributes = draft.attributes(of: node, as: .heading)
      let id = attributes.flatMap { draft.content.attributeLists[$0].removeValue(of: "id") }
      let text = draft.text.plainText(since: textStart)
      let anchor = id ?? draft.anchors.name(for: source(in: draft) ?? text)
      draft.content.headings.append(
        MarkdownHeading(level: node.headingLevel, text: text, anchor: anchor, attributes: attributes))
    }
  }

  /// Notes an emoji of the open heading that was written as a name, before it is written.
  mutating func note(_ emoji: CmarkNode, in draft: BodyDraft) {
    guard !draft.text.isReading, let text = emoji.firstChild else { return }
    let isApart = draft.text.isBlockPending && !draft.text.plainText.isEmpty
    let start = draft.text.plainText.count + (isApart ? 1 : 0)
    names.append((start..<(start + text.literalBytes.count), emoji.label))
  }

  /// The text of the heading that ends as it was written, before emoji and dashes took the place of short codes and
  /// hyphens: what its name for links is made of; nil where that is the text itself.
  private func source(in draft: BodyDraft) -> String? {
    let isSmart = draft.options.extensions.contains(.smartPunctuation)
    let text = draft.text.plainText
    // All that smart punctuation makes begins with the same byte.
    guard !names.isEmpty || isSmart && text[textStart...].contains(0xE2) else { return nil }
    var source: [UInt8] = []
    var position = textStart
    for (range, name) in names {
      source += text[position..<range.lowerBound]
      source += name.utf8
      position = range.upperBound
    }
    source += text[position...]
    let written = isSmart ? SmartText.undone(source[...]) : source
    return String(decoding: written.drop { $0 == UInt8(ascii: "\n") }, as: UTF8.self)
  }
}
