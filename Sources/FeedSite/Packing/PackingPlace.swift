/// A place that a card could take on a wall that is being packed.
struct PackingPlace: Hashable {
  /// The first column.
  let column: Int
  /// The row that the card would begin in.
  let top: Int
  /// Whether it lies in a gap above a card that stands there.
  let isInGap: Bool
}
