internal import FeedDiagnostics

extension MarkdownReader {
  /// The index in the body's lists of the attributes of a node, without what its element does not take; nil where it has
  /// none.
  mutating func attributes(of node: CmarkNode, as target: AttributeTarget) -> Int? {
    guard var next = node.attributes else { return nil }
    var lists = [next]
    while let previous = placedAttributes[next].previous {
      lists.append(previous)
      next = previous
    }
    return attributes(of: lists.reversed(), as: target)
  }

  /// The index in the body's lists of the attributes that some lists give an element, the later one first in doubt.
  ///
  /// What is left out, and a name that another element has already, is worth a warning.
  mutating func attributes(of lists: [Int], as target: AttributeTarget) -> Int {
    var attributes = AttributeList()
    for index in lists where attributes.count <= Self.mostAttributes {
      usedAttributes.insert(index)
      let placed = placedAttributes[index]
      let list = placed.list.restricted(to: target)
      for name in list.dropped { warn(.droppedAttribute(name: name), of: placed) }
      if placed.isUnclosed { warn(.unclosedAttributes, of: placed) }
      attributes.merge(list)
    }
    if let id = attributes.id, !anchors.take(id) {
      _ = attributes.removeValue(of: "id")
      if let index = lists.last(where: { placedAttributes[$0].list.id == id }) {
        warn(.repeatedName(id), of: placedAttributes[index])
      }
    }
    body.attributeLists.append(attributes)
    return body.attributeLists.count - 1
  }

  /// Behind a list that brings an element to more attributes and classes than this, further ones belong to nothing:
  /// looking for each name among all others takes time.
  private static let mostAttributes = 100

  /// Warns of lists that stand behind nothing that takes attributes.
  mutating func warnOfStrayAttributes() {
    guard usedAttributes.count < placedAttributes.count else { return }
    // What looks like a list on a line of its own may have been a line of code.
    let ownLines = source.attributeLists
    for (index, stray) in placedAttributes.enumerated() where !usedAttributes.contains(index) {
      guard !stray.isOwnLine || ownLines.contains(index) else { continue }
      if !stray.list.isEmpty {
        warn(.strayAttributes, of: stray)
      } else if let name = stray.list.dropped.first {
        warn(.droppedAttribute(name: name), of: stray)
      }
    }
  }

  private mutating func warn(_ problem: BodyProblem, of list: PlacedAttributeList) {
    let place =
      switch list.place {
      case .ownLine(let line, let column): source.location(writtenLine: line, column: column)
      case .text(let line, let byteColumn, let start):
        source.location(line: line, byteColumn: byteColumn, ofList: start)
      }
    diagnostics.append(Diagnostic(.body(problem), at: place))
  }
}
