/// A key that feedsite does not know, kept for themes.
public struct ExtraField: Hashable, Sendable {
  /// The key as it is written.
  public let key: String
  /// Its value.
  public let value: ExtraValue

  /// Creates a field.
  public init(key: String, value: ExtraValue) {
    self.key = key
    self.value = value
  }
}
