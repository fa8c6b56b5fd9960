internal import FeedMarkup

/// A place in raw HTML that is not always written as it stands.
struct RawHTMLEdit: Hashable, Sendable {
  /// What stands there.
  enum Content: Hashable, Sendable {
    /// A `<` that is shown as text.
    case lessThan
    /// The value of an attribute that is an address: the index of the link, and where the whole attribute stands.
    case address(Int, attribute: Range<Int>, isQuoted: Bool)
    /// An id, or a name in a list of ids: what stands there.
    case name(String)
    /// One address of a `srcset`: the index of the link.
    case candidate(Int)
  }

  let content: Content
  /// The place in ``RawHTMLFragment/written``.
  let range: Range<Int>

  /// The index of the link that the place is the address of.
  var link: Int? {
    switch content {
    case .lessThan, .name: nil
    case .address(let index, _, _), .candidate(let index): index
    }
  }
}

/// Raw HTML that stays in a body: a block, or a tag within text.
struct RawHTMLFragment: Hashable, Sendable {
  /// The HTML as written.
  let written: [UInt8]
  /// Whether it is a block, which may hold text, or a single tag.
  let isBlock: Bool
  /// What may be written otherwise, in order; the ranges do not overlap.
  var edits: [RawHTMLEdit] = []
  /// What in it wants a script.
  var features: PageFeatures = []

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

extension RawHTMLFragment {
  /// Notes each `<` that begins a disallowed tag, wherever it stands (GFM 0.29, section 6.11).
  ///
  /// An address in which one stands is none of the site, and stays as it is.
  mutating func filterTags() {
    let addresses = edits
    var next = 0
    edits = []
    for index in written.indices where written[index] == UInt8(ascii: "<") && TagFilter.applies(to: written, at: index)
    {
      while next < addresses.count, addresses[next].range.upperBound <= index {
        edits.append(addresses[next])
        next += 1
      }
      if next < addresses.count, addresses[next].range.contains(index) { next += 1 }
      edits.append(RawHTMLEdit(content: .lessThan, range: index..<(index + 1)))
    }
    edits += addresses[next...]
  }
}
