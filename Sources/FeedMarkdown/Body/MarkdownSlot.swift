/// A gap in a body's markup that is filled when the body is rendered.
struct MarkdownSlot: Hashable, Sendable {
  /// What fills the gap.
  var content: MarkdownSlotContent
  /// The offset in the markup, in bytes.
  let offset: Int
}
