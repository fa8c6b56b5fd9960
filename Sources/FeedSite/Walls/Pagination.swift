/// Parts the entries of a wall into pages that never shift.
///
/// Archive page k holds the entries (k−1)·n+1 … k·n counted from the oldest, so that a full page keeps its entries for
/// good. The newest page holds what is left, n to 2n−1 entries, or all of them while there are fewer than 2n.
/// Positions count from the oldest entry, which is 0.
struct Pagination: Hashable {
  /// How many entries there are.
  let count: Int
  /// How many entries a full page holds, at least one.
  let perPage: Int

  /// How many archive pages there are.
  var archiveCount: Int { max(0, count / perPage - 1) }

  /// The positions of the newest page.
  var newest: Range<Int> { archiveCount * perPage..<count }

  /// The positions of an archive page, which is counted from one.
  func archive(_ number: Int) -> Range<Int> { (number - 1) * perPage..<number * perPage }
}
