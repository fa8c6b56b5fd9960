/// Where a card stands on a wall. Rows are units of the wall's grid, counted from 0 at the top.
struct CardPlacement: Hashable, Sendable {
  /// The first column that it takes, counted from 0 at the side where lines begin.
  let column: Int
  /// How many columns it takes.
  let span: Int
  /// The row that it begins in.
  let top: Int
  /// How many rows it takes, with the gap below it.
  var height: Int

  /// The row below it.
  var bottom: Int { top + height }
  /// The columns that it takes.
  var columns: Range<Int> { column..<column + span }
}
