/// Looks for the places of cards, card by card, and follows the best few ways to have placed those before (a beam search).
///
/// On the way the ends of the columns are kept even, so that wide cards leave small gaps. For the last few cards that no
/// longer counts, but how far down the wall ends, and more ways are followed: what they leave empty nothing fills. A high
/// card that is still to come needs a short column then.
struct PackingSearch {
  /// How many ways are followed at once.
  static let breadth = 8
  /// How many cards are the end of a wall. With fewer the last row is left ragged, with more there are gaps above it.
  private static let cardsAtEnd = 10
  /// How many are followed at the end of the wall.
  static let breadthAtEnd = 16
  /// How many are followed there where an earlier search left holes.
  static let breadthOfSecondLook = 48
  /// How many of them are finished to see which wastes the least.
  private static let finishedWays = 4

  /// The placement of a card, and the step before it by its index; -1 for the first card.
  private struct Step {
    let placement: CardPlacement
    let previous: Int
  }

  private let columns: Int
  private let breadthAtEnd: Int
  /// The height of the highest card after each card.
  private let highestAfter: [Int]
  private let area: Int
  /// How many cards are still to be placed.
  private var remaining: Int
  /// How many of them take more than one column.
  private var remainingWide: Int
  /// The ways that are followed; none before the first card.
  private var ways = PackingBeam<Step>()
  /// Those that the next card leads to; empty but while it is placed.
  private var next = PackingBeam<Step>()
  /// The last steps of the ways are the last ones here, in the same order.
  private var steps: [Step] = []
  /// The places of the card that is placed on one way; kept for their memory.
  private var places: [PackingPlace] = []
  /// How many places were tried, which is what the time goes into.
  private(set) var triedPlaces = 0

  init(columns: Int, spans: [Int], heights: [Int], breadthAtEnd: Int = Self.breadthAtEnd) {
    self.columns = columns
    self.breadthAtEnd = breadthAtEnd
    area = zip(spans, heights).reduce(0) { $0 + $1.0 * $1.1 }
    remaining = spans.count
    remainingWide = spans.count { $0 > 1 }
    var highest = 0
    var highestAfter: [Int] = []
    for height in heights.reversed() {
      highestAfter.append(highest)
      highest = max(highest, height)
    }
    self.highestAfter = highestAfter.reversed()
  }

  /// Whether the card is among the last ones of the wall.
  private var isEnding: Bool { remaining <= Self.cardsAtEnd }

  /// Places the next card.
  ///
  /// - Parameter next: How high the card after it is, for which a wide card may make room above itself; 0 where it makes
  ///   none.
  mutating func place(span: Int, height: Int, next followingHeight: Int = 0) {
    if span > 1 { remainingWide -= 1 }
    let breadth = isEnding ? breadthAtEnd : Self.breadth
    if steps.isEmpty {
      follow(PackingState(), from: -1, span: span, height: height, next: followingHeight, among: breadth)
    }
    let firstStep = steps.count - ways.steps.count
    for index in ways.order {
      follow(
        ways.states[index], from: firstStep + index, span: span, height: height, next: followingHeight, among: breadth)
    }
    swap(&ways, &next)
    next.removeAll()
    steps += ways.steps
    remaining -= 1
  }

  /// Tries the places of a card that are as near to the top as the nearest one, or nearly so.
  private mutating func follow(
    _ state: PackingState, from step: Int, span: Int, height: Int, next followingHeight: Int, among breadth: Int
  ) {
    places.removeAll(keepingCapacity: true)
    var nearest = Int.max
    state.forEachPlace(span: span, height: height, columns: columns, next: followingHeight) { place in
      nearest = min(nearest, place.top)
      places.append(place)
    }
    triedPlaces += places.count
    let isOrdered = remainingWide > 0
    // The first row is filled before anything goes below it.
    let farthest = nearest == 0 ? 0 : nearest + (isEnding ? height : height / 3)
    for place in places where place.top <= farthest {
      let fill = state.fill.placing(place, span: span, height: height)
      var cost = cost(of: fill)
      guard next.takes(cost, among: breadth) else { continue }
      let state = state.placing(place, span: span, height: height, filling: fill)
      if isEnding {
        cost = max(cost, costToCome(after: state))
        guard next.takes(cost, among: breadth) else { continue }
      }
      let placement = CardPlacement(column: place.column, span: span, top: place.top, height: height)
      next.insert(
        state, step: Step(placement: placement, previous: step), among: breadth, cost: cost,
        outlook: state.outlook(isOrdered: isOrdered))
    }
  }

