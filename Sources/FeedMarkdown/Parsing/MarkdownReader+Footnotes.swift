internal import FeedDiagnostics
internal import FeedMarkup

extension MarkdownReader {
  /// Reads a footnote apart from the text around it; all of them stand at the end.
  mutating func visitFootnote(_ label: String, _ node: CmarkNode, isEntering: Bool) {
    if isEntering { startFootnote() } else { endFootnote(label, node) }
  }

  private mutating func startFootnote() {
    if bodyParts.isEmpty { startPart() }
    footnotes.suspended.append(
      .init(markup: markup, slots: slots, plainText: plainText, isEmpty: isEmpty, definition: footnotes.definition))
    markup = MarkupBuffer()
    slots = []
    plainText = []
    isBlockPending = false
    footnotes.definition = footnotes.definitionCount
    footnotes.definitionCount += 1
    startPart()
  }

  private mutating func endFootnote(_ label: String, _ node: CmarkNode) {
    guard let outer = footnotes.suspended.popLast(), let definition = footnotes.definition else { return }
    // The first definition of a label counts, as it does for links.
    let index = footnotes.index(of: label)
    if footnotes.contents[index] == nil {
      footnotes.contents[index] = .init(
        markup: markup, slots: slots, plainText: plainText, definition: definition, line: node.line)
    } else {
      diagnostics.append(Diagnostic(.body(.duplicateFootnote(label)), at: source.location(line: node.line)))
    }
    markup = outer.markup
    slots = outer.slots
    plainText = outer.plainText
    isEmpty = outer.isEmpty
    isBlockPending = true
    footnotes.definition = outer.definition
    startPart()
  }

  mutating func appendReference(toFootnote label: String) {
    appendSlot(.footnoteReference(number: UInt32(clamping: footnotes.index(of: label)), occurrence: 0))
    isEmpty = false
  }

  /// Writes the footnotes that are referred to, in the order of their numbers.
  mutating func appendFootnotes() {
    footnotes.number(&slots)
    guard !footnotes.contents.isEmpty else { return }
    let unused = footnotes.contents.filter { footnotes.references(to: $0.key) == 0 }
    for (index, content) in unused.sorted(by: { $0.value.definition < $1.value.definition }) {
      let problem = BodyProblem.unusedFootnote(footnotes.labels[index])
      diagnostics.append(Diagnostic(.body(problem), at: source.location(line: content.line)))
    }
    let notes = footnotes.order.compactMap { label in footnotes.contents[label].map { (label, $0) } }
    guard !notes.isEmpty else { return }
    startLine()
    appendSlot(.footnotesStart)
    for (index, (label, content)) in notes.enumerated() {
      appendSlot(.footnoteStart(number: index + 1))
      append(content, number: index + 1, references: footnotes.references(to: label))
    }
    appendSlot(.footnotesEnd)
  }

  private mutating func append(_ content: FootnoteCollection.Content, number: Int, references: Int) {
    let start = markup.count
    markup.append(content.markup.bytes[...])
    slots += content.slots.map { MarkdownSlot(content: $0.content, offset: $0.offset + start) }
    if !content.plainText.isEmpty {
      isBlockPending = true
      appendPlain(String(decoding: content.plainText, as: UTF8.self))
    }
    let paragraphEnd = "</p>\n"
    let isParagraph = content.markup.bytes.suffix(paragraphEnd.utf8.count).elementsEqual(paragraphEnd.utf8)
    let endsWithSlot = slots.last.map { $0.offset == markup.count } ?? false
    if isParagraph, !endsWithSlot {
      markup.removeLast(paragraphEnd.utf8.count)
      markup.append(" ")
    } else {
      markup.append("<p>")
    }
    appendSlot(.footnoteReturn(number: UInt32(clamping: number), references: UInt32(clamping: references)))
    markup.append("</p>\n</li>\n")
  }
}
