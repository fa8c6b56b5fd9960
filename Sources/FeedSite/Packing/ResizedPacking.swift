/// The walls of a page's cards, some of which are resized to two columns instead of one, or one instead of two, where
/// that fills the walls much better: five cards of one size fill neither two columns nor three, and wide cards alone
/// leave every third column empty.
struct ResizedPacking {
  /// Up to this many cards, any of them may be resized; in longer walls, holes are a small part.
  private static let mostCards = 16
  /// Up to this many cards leave a part of a wide page empty, so several of them may be resized.
  private static let cardsOfRow = 4
  /// Up to this many cards, two may be resized if one is not enough.
  private static let cardsOfTwoRows = 6
  /// How much fuller all walls together have to look for each resized card, as a fraction.
  private static let leastGain = 0.1

  private(set) var cards: [PackingCard]
  private(set) var walls: [PackedWall]
  /// The numbers of the resized cards.
  private(set) var resized: Set<Int> = []

  private let columns: ClosedRange<Int>

  /// - Parameter resized: The card of a number as it is in two columns instead of one, or in one instead of two; nil where that
  ///   cannot be.
  init(of cards: [PackingCard], within columns: ClosedRange<Int>, resized other: (Int) -> PackingCard?) {
    self.cards = cards
    self.columns = columns
    walls = PackedWall.walls(of: cards, within: columns)
    let isRow = cards.count <= Self.cardsOfRow
    let isShort = cards.count <= Self.mostCards
    // However full a short wall is, a column that begins below the others is the first thing that is seen of it.
    guard isRow || walls.contains(where: { $0.showsHoles || isShort && $0.beginsUnevenly }) else { return }
    alternate(other)
    guard isShort else { return }
    var candidates = cards.indices.compactMap { number in other(number).map { (number, $0) } }
    candidates.removeAll { resized.contains($0.0) }
    let all = resized.isEmpty && !isRow && cards.count <= Self.cardsOfTwoRows ? candidates : []
    let usual = self.cards
    while isRow || resized.isEmpty, let number = change(one: candidates) {
      resized.insert(number)
      candidates.removeAll { $0.0 == number }
    }
    if walls.contains(where: \.showsHoles) { change(two: all, of: usual) }
  }

  /// Makes every second wide card narrow where that is better, counted from the last one, so that a new card before them
  /// changes none; or the others, where that is better still.
  private mutating func alternate(_ other: (Int) -> PackingCard?) {
    let usual = cards
    let wide = cards.indices.reversed().filter { cards[$0].span(of: 3) == 2 }
    guard wide.count > 1 else { return }
    let narrow = wide.map(other)
    var most = emptiness(of: walls) - Self.leastGain
    for parity in [1, 0] {
      var changed = usual
      var numbers: Set<Int> = []
      for (place, number) in wide.enumerated() where place % 2 == parity {
        guard let card = narrow[place] else { continue }
        changed[number] = card
        numbers.insert(number)
      }
      if take(changed, ifBelow: most) { (resized, most) = (numbers, emptiness(of: walls) - Self.leastGain) }
    }
  }

  /// Resizes the one card whose change fills the walls best, and returns its number; nil where none is worth it.
  private mutating func change(one candidates: [(number: Int, card: PackingCard)]) -> Int? {
    let usual = cards
    var most = emptiness(of: walls) - Self.leastGain
    var best: Int?
    for (number, card) in candidates {
      var changed = usual
      changed[number] = card
      guard take(changed, ifBelow: most) else { continue }
      (best, most) = (number, emptiness(of: walls))
    }
    return best
  }

  /// Resizes the two cards whose change fills the walls best, where that is worth more than resizing one.
  private mutating func change(two candidates: [(number: Int, card: PackingCard)], of usual: [PackingCard]) {
    var most = emptiness(of: walls) - Self.leastGain * Double(2 - resized.count)
    for (place, first) in candidates.enumerated() {
      for second in candidates[(place + 1)...] {
        var changed = usual
        changed[first.number] = first.card
        changed[second.number] = second.card
        guard take(changed, ifBelow: most) else { continue }
        (resized, most) = ([first.number, second.number], emptiness(of: walls))
      }
    }
  }

  /// Takes over resized cards if their walls look less empty than `most`.
  private mutating func take(_ changed: [PackingCard], ifBelow most: Double) -> Bool {
    let isBetter = { [self] in emptiness(of: $0) < most }
    let other = PackedWall.walls(of: changed, within: columns, while: isBetter)
    guard other.count == columns.count, isBetter(other) else { return false }
    (cards, walls) = (changed, other)
    return true
  }

  /// How empty walls look together, those of the first numbers of columns.
  private func emptiness(of walls: [PackedWall]) -> Double {
    zip(columns, walls).reduce(0) { $0 + $1.1.emptiness(of: $1.0) }
  }
}
