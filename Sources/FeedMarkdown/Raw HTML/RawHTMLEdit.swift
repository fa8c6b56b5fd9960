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
