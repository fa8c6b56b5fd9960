/// Stand-in until the parser arrives.
public struct MarkdownBody: Sendable, Hashable {
  public static let empty = MarkdownBody()
}
