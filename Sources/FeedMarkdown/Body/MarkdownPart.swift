/// A part of a body as it meets the eye: what its height depends on.
package enum MarkdownPart {
  case start(MarkdownElement)
  case end(MarkdownElement)
  /// Text in UTF-8; line feeds break lines.
  case text(ArraySlice<UInt8>)
  /// A picture or a film, with its size in pixels where that is known.
  case picture(pixelWidth: Int?, pixelHeight: Int?)
  case rule
}

extension MarkdownBody {
  /// Visits the parts of the body in order, until `visit` returns false. Players for sound and blocks for players' pages
  /// are visited as the lines that they show.
  package func visitParts(_ visit: (MarkdownPart) -> Bool) {
    var walk = PartWalk(body: self)
    for boundary in content.boundaries {
      for part in walk.parts(at: boundary) {
        guard visit(part) else { return }
      }
    }
    _ = visit(.text(content.plainBytes[walk.position...]))
  }
}

/// Makes parts of the boundaries of a body.
private struct PartWalk {
  let body: MarkdownBody
  /// Where the text goes on that was not visited yet.
  private(set) var position = 0
  /// Whether a line feed that comes next only separates blocks.
  private(set) var isBetweenBlocks = true

  /// The text before a boundary, and what is there.
  mutating func parts(at boundary: MarkdownBoundary) -> [MarkdownPart] {
    guard boundary.element != .inline else { return [] }
    var text = body.content.plainBytes[position..<boundary.plainOffset]
    position = boundary.plainOffset
    if isBetweenBlocks, text.startIndex > 0, text.first == UInt8(ascii: "\n") { text.removeFirst() }
    isBetweenBlocks = boundary.element != .image
    let (width, height) = boundary.rawExtent
    // The plain text of these is not what is shown.
    if boundary.element == .embed { return block(.group, link(inSlot: boundary.slot).map(embed) ?? []) }
    if boundary.element == .code, boundary.side == .whole {
      return block(.code, [self.text(String(repeating: "\n", count: max(0, height - 1)))])
    }
    var parts: [MarkdownPart] = text.isEmpty ? [] : [.text(text)]
    switch boundary.element {
    case .image where boundary.isRaw:
      parts.append(.picture(pixelWidth: width > 0 ? width : nil, pixelHeight: height > 0 ? height : nil))
    case .image: parts += link(inSlot: boundary.slot).map(media) ?? []
    case .media: parts += block(.figure, link(inSlot: boundary.slot).map { media($0) + caption($0) } ?? [])
    case .rule: parts.append(.rule)
    case .paragraph where boundary.side == .end && endsWithSign(before: boundary.slot):
      parts += [self.text("↩"), .end(.paragraph)]
    default: parts.append(boundary.side == .start ? .start(boundary.element) : .end(boundary.element))
    }
    return parts
  }

  private func block(_ element: MarkdownElement, _ parts: [MarkdownPart]) -> [MarkdownPart] {
    [.start(element)] + parts + [.end(element)]
  }

  private func text(_ text: String) -> MarkdownPart { .text(Array(text.utf8)[...]) }

  /// Whether the slot before another one holds the number of a footnote or the link back from it, which screen readers
  /// skip.
  private func endsWithSign(before slot: Int) -> Bool {
    guard slot > 0 else { return false }
    switch body.content.slots[slot - 1].content {
    case .footnoteReturn, .footnoteReference: return true
    default: return false
    }
  }

  /// The index of the image or link that fills a slot.
  private func link(inSlot slot: Int) -> Int? {
    guard slot < body.content.slots.count else { return nil }
    switch body.content.slots[slot].content {
    case .image(let index), .figure(let index), .player(let index), .embed(let index): return index
    default: return nil
    }
  }

  private func media(_ index: Int) -> [MarkdownPart] {
    let link = body.content.links[index]
    let resolution = body.resolution(index)
    guard !resolution.isMissing, !resolution.destination.isEmpty else { return [text(link.text)] }
    guard link.kind != .audio else { return [text(link.text.isEmpty ? resolution.destination : link.text)] }
    var attributes = link.attributes.map { body.content.attributeLists[$0] } ?? AttributeList()
    let size = DisplaySize(of: resolution, taking: &attributes)
    return [.picture(pixelWidth: size.width, pixelHeight: size.height)]
  }

  private func caption(_ index: Int) -> [MarkdownPart] {
    guard !body.isMissing(index) else { return [] }
    let link = body.content.links[index]
    let caption = link.title.isEmpty && link.kind != .image ? link.text : link.title
    return caption.isEmpty ? [] : block(.paragraph, [text(caption)])
  }

  private func embed(_ index: Int) -> [MarkdownPart] {
    guard let page = EmbeddedPage(address: body.content.links[index].destination) else { return [] }
    return [text("\(page.provider.name) \(EmbedMarkup.shown(page.address))")]
  }
}
