/// Cards in their places, and how many columns they take.
struct PackedWall: Hashable, Sendable {
  /// The places of the cards, in the order of the cards.
  let placements: [CardPlacement]
  /// How much of the columns is cards and the gaps below them, down to the last row: 1 where nothing is empty.
  let fullness: Double
  /// How many units are empty down to the last row.
  let waste: Int

  init(_ placements: [CardPlacement], columns: Int) {
    self.placements = placements
    let area = (placements.map(\.bottom).max() ?? 0) * columns
    let used = placements.reduce(0) { $0 + $1.span * $1.height }
    fullness = area == 0 ? 1 : Double(used) / Double(area)
    waste = area - used
  }

  /// Whether the wall is so full that no holes are noticed.
  var isFull: Bool { fullness >= 0.92 }
  /// Whether holes are seen that are worth a second look for other places.
  var showsHoles: Bool { fullness < 0.9 }
  /// How many columns hold cards.
  var usedColumns: Int { placements.map(\.columns.upperBound).max() ?? 0 }
  /// How empty it looks on a page that has room for so many columns, in parts of one: a column that stays empty beside all
  /// cards is less of a pity than a hole among them, and more of one is a hole at the very top.
  func emptiness(of columns: Int) -> Double {
    let unused = Double(max(0, columns - usedColumns)) / Double(columns)
    return 1 - fullness + unused / 2 + (beginsUnevenly ? 0.15 : 0)
  }
  /// Whether a column begins below the others.
  var beginsUnevenly: Bool {
    // A bit for each column.
    var (first, all) = (0, 0)
    for placement in placements {
      let columns = (1 << placement.span - 1) << placement.column
      all |= columns
      if placement.top == 0 { first |= columns }
    }
    return first != all
  }
  /// Whether a single column is worth it.
  private var hasHoles: Bool { fullness < 0.8 }
  /// Whether another wall, which leaves columns empty, looks so much fuller that this is worth it.
  private func isWorse(than other: PackedWall, of columns: Int) -> Bool {
    other.emptiness(of: columns) < emptiness(of: columns) - 0.05
  }
}

extension PackedWall {
  /// The walls of cards for so many columns at most.
  ///
  /// Cards that make two or three rows take fewer columns than there are, where more columns would leave holes; a
  /// single column only where two are far from full. Of numbers that leave nearly the same area empty the largest
  /// counts, since empty space beside the wall looks poor, too.
  ///
  /// - Parameter isWanted: Whether the walls so far are worth going on.
  /// - Returns: A wall for each of the numbers, up to where they are no longer wanted.
  static func walls(
    of cards: [PackingCard], within columns: ClosedRange<Int>, while isWanted: ([PackedWall]) -> Bool = { _ in true }
  ) -> [PackedWall] {
    var walls: [PackedWall] = []
    for count in columns where isWanted(walls) {
      let spans = cards.reduce(0) { $0 + $1.span(of: count) }
      // Each card has a column already.
      if let last = walls.last, spans < count {
        walls.append(last)
        continue
      }
      let wall = PackedWall(WallPacker(columns: count).pack(cards), columns: count)
      let hasManyRows = spans * 2 > count * 5
      let isBest = hasManyRows || wall.isFull || walls.allSatisfy { !wall.isWorse(than: $0, of: count) || $0.isSingle }
      walls.append(isBest ? wall : walls[walls.count - 1])
      // Cards that are made for two columns need them.
      if wall.hasHoles, walls.count == 1, cards.allSatisfy({ $0.span(of: 2) == 1 }) {
        walls[0] = PackedWall(WallPacker(columns: 1).pack(cards), columns: 1)
      }
    }
    return walls
  }

  private var isSingle: Bool { usedColumns == 1 }
}
