/// The best few ways to have placed the cards so far, of ways with the same outlook only the best one.
struct PackingBeam<Step> {
  /// Where a way stands among the others.
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

  /// Creates a beam without ways.
  init() {}

  /// Forgets all ways, but keeps the memory for others.
  mutating func removeAll() {
    states.removeAll(keepingCapacity: true)
    steps.removeAll(keepingCapacity: true)
    ranks.removeAll(keepingCapacity: true)
  }

  /// The ways by their indices among the states and steps, the best one first.
  var order: some Sequence<Int> { ranks.lazy.map(\.index) }

  /// Whether a way of a cost may be among the best ones, of which so many are kept.
  func takes(_ cost: Int, among breadth: Int) -> Bool {
    guard ranks.count == breadth, let last = ranks.last else { return true }
    return last.cost > cost
  }

  /// Puts a way that it takes among the best ones, in the order of their costs, earlier ones before later ones of the
  /// same cost.
  ///
  /// - Parameter breadth: How many ways are kept.
  mutating func insert(_ state: PackingState, step: Step, among breadth: Int, cost: Int, outlook: Int) {
    var index = states.count
    if let twin = ranks.firstIndex(where: { $0.outlook == outlook }) {
      if ranks[twin].cost <= cost { return }
      index = ranks.remove(at: twin).index
    } else if ranks.count == breadth {
      index = ranks.removeLast().index
    }
    var position = ranks.count
    while position > 0, ranks[position - 1].cost > cost { position -= 1 }
    ranks.insert(Rank(cost: cost, outlook: outlook, index: index), at: position)
    if index == states.count {
      states.append(state)
      steps.append(step)
    } else {
      states[index] = state
      steps[index] = step
    }
  }
}
