/// A gap in a body's markup that is filled when the body is rendered.
///
/// Small, as a heading or a link has two of them.
struct MarkdownSlot: Hashable, Sendable {
  /// What fills the gap.
  var content: MarkdownSlotContent
  /// The offset in the markup, in bytes.
  var offset: Int { Int(place) }

  // The markup of the largest body stays far below what this can count.
  private let place: UInt32

  init(content: MarkdownSlotContent, offset: Int) {
    self.content = content
    place = UInt32(clamping: offset)
  }
}
