/// Makes cards higher where that closes the gap below them, so that they end in line with their neighbours.
///
/// No card moves: what begins in a row begins there afterwards.
struct CardGrowth {
  /// How many columns the wall has.
  let columns: Int

  /// Lets cards grow down to the card below them, or to the end of the wall, if that is near enough.
  ///
  /// - Parameters:
  ///   - placements: The cards in the order in which they were placed.
  ///   - limits: By how many rows each may grow.
  func close(_ placements: inout [CardPlacement], limits: [Int]) {
    let end = placements.map(\.bottom).max() ?? 0
    var room = placements.map { end - $0.bottom }
    for column in cardsOfColumns(placements) {
      for (upper, lower) in zip(column, column.dropFirst()) {
        room[upper] = min(room[upper], placements[lower].top - placements[upper].bottom)
      }
    }
    for index in placements.indices where room[index] <= limits[index] {
      placements[index].height += room[index]
    }
  }

  /// The cards of each column from top to bottom.
  private func cardsOfColumns(_ placements: [CardPlacement]) -> [[Int]] {
    var result = Array(repeating: [Int](), count: columns)
    for (index, placement) in placements.enumerated() {
      for column in placement.columns {
        let last = result[column].last
        // Only the gap above the last card of a column can be filled later.
        let isAboveLast = last.map { placements[$0].top > placement.top } ?? false
        result[column].insert(index, at: result[column].count - (isAboveLast ? 1 : 0))
      }
    }
    return result
  }
}