  /// What a way is judged by: the smaller the better.
  private func cost(of fill: PackingFill) -> Int {
    // Cards and gaps fill the wall down to some row; what reaches below it leaves as much room empty at the end, which
    // is less of a pity than a gap.
    if isEnding { return cost(of: fill.gaps, end: fill.longest) }
    // A gap stays, while the ends of the columns may still become even.
    return fill.gaps * 2 + fill.unevenness(columns: columns)
  }

  /// What a way comes to cost at least: the highest card that follows begins at the end of the shortest column.
  private func costToCome(after state: PackingState) -> Int {
    cost(of: state.fill.gaps, end: state.shortest(of: columns) + highestAfter[highestAfter.count - remaining])
  }

  /// What gaps cost and what is empty at the end of a wall that reaches down to some row.
  private func cost(of gaps: Int, end: Int) -> Int { gaps * 3 + max(0, end * columns - area - gaps) * 2 }

  /// The best placements of all cards, one of which wastes the least area once cards have grown.
  func finished() -> [CardGrowth] {
    let waste = ways.states.map { $0.fill.gaps + $0.fill.unevenness(columns: columns) }
    return ways.order.sorted { waste[$0] < waste[$1] }.prefix(Self.finishedWays).map { index in
      CardGrowth(of: placements(endingWith: steps.count - ways.steps.count + index), columns: columns)
    }
  }

  private func placements(endingWith step: Int) -> [CardPlacement] {
    var placements: [CardPlacement] = []
    placements.reserveCapacity(highestAfter.count)
    var index = step
    while index >= 0 {
      placements.append(steps[index].placement)
      index = steps[index].previous
    }
    return placements.reversed()
  }
}

/// Where a card is on a wall. Rows are units of the wall's grid, counted from 0 at the top.
struct CardPlacement: Hashable, Sendable {
  /// The first column that it takes, counted from 0 at the side where lines begin.
  let column: Int
  let span: Int
  var top: Int
  /// How many rows it takes, with the gap below it.
  var height: Int

  /// The row below it.
  var bottom: Int { top + height }
  var columns: Range<Int> { column..<column + span }
}

/// The best few ways to have placed the cards so far, of ways with the same outlook only the best one.
struct PackingBeam<Step> {
  /// Where a way is among the others.
  private struct Rank {
    let cost: Int
    let outlook: Int
    let index: Int
  }

  /// Where the columns end, of each way.
  private(set) var states: [PackingState] = []
  /// How the last card was placed, of each way.
  private(set) var steps: [Step] = []
  /// The ways in the order of their costs.
  private var ranks: [Rank] = []

  init() {}

  /// Forgets all ways, but keeps the memory for others.
  mutating func removeAll() {
    states.removeAll(keepingCapacity: true)
    steps.removeAll(keepingCapacity: true)
    ranks.removeAll(keepingCapacity: true)
  }

  /// The ways by their indices among the states and steps, the best one first; a key path would be made anew for each card.
  var order: some Sequence<Int> { ranks.lazy.map { $0.index } }

  /// Whether a placement of this cost may be among the best, of which `breadth` are kept.
  func takes(_ cost: Int, among breadth: Int) -> Bool {
    guard ranks.count == breadth, let last = ranks.last else { return true }
    return last.cost > cost
  }

  /// Puts a way that it takes among the best ones, in the order of their costs, earlier ones before later ones of the
  /// same cost.
  mutating func insert(_ state: PackingState, step: Step, among breadth: Int, cost: Int, outlook: Int) {
    var index = states.count
    var position = ranks.count
    if let twin = ranks.firstIndex(where: { $0.outlook == outlook }) {
      if ranks[twin].cost <= cost { return }
      (index, position) = (ranks[twin].index, twin)
    } else if ranks.count == breadth {
      position -= 1
      index = ranks[position].index
    }
    let rank = Rank(cost: cost, outlook: outlook, index: index)
    if position == ranks.count { ranks.append(rank) }
    // Moved one by one, as there are few.
    while position > 0, ranks[position - 1].cost > cost {
      ranks[position] = ranks[position - 1]
      position -= 1
    }
    ranks[position] = rank
    if index == states.count {
      states.append(state)
      steps.append(step)
    } else {
      states[index] = state
      steps[index] = step
    }
  }
}
