/// Cards in their places, and how many columns they take.
struct PackedWall: Hashable, Sendable {
  /// The places of the cards, in the order of the cards.
  let placements: [CardPlacement]
  /// How much of the columns is cards and the gaps below them, down to the last row: 1 where nothing is empty.
  let fullness: Double

  /// Creates a wall.
  init(_ placements: [CardPlacement], columns: Int) {
    self.placements = placements
    let area = (placements.map(\.bottom).max() ?? 0) * columns
    fullness = area == 0 ? 1 : Double(placements.reduce(0) { $0 + $1.span * $1.height }) / Double(area)
  }

  /// Whether so little is empty that nobody sees holes.
  var isFull: Bool { fullness >= 0.92 }
  /// Whether holes are seen that are worth a second look for other places.
  var showsHoles: Bool { fullness < 0.9 }
  /// How many columns hold cards.
  var usedColumns: Int { placements.map(\.columns.upperBound).max() ?? 0 }
  /// How empty it looks where another one could stand, in parts of one: a column that only the other one uses is less of a
  /// pity than a hole among cards.
  func emptiness(insteadOf other: PackedWall) -> Double {
    let unused = Double(max(0, other.usedColumns - usedColumns)) / Double(max(1, other.usedColumns))
    return 1 - fullness + unused / 2
  }
  /// Whether a column begins below the others.
  var beginsUnevenly: Bool {
    let first = Set(placements.filter { $0.top == 0 }.flatMap(\.columns))
    return placements.contains { !first.isSuperset(of: $0.columns) }
  }
  /// Whether a single column is worth it.
  private var hasHoles: Bool { fullness < 0.8 }
  /// Whether another wall, which leaves columns empty, is so much fuller that this is worth it.
  private func isWorse(than other: PackedWall) -> Bool { other.fullness > fullness + 0.05 }
}

extension PackedWall {
  /// The walls of cards for so many columns at most.
  ///
  /// Cards that make two or three rows take fewer columns than there are, where more of them would leave holes; a single
  /// one only where two are far from full. Of numbers that leave nearly as little empty the largest counts, since a page
  /// that is empty beside its wall looks poor as well.
  ///
  /// - Parameters:
  ///   - columns: Numbers of columns, each greater than the one before.
  ///   - isWanted: Whether the walls so far are worth going on.
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
      let isBest = hasManyRows || wall.isFull || walls.allSatisfy { !wall.isWorse(than: $0) || $0.isSingle }
      walls.append(isBest ? wall : walls[walls.count - 1])
      // Cards that are made for two columns need them.
      if wall.hasHoles, walls.count == 1, cards.allSatisfy({ $0.span(of: 2) == 1 }) {
        walls[0] = PackedWall(WallPacker(columns: 1).pack(cards), columns: 1)
      }
    }
    return walls
  }

  private var isSingle: Bool { placements.allSatisfy { $0.column == 0 } }
}

/// The walls of a page's cards, of which one takes two columns instead of one where the walls look much fuller then: five
/// cards of one size fill neither two columns nor three.
struct FittingWalls {
  /// Of how many cards one may be wide: holes are a small part of longer walls.
  private static let mostCards = 12
  /// How much fuller all walls together have to look, in parts of one.
  private static let leastGain = 0.1

  /// The cards, with the wide one among them.
  private(set) var cards: [PackingCard]
  /// A wall for each number of columns.
  private(set) var walls: [PackedWall]
  /// The number of the card that is wide although it is not by itself.
  private(set) var wide: Int?

  /// Packs cards.
  ///
  /// - Parameters:
  ///   - columns: Numbers of columns, each greater than the one before.
  ///   - widened: The card of a number as it is where it takes two columns; nil where it cannot.
  init(of cards: [PackingCard], within columns: ClosedRange<Int>, widened: (Int) -> PackingCard?) {
    self.cards = cards
    walls = PackedWall.walls(of: cards, within: columns)
    guard cards.count <= Self.mostCards else { return }
    let usual = walls
    guard usual.contains(where: \.showsHoles) else { return }
    var emptiness = usual.reduce(0) { $0 + 1 - $1.fullness } - Self.leastGain
    for number in cards.indices {
      guard let card = widened(number) else { continue }
      var changed = cards
      changed[number] = card
      let left = { (walls: [PackedWall]) in zip(walls, usual).reduce(0) { $0 + $1.0.emptiness(insteadOf: $1.1) } }
      let isBetter = { (walls: [PackedWall]) in left(walls) < emptiness && !walls.contains(where: \.beginsUnevenly) }
      let other = PackedWall.walls(of: changed, within: columns, while: isBetter)
      guard other.count == columns.count, isBetter(other) else { continue }
      (self.cards, walls, wide, emptiness) = (changed, other, number, left(other))
    }
  }
}
