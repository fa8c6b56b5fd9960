@testable import FeedSite

/// How much of a wall is empty.
struct PackedArea {
  /// The part that is empty between the top of the wall and the end of each column.
  let gaps: Double
  /// The part that is empty between the top of the wall and its last row.
  let waste: Double

  /// Measures a wall whose cards do not overlap.
  init(_ placements: [CardPlacement], columns: Int) {
    let used = placements.reduce(0) { $0 + $1.span * $1.height }
    var ends = Array(repeating: 0, count: columns)
    for placement in placements {
      for column in placement.columns { ends[column] = max(ends[column], placement.bottom) }
    }
    let ended = ends.reduce(0, +)
    gaps = 1 - Double(used) / Double(max(1, ended))
    waste = 1 - Double(used) / Double(max(1, (ends.max() ?? 0) * columns))
  }
}
