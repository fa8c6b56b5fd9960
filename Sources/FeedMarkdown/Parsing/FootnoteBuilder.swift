internal import FeedDiagnostics
internal import FeedMarkup

/// Reads footnotes apart from the text around them, and writes those that are referred to at the end.
///
/// References are numbered when all is read, in the order in which they are shown: first those of the body, then those
/// of each footnote, as its number comes. Until then a slot names a label by its index.
struct FootnoteBuilder {
  /// What is known of a label that references or definitions have.
  private struct Note {
    let label: String
    /// What its definition holds; nil where there is none.
    var content: Content?
    /// The number of the footnote, once it is referred to where that is shown.
    var number: Int?
    var references = 0
  }

  private struct Content {
    var text: DraftText
    /// The number of the definition: which one of the body it is.
    let definition: Int
    /// The line of the source on which it begins.
    let line: Int
  }

  /// Where a part of the body's lists begins: what was read within one footnote, or outside of all. It ends where the
  /// next part begins.
  private struct Part {
    /// The number of the footnote's definition; nil outside of all.
    let definition: Int?
    /// The index of the first link, and so on.
    let link: Int
    let heading: Int
    let anchor: Int
  }

  /// The numbers of the definitions that are open, the outermost first.
  private var open: [Int] = []
  private var definitionCount = 0
  private var parts: [Part] = []
  /// The labels of references and definitions, in the order of the text.
  private var notes: [Note] = []
  private var indices: [String: Int] = [:]
  /// The footnotes that are shown, in the order of their numbers, by the index of their label.
  private var order: [Int] = []

  mutating func visit(_ node: CmarkNode, label: String, isEntering: Bool, in draft: inout BodyDraft) {
    if isEntering {
      if parts.isEmpty { startPart(in: draft) }
      draft.startFootnote()
      open.append(definitionCount)
      definitionCount += 1
    } else {
      let text = draft.endFootnote()
      let definition = open.removeLast()
      // The first definition of a label counts, as it does for links.
      let index = index(of: label)
      if notes[index].content == nil {
        notes[index].content = Content(text: text, definition: definition, line: node.line)
      } else {
        draft.report(.duplicateFootnote(label), at: draft.places.location(line: node.line))
      }
    }
    startPart(in: draft)
  }

  mutating func appendReference(to label: String, in draft: inout BodyDraft) {
    draft.text.append(.footnoteReference(number: UInt32(clamping: index(of: label)), occurrence: 0))
    draft.text.isEmpty = false
  }

  /// Writes the footnotes that are referred to, and hides what is in others.
  mutating func finish(_ draft: inout BodyDraft) {
    draft.content.footnotesStart = draft.text.plainText.count
    draft.content.anchors = draft.anchors.names
    guard !notes.isEmpty else { return }
    number(&draft.text)
    let shown = Set(order.compactMap { notes[$0].content?.definition })
    append(to: &draft)
    hideFootnotes(besides: shown, in: &draft)
  }

  /// The index that slots have for a label.
  private mutating func index(of label: String) -> Int {
    if let index = indices[label] { return index }
    indices[label] = notes.count
    notes.append(Note(label: label))
    return notes.count - 1
  }

  // MARK: Numbers

  /// Numbers the references in the body, and those in the footnotes that are shown.
  private mutating func number(_ text: inout DraftText) {
    numberReferences(in: &text)
    var next = 0
    while next < order.count {
      // Taken out, so that it is changed in place.
      if var content = notes[order[next]].content.take() {
        numberReferences(in: &content.text)
        notes[order[next]].content = content
      }
      next += 1
    }
  }

  private mutating func numberReferences(in text: inout DraftText) {
    text.changeSlots { slot in
      guard case .footnoteReference(let label, _) = slot else { return }
      let index = Int(label)
      if notes[index].number == nil { order.append(index) }
      let number = notes[index].number ?? order.count
      notes[index].number = number
      notes[index].references += 1
      slot = .footnoteReference(
        number: UInt32(clamping: number), occurrence: UInt32(clamping: notes[index].references))
    }
  }

  // MARK: Notes

  private mutating func append(to draft: inout BodyDraft) {
    let unused = notes.filter { $0.references == 0 }.compactMap { note in note.content.map { (note.label, $0) } }
    for (label, content) in unused.sorted(by: { $0.1.definition < $1.1.definition }) {
      draft.report(.unusedFootnote(label), at: draft.places.location(line: content.line))
    }
    let shown = order.filter { notes[$0].content != nil }
    guard !shown.isEmpty else { return }
    draft.text.startLine()
    draft.text.start(.group)
    draft.text.start(.list)
    draft.text.append(.footnotesStart)
    for (number, index) in zip(1..., shown) {
      // Taken out, so that no footnote is in memory twice for long.
      guard let content = notes[index].content.take() else { continue }
      draft.text.start(.item)
      draft.text.append(.footnoteStart(number: number))
      draft.text.append(content.text)
      if draft.text.reopenParagraph() {
        draft.text.markup.append(" ")
      } else {
        draft.text.start(.paragraph, "<p>")
      }
      draft.text.append(
        .footnoteReturn(
          number: UInt32(clamping: number), references: UInt32(clamping: notes[index].references)))
      draft.text.end(.paragraph, "</p>\n")
      draft.text.end(.item, "</li>\n")
    }
    draft.text.end(.list)
    draft.text.end(.group)
    draft.text.markup.append("</ol>\n</section>\n")
  }

  // MARK: Hidden footnotes

  private mutating func startPart(in draft: BodyDraft) {
    let part = Part(
      definition: open.last, link: draft.content.links.count, heading: draft.content.headings.count,
      anchor: draft.anchors.names.count)
    // Most footnotes have none of these, and empty parts need not be stored.
    if let last = parts.last, (last.link, last.heading, last.anchor) == (part.link, part.heading, part.anchor) {
      parts.removeLast()
    }
    parts.append(part)
  }

  /// Hides links and headings in footnotes that are not shown, and removes their anchors: links must not lead there,
  /// and their own broken links do not matter.
  private mutating func hideFootnotes(besides shown: Set<Int>, in draft: inout BodyDraft) {
    guard shown.count < definitionCount else { return }
    startPart(in: draft)
    var names = RangeSet<Int>()
    for (part, next) in zip(parts, parts.dropFirst()) {
      guard let definition = part.definition, !shown.contains(definition) else { continue }
      draft.content.hiddenLinks.insert(contentsOf: part.link..<next.link)
      draft.content.hiddenHeadings.insert(contentsOf: part.heading..<next.heading)
      names.insert(contentsOf: part.anchor..<next.anchor)
    }
    draft.content.anchors.removeSubranges(names)
  }
}
