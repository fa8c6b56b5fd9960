/// Raw HTML that stays in a body: a block, or a tag within text.
struct RawHTMLFragment: Hashable, Sendable {
  /// The HTML as written.
  let written: [UInt8]
  /// Whether it is a block, which may hold text, or a single tag.
  let isBlock: Bool
  /// What may be written otherwise, in order; the ranges do not overlap.
  var edits: [RawHTMLEdit] = []
}
