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
  /// How empty it looks on a page that has room for so many columns, in parts of one: a column that stays empty beside all
  /// cards is less of a pity than a hole among them.
  func emptiness(of columns: Int) -> Double { 1 - fullness + Double(max(0, columns - usedColumns)) / Double(columns) / 2 }
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

  private var isSingle: Bool { usedColumns == 1 }
}

/// The walls of a page's cards, of which some take two columns instead of one where the walls look much fuller then: five
/// cards of one size fill neither two columns nor three, and two of them not half of a wide page.
struct FittingWalls {
  /// Of how many cards some may be wide: holes are a small part of longer walls.
  private static let mostCards = 12
  /// How many cards leave a part of a wide page empty, so that several of them may be wide.
  private static let cardsOfRow = 4
  /// How much fuller all walls together have to look for each wide card, in parts of one.
  private static let leastGain = 0.1

  /// The cards, with the wide ones among them.
  private(set) var cards: [PackingCard]
  /// A wall for each number of columns.
  private(set) var walls: [PackedWall]
  /// The numbers of the cards that are wide although they are not by themselves.
  private(set) var wide: Set<Int> = []

  private let columns: ClosedRange<Int>

  /// Packs cards.
  ///
  /// - Parameters:
  ///   - columns: Numbers of columns, each greater than the one before.
  ///   - widened: The card of a number as it is where it takes two columns; nil where it cannot.
  init(of cards: [PackingCard], within columns: ClosedRange<Int>, widened: (Int) -> PackingCard?) {
    self.cards = cards
    self.columns = columns
    walls = PackedWall.walls(of: cards, within: columns)
    let isRow = cards.count <= Self.cardsOfRow
    guard cards.count <= Self.mostCards, isRow || walls.contains(where: \.showsHoles) else { return }
    var candidates = cards.indices.compactMap { number in widened(number).map { (number, $0) } }
    while isRow || wide.isEmpty, let number = widen(one: candidates) {
      wide.insert(number)
      candidates.removeAll { $0.0 == number }
    }
  }

  /// Makes the one card wide of which the walls look fullest, and returns its number; nil where none is worth it.
  private mutating func widen(one candidates: [(number: Int, card: PackingCard)]) -> Int? {
    let usual = cards
    var emptiness = emptiness(of: walls) - Self.leastGain
    var best: Int?
    for (number, card) in candidates {
      var changed = usual
      changed[number] = card
      let isBetter = { [self] (walls: [PackedWall]) in
        self.emptiness(of: walls) < emptiness && !walls.contains(where: \.beginsUnevenly)
      }
      let other = PackedWall.walls(of: changed, within: columns, while: isBetter)
      guard other.count == columns.count, isBetter(other) else { continue }
      (cards, walls, best, emptiness) = (changed, other, number, self.emptiness(of: other))
    }
    return best
  }

  /// How empty walls look together, those of the first numbers of columns.
  private func emptiness(of walls: [PackedWall]) -> Double {
    zip(columns, walls).reduce(0) { $0 + $1.1.emptiness(of: $1.0) }
  }
}
