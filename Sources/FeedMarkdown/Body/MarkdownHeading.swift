/// A heading of a body.
public struct MarkdownHeading: Hashable, Sendable {
  /// The level as written, from 1 to 6.
  public let level: Int
  /// The plain text.
  public let text: String
  /// The name for links, unique within the body; the `id` where ``MarkdownRendering/identifierPrefix`` asks for ids.
  public let anchor: String

  /// The index of its attributes in the body's lists; nil where it has none.
  var attributes: Int?

  /// Creates a heading.
  public init(level: Int, text: String, anchor: String) {
    self.level = level
    self.text = text
    self.anchor = anchor
  }
}
