/// How walls are made.
public struct WallSettings: Hashable, Sendable {
  /// How many entries a full page holds, at least one.
  public var perPage: Int

  /// Creates settings.
  public init(perPage: Int = 24) {
    self.perPage = max(1, perPage)
  }
}
