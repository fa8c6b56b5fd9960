/// Makes cards higher where that closes gaps, so that cards end in line with their neighbours and the wall with itself.
///
/// Cards of one column that are below each other share what is missing below them, each as it can, so that none
/// grows by much and each moves down by little. Wide cards stay where they are.
struct CardGrowth {
  /// The cards as they are, in the order of reading.
  private let placements: [CardPlacement]
  /// The row below the wall.
  private let end: Int
  /// The cards of each column from top to bottom.
  private let stacks: [[Int]]
  /// By how many rows each card may move down.
  private let shifts: [Int]

  init(of placements: [CardPlacement], columns: Int) {
    self.placements = placements
    end = placements.map(\.bottom).max() ?? 0
    stacks = Self.stacks(of: placements, columns: columns)
    shifts = Self.mostShifts(of: placements, end: end)
  }

  /// The cards grown down to the card below them, or to the end of the wall, where that is near enough.
  ///
  /// - Parameters:
  ///   - limits: By how many rows each may grow.
  ///   - fillsMost: Whether cards also grow where that fills most of a gap, but not all of it.
  func closed(limits: [Int], fillsMost: Bool) -> [CardPlacement] {
    var placements = placements
    var pile = CardPile(fillsMost: fillsMost)
    for (index, room) in roomBelowWide() {
      placements[index].height += pile.growth(into: room, limit: limits[index])
    }
    for stack in stacks {
      var first = 0
      while first < stack.count {
        let last = stack[first...].firstIndex { placements[$0].span > 1 } ?? stack.count
        let below = last < stack.count ? placements[stack[last]].top : end
        close(stack[first..<last], above: below, &placements, &pile, limits: limits)
        first = last + 1
      }
    }
    return placements
  }

  /// Lets cards that are below each other grow together, given by their indices from top to bottom.
  private func close(
    _ cards: ArraySlice<Int>, above below: Int, _ placements: inout [CardPlacement], _ pile: inout CardPile,
    limits: [Int]
  ) {
    guard let first = cards.first else { return }
    pile.removeAll()
    for place in cards.indices {
      let index = cards[place]
      let next = place + 1 < cards.endIndex ? placements[cards[place + 1]].top : below
      pile.append(
        CardPile.Card(gap: next - placements[index].bottom, limit: limits[index], mostShift: shifts[index]))
    }
    pile.grow()
    var top = placements[first].top
    for (index, growth) in zip(cards, pile.growths) {
      // Where gaps stay, cards stay.
      top = max(top, placements[index].top)
      placements[index].top = top
      placements[index].height += growth
      top = placements[index].bottom
    }
  }

  private func roomBelowWide() -> [(index: Int, room: Int)] {
    let wide = placements.indices.filter { placements[$0].span > 1 }
    guard !wide.isEmpty else { return [] }
    var room = placements.map { end - $0.bottom }
    for stack in stacks {
      for (upper, lower) in zip(stack, stack.dropFirst()) {
        room[upper] = min(room[upper], placements[lower].top - placements[upper].bottom)
      }
    }
    return wide.map { ($0, room[$0]) }
  }

  /// By how many rows each card may move down, so that no later card comes to begin above it by more than the height of
  /// the smaller of the two.
  private static func mostShifts(of placements: [CardPlacement], end: Int) -> [Int] {
    var shifts = placements.map { _ in 0 }
    // The least of all later cards.
    var (top, bottom) = (end, end)
    for (index, placement) in placements.enumerated().reversed() {
      shifts[index] = max(0, min(top + placement.height, bottom) - placement.top)
      top = min(top, placement.top)
      bottom = min(bottom, placement.bottom)
    }
    return shifts
  }

  /// The cards of each column from top to bottom.
  private static func stacks(of placements: [CardPlacement], columns: Int) -> [[Int]] {
    var result = Array(repeating: [Int](), count: columns)
    for column in result.indices { result[column].reserveCapacity(placements.count / columns + 8) }
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

/// Cards below each other in one column; the first stays in place, and so does what is below the last.
struct CardPile {
  /// What decides on how much a card grows.
  struct Card {
    /// How many rows are empty below it.
    let gap: Int
    /// By how many rows it may grow.
    let limit: Int
    /// By how many rows it may move down.
    let mostShift: Int
  }

  /// Whether cards also grow where that fills most of a gap, but not all of it.
  let fillsMost: Bool
  private var cards: [Card] = []
  /// By how many rows all cards down to each have grown together, at least and at most; from the last card to the first.
  private var bounds: [ClosedRange<Int>] = []
  /// By how many rows each card grows.
  private(set) var growths: [Int] = []

  init(fillsMost: Bool = false) { self.fillsMost = fillsMost }

  /// By how many rows a card grows into a gap by itself.
  func growth(into gap: Int, limit: Int) -> Int {
    if gap <= limit { return gap }
    return fillsMost && limit * 3 >= gap * 2 ? limit : 0
  }

  /// Takes all cards away, but keeps the memory for others.
  mutating func removeAll() { cards.removeAll(keepingCapacity: true) }

  mutating func append(_ card: Card) { cards.append(card) }

  /// Finds out the growths: together by all gaps, or, if they cannot, each by the gap below itself or not at all.
  mutating func grow() {
    bounds.removeAll(keepingCapacity: true)
    growths.removeAll(keepingCapacity: true)
    guard !shareGaps() else { return }
    growths.removeAll(keepingCapacity: true)
    for card in cards { growths.append(growth(into: card.gap, limit: card.limit)) }
  }

  /// Closes all gaps, in proportion to the limits as far as the bounds allow; says whether that is possible.
  private mutating func shareGaps() -> Bool {
    let sum = cards.reduce(0) { $0 + $1.gap }
    // What all cards down to one have grown by, at least and at most, from the last card to the first.
    var (least, most) = (sum, sum)
    var above = sum
    for card in cards.reversed() {
      guard least <= most else { return false }
      bounds.append(least...most)
      above -= card.gap
      // No card moves up, and none further down than it may.
      least = max(above, least - card.limit)
      most = min(above + card.mostShift, most)
    }
    guard least <= 0 else { return false }
    var grown = 0
    var capacity = cards.reduce(0) { $0 + $1.limit }
    for (card, bound) in zip(cards, bounds.reversed()) {
      let share = capacity > 0 ? ((sum - grown) * card.limit + capacity - 1) / capacity : 0
      let next = min(max(grown + share, bound.lowerBound), bound.upperBound, grown + card.limit)
      guard next >= max(grown, bound.lowerBound) else { return false }
      growths.append(next - grown)
      grown = next
      capacity -= card.limit
    }
    return true
  }
}
