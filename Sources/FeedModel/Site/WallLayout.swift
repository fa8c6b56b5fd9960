/// How the cards of a wall stand.
public enum WallLayout: String, CaseIterable, Sendable {
  /// Cards of their own sizes, packed.
  case wall
  /// Cards below each other, along a line of time.
  case list
  /// Cards of one size, in rows.
  case grid
}
