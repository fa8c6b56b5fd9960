/// A card size that an author chooses by name.
public enum SizeOverride: String, CaseIterable, Sendable {
  /// Two columns, a usual height.
  case wide
  /// One column, a greater height.
  case tall
  /// Two columns, a greater height.
  case large
  /// One column, a small height.
  case small
  /// All columns.
  case full
}
