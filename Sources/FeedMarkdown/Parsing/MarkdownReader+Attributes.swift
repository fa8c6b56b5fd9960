internal import FeedDiagnostics

extension MarkdownReader {
  /// The index in the body's lists of the attributes of a node, without what its element does not take; nil where it has
  /// none.
  mutating func attributes(of node: CmarkNode, as target: AttributeTarget) -> Int? {
    node.attributes.map { attributes(at: $0, as: target) }
  }

  /// The index in the body's lists of attributes that were written for an element.
  ///
  /// What is left out, and a name that another element has already, is worth a warning.
  mutating func attributes(at index: Int, as target: AttributeTarget) -> Int {
    let placed = placedAttributes[index]
    usedAttributes.insert(index)
    var list = placed.list.restricted(to: target)
    var dropped = list.dropped
    if target != .heading, let id = list["id"] ?? list.id, !anchors.take(id) {
      _ = list.removeValue(of: "id")
      dropped.append("id")
    }
    for name in dropped { warn(ofDropped: name, in: placed) }
    body.attributeLists.append(list)
    return body.attributeLists.count - 1
  }

  /// Warns of lists that stand behind nothing that takes attributes.
  mutating func warnOfStrayAttributes() {
    guard usedAttributes.count < placedAttributes.count else { return }
    // What looks like a list on a line of its own may have been a line of code.
    let ownLines = source.attributeLists
    for (index, stray) in placedAttributes.enumerated() where !usedAttributes.contains(index) {
      guard !stray.isOwnLine || ownLines.contains(index) else { continue }
      let list = stray.list
      let names = (list.classes.isEmpty ? [] : ["class"]) + (list.id == nil ? [] : ["id"])
      for name in (names + list.attributes.map(\.name) + list.dropped).prefix(1) { warn(ofDropped: name, in: stray) }
    }
  }

  private mutating func warn(ofDropped name: String, in list: PlacedAttributeList) {
    let place =
      list.isOwnLine
      ? source.location(writtenLine: list.line, column: list.column) : source.location(line: list.line)
    diagnostics.append(Diagnostic(.body(.droppedAttribute(name: name)), at: place))
  }
}
