/// How Markdown is read.
public struct MarkdownOptions: Hashable, Sendable {
  /// The size in bytes above which a body is refused; 1 MiB where nothing else is said, never more than 64 MiB.
  public let sizeLimit: Int

  /// Creates options.
  public init(sizeLimit: Int = 1 << 20) {
    self.sizeLimit = min(sizeLimit, 1 << 26)
  }
}
