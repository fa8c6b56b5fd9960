/// Looks for the places of cards, card by card, and follows the best few ways to have placed those before (a beam search).
///
/// On the way the ends of the columns are kept even, so that wide cards leave small gaps. For the last few cards that no
/// longer counts, but how far down the wall ends.
struct PackingSearch {
  /// How many ways are followed at once.
  static let breadth = 8

  /// A way to have placed all cards so far.
  private struct Way {
    let state: PackingState
    /// What the way is judged by: the smaller the better.
    let cost: Int
    /// How the last card was placed.
    let step: Step
  }

  /// The placement of a card, and the step before it by its index; -1 for the first card.
  private struct Step {
    let placement: CardPlacement
    let previous: Int
  }

  private let columns: Int
  /// The area of all cards.
  private let area: Int
  /// How many cards are still to be placed.
  private var remaining: Int
  /// The ways that are followed, the best one first; none before the first card.
  private var ways: [Way] = []
  /// The last steps of the ways are the last ones here, in the same order.
  private var steps: [Step] = []
  /// The places of the card that is placed on one way; kept for their memory.
  private var places: [PackingPlace] = []
  /// How many places were tried, which is what the time goes into.
  private(set) var triedPlaces = 0

  /// Creates a search for an empty wall.
  ///
  /// - Parameters:
  ///   - columns: How many columns it has.
  ///   - count: How many cards will be placed.
  ///   - area: The area of all of them.
  init(columns: Int, count: Int, area: Int) {
    self.columns = columns
    self.area = area
    remaining = count
  }

  /// Whether the wall ends within the next three rows of cards or so.
  private var isEnding: Bool { remaining <= columns * 3 }

  /// Places the next card.
  mutating func place(span: Int, height: Int) {
    var next: [Way] = []
    next.reserveCapacity(Self.breadth + 1)
    if ways.isEmpty { follow(PackingState(), from: -1, span: span, height: height, into: &next) }
    let firstStep = steps.count - ways.count
    for (index, way) in ways.enumerated() {
      follow(way.state, from: firstStep + index, span: span, height: height, into: &next)
    }
    ways = next
    steps += next.map(\.step)
    remaining -= 1
  }

  /// Tries the places of a card that are as near to the top as the nearest one, or nearly so.
  private mutating func follow(
    _ state: PackingState, from step: Int, span: Int, height: Int, into next: inout [Way]
  ) {
    places.removeAll(keepingCapacity: true)
    state.forEachPlace(span: span, height: height, columns: columns) { places.append($0) }
    triedPlaces += places.count
    let nearest = places.map(\.top).min() ?? 0
    // The first row is filled before anything goes below it.
    let farthest = nearest == 0 ? 0 : nearest + (isEnding ? height : height / 3)
    for place in places where place.top <= farthest {
      let state = state.placing(place, span: span, height: height)
      let cost = cost(of: state)
      let placement = CardPlacement(column: place.column, span: span, top: place.top, height: height)
      Self.insert(Way(state: state, cost: cost, step: Step(placement: placement, previous: step)), into: &next)
    }
  }

  /// What a way is judged by.
  private func cost(of state: PackingState) -> Int {
    // Cards and gaps fill the wall down to some row; what reaches below it leaves as much room empty at the end, which
    // is less of a pity than a gap.
    if isEnding { return state.gaps * 3 + max(0, state.extent(columns: columns) - area - state.gaps) * 2 }
    // A gap stays, while the ends of the columns may still become even.
    return state.gaps * 2 + state.unevenness(columns: columns)
  }

  /// The places of all cards, on the way that wastes the least area.
  var placements: [CardPlacement] {
    let waste = ways.map { $0.state.gaps + $0.state.unevenness(columns: columns) }
    guard let best = waste.indices.min(by: { waste[$0] < waste[$1] }) else { return [] }
    var placements: [CardPlacement] = []
    var index = steps.count - ways.count + best
    while index >= 0 {
      placements.append(steps[index].placement)
      index = steps[index].previous
    }
    return placements.reversed()
  }

  /// Puts a way among the best ones, in the order of their costs, earlier ones before later ones of the same cost.
  private static func insert(_ way: Way, into ways: inout [Way]) {
    if ways.count == breadth, let last = ways.last, last.cost <= way.cost { return }
    if let twin = ways.firstIndex(where: { $0.state.hasSameOutlook(as: way.state) }) {
      if ways[twin].cost <= way.cost { return }
      ways.remove(at: twin)
    }
    let position = ways.firstIndex { $0.cost > way.cost } ?? ways.count
    ways.insert(way, at: position)
    if ways.count > breadth { ways.removeLast() }
  }
}

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
