/// How feeds are made.
public struct FeedSettings: Hashable, Sendable {
  /// What an item carries.
  public enum Content: String, CaseIterable, Sendable {
    /// The whole entry.
    case full
    /// The summary alone.
    case summary
  }

  /// What an item carries.
  public var content: Content
  /// How many entries a feed holds, at least one.
  public var limit: Int

  /// Creates settings.
  public init(content: Content = .full, limit: Int = 50) {
    self.content = content
    self.limit = max(1, limit)
  }
}
