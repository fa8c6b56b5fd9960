/// Makes cards higher where that closes gaps, so that cards end in line with their neighbours and the wall with itself.
///
/// Cards of one column that stand below each other share what is missing below them, each as it can, so that none
/// grows by much and each moves down by little. Wide cards stay where they are.
struct CardGrowth {
  /// How many columns the wall has.
  let columns: Int

  /// Lets cards grow down to the card below them, or to the end of the wall, if that is near enough.
  ///
  /// - Parameters:
  ///   - placements: The cards in the order of reading.
  ///   - limits: By how many rows each may grow.
  func close(_ placements: inout [CardPlacement], limits: [Int]) {
    let end = placements.map(\.bottom).max() ?? 0
    let shifts = mostShifts(of: placements)
    let stacks = cardsOfColumns(placements)
    for (index, room) in room(below: placements, in: stacks, end: end) where room <= limits[index] {
      placements[index].height += room
    }
    for stack in stacks {
      for pile in stack.split(whereSeparator: { placements[$0].span > 1 }) {
        let below = pile.endIndex < stack.endIndex ? placements[stack[pile.endIndex]].top : end
        let growths = CardPile(
          gaps: gaps(below: pile.map { placements[$0] }, end: below), limits: pile.map { limits[$0] },
          mostShifts: pile.map { shifts[$0] }
        ).growths
        var top = pile.first.map { placements[$0].top } ?? 0
        for (index, growth) in zip(pile, growths) {
          // Where gaps stay, cards stay.
          top = max(top, placements[index].top)
          placements[index].top = top
          placements[index].height += growth
          top = placements[index].bottom
        }
      }
    }
  }

  /// The room below each wide card.
  private func room(below placements: [CardPlacement], in stacks: [[Int]], end: Int) -> [(index: Int, room: Int)] {
    var room = placements.map { end - $0.bottom }
    for stack in stacks {
      for (upper, lower) in zip(stack, stack.dropFirst()) {
        room[upper] = min(room[upper], placements[lower].top - placements[upper].bottom)
      }
    }
    return placements.indices.filter { placements[$0].span > 1 }.map { ($0, room[$0]) }
  }

  /// The gap below each of the cards that stand below each other.
  private func gaps(below cards: [CardPlacement], end: Int) -> [Int] {
    zip(cards, cards.dropFirst().map(\.top) + [end]).map { $1 - $0.bottom }
  }

  /// By how many rows each card may move down, so that no later card comes to begin above it by more than the height of
  /// the smaller of the two.
  private func mostShifts(of placements: [CardPlacement]) -> [Int] {
    var shifts = placements.map { _ in 0 }
    // The least of all later cards.
    var top = placements.map(\.bottom).max() ?? 0
    var bottom = top
    for (index, placement) in placements.enumerated().reversed() {
      shifts[index] = max(0, min(top + placement.height, bottom) - placement.top)
      top = min(top, placement.top)
      bottom = min(bottom, placement.bottom)
    }
    return shifts
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

/// Cards of one column that stand below each other, the first and what is below the last of which stay where they are.
struct CardPile {
  /// How many rows are empty below each card.
  let gaps: [Int]
  /// By how many rows each card may grow.
  let limits: [Int]
  /// By how many rows each card may move down.
  let mostShifts: [Int]

  /// By how many rows each card grows: together by all gaps, or, if they cannot, each by the gap below itself or not at
  /// all.
  var growths: [Int] {
    sharedGrowths ?? zip(gaps, limits).map { $0 <= $1 ? $0 : 0 }
  }

  /// The growths that close all gaps, in proportion to the limits as far as the bounds allow.
  private var sharedGrowths: [Int]? {
    let sum = gaps.reduce(0, +)
    var bounds: [ClosedRange<Int>] = []
    // What all cards down to one have grown by, at least and at most, from the last card to the first.
    var (least, most) = (sum, sum)
    var above = sum
    for index in gaps.indices.reversed() {
      guard least <= most else { return nil }
      bounds.append(least...most)
      above -= gaps[index]
      // No card moves up, and none further down than it may.
      least = max(above, least - limits[index])
      most = min(above + mostShifts[index], most)
    }
    guard least <= 0 else { return nil }
    var growths: [Int] = []
    var grown = 0
    var capacity = limits.reduce(0, +)
    for (limit, bound) in zip(limits, bounds.reversed()) {
      let share = capacity > 0 ? ((sum - grown) * limit + capacity - 1) / capacity : 0
      let next = min(max(grown + share, bound.lowerBound), bound.upperBound, grown + limit)
      guard next >= max(grown, bound.lowerBound) else { return nil }
      growths.append(next - grown)
      grown = next
      capacity -= limit
    }
    return growths
  }
}
