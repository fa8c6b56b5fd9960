extension MarkdownReader {
  /// Begins a part of the body's lists.
  mutating func startPart() {
    bodyParts.append(
      BodyPart(
        definition: footnotes.definition, link: body.links.count, heading: body.headings.count,
        anchor: anchors.names.count))
  }

  /// Takes links, headings and anchors out of the body that stand in footnotes which are not shown: nobody sees them, so
  /// that nothing may lead there, and nothing is wrong where they lead nowhere.
  mutating func removeHidden() {
    body.anchors = anchors.names
    guard footnotes.definitionCount > 0 else { return }
    let shown = Set(footnotes.order.compactMap { footnotes.contents[$0]?.definition })
    guard shown.count < footnotes.definitionCount else { return }
    startPart()
    var links = KeptElements(count: body.links.count)
    var headings = KeptElements(count: body.headings.count)
    var names = KeptElements(count: anchors.names.count)
    for (part, next) in zip(bodyParts, bodyParts.dropFirst()) {
      guard let definition = part.definition, !shown.contains(definition) else { continue }
      links.remove(part.link..<next.link)
      headings.remove(part.heading..<next.heading)
      names.remove(part.anchor..<next.anchor)
    }
    body.anchors = names.kept(of: anchors.names)
    guard links.isAnyRemoved || headings.isAnyRemoved else { return }
    let linkIndices = links.newIndices
    let headingIndices = headings.newIndices
    body.links = links.kept(of: body.links)
    body.headings = headings.kept(of: body.headings)
    for index in slots.indices { slots[index].content.move(links: linkIndices, headings: headingIndices) }
    for index in body.rawHTML.indices { body.rawHTML[index].move(links: linkIndices) }
  }
}
