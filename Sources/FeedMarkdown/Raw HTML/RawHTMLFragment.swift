/// Raw HTML that stays in a body: a block, or a tag within text.
struct RawHTMLFragment: Hashable, Sendable {
  /// The HTML as written.
  let written: [UInt8]
  /// Whether it is a block, which may hold text, or a single tag.
  let isBlock: Bool
  /// What may be written otherwise, in order; the ranges do not overlap.
  var edits: [RawHTMLEdit] = []

  /// Takes over the places that links have in their list, once some were left out of it.
  mutating func move(links: [Int?]) {
    edits = edits.compactMap { edit in
      switch edit.content {
      case .lessThan, .name: edit
      case .address(let index, let attribute, let isQuoted):
        links[index].map {
          RawHTMLEdit(content: .address($0, attribute: attribute, isQuoted: isQuoted), range: edit.range)
        }
      case .candidate(let index): links[index].map { RawHTMLEdit(content: .candidate($0), range: edit.range) }
      }
    }
  }
}
