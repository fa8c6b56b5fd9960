import FeedVisitors

/// Packs the cards of a page into a wall of a given number of columns.
///
/// What it guarantees for any cards:
///
/// - No two cards overlap, and none is outside the columns.
/// - A card never begins above an earlier one by more than the height of the smaller of the two. So a later card never
///   ends above the place where an earlier one begins, and who reads from the top meets the cards nearly in order.
/// - The result depends on the cards and the number of columns alone, so a page keeps its looks while its entries stay.
/// - The work grows with the number of cards times the number of columns.
///
/// A card goes to the place nearest to the top that fits it, also into a gap above earlier cards. Any place that is at
/// most a third of the card's height further down counts as just as near, at the end of the wall its whole height. Which
/// of them leads to the smallest gaps is found out by following a few of the best choices at once (`PackingSearch`).
/// Cards are then made a little higher where that closes gaps, and the columns end in line (`CardGrowth`); somewhat more
/// where the wall has holes otherwise, and a long one is much fuller then. Where it still has some, wide cards are also tried
/// further down, so that the card after them finds room above, and pictures fill most of a hole that they cannot close.
struct WallPacker: Hashable, Sendable {
  static let mostColumns = ColumnHeights.scalarCount
  /// How many cards may be placed twice, where the first wall has holes: of more of them holes are a small part.
  private static let mostCardsWithRoom = 24

  let columns: Int

  /// Creates a packer for a number of columns, from one to `mostColumns`.
  init(columns: Int) {
    self.columns = min(max(1, columns), Self.mostColumns)
  }

  /// The places of the cards, in the order of the cards, which is that of reading.
  func pack(_ cards: [PackingCard]) -> [CardPlacement] {
    let ways = search(cards, makesRoom: false).finished()
    let least = wall(of: ways, growingBy: cards.map(\.growth))
    guard !least.isFull else { return least.placements }
    let isOneRow = least.placements.allSatisfy { $0.top == 0 }
    let limits = cards.map { isOneRow ? $0.growthInOneRow : $0.mostGrowth }
    let usual = wall(of: ways, growingBy: limits)
    guard cards.count <= Self.mostCardsWithRoom else {
      // On a long wall, room that is empty within cards is no better than below them.
      return 1 - usual.fullness > (1 - least.fullness) / 2 ? least.placements : usual.placements
    }
    guard usual.showsHoles else { return usual.placements }
    let roomy = wall(of: search(cards, makesRoom: true).finished(), growingBy: limits, fillsMost: !isOneRow)
    return roomy.fullness > usual.fullness ? roomy.placements : usual.placements
  }

  /// The wall on which the least area is wasted when cards have grown.
  private func wall(of ways: [CardGrowth], growingBy limits: [Int], fillsMost: Bool = false) -> PackedWall {
    let walls = ways.lazy.map { PackedWall($0.closed(limits: limits, fillsMost: fillsMost), columns: columns) }
    var best: PackedWall?
    for wall in walls where wall.waste < best?.waste ?? .max {
      best = wall
      if wall.waste == 0 { break }
    }
    return best ?? PackedWall([], columns: columns)
  }

  /// Follows the best ways to place cards.
  ///
  /// - Parameter makesRoom: Whether a wide card may stand further down, so that the next card finds room above it.
  private func search(_ cards: [PackingCard], makesRoom: Bool) -> PackingSearch {
    let spans = cards.map { $0.span(of: columns) }
    var search = PackingSearch(
      columns: columns, spans: spans, heights: cards.map(\.height),
      breadthAtEnd: makesRoom ? PackingSearch.breadthOfSecondLook : PackingSearch.breadthAtEnd)
    for (index, card) in cards.enumerated() {
      let isBesideNext = makesRoom && index + 1 < cards.count && spans[index + 1] == 1
      search.place(span: spans[index], height: card.height, next: isBesideNext ? cards[index + 1].height : 0)
    }
    return search
  }
}

/// The room that a card needs on a wall. Heights are in units of the wall's grid and include the gap below the card.
struct PackingCard: Hashable, Sendable {
  /// How many columns it takes, or all of those that there are where there are fewer.
  let columns: Columns
  /// How many units it may become higher, so that it ends where what is below it begins.
  let growth: Int
  /// How many it may become higher where a wall would have holes otherwise.
  let mostGrowth: Int
  /// How many it may become higher in the only row of a wall.
  var growthInOneRow: Int { max(mostGrowth, height * 2 / 3) }
  /// How high it is, at least one unit.
  let height: Int

  init(columns: Columns = .one, height: Int, growth: Int = 0, mostGrowth: Int = 0) {
    self.columns = columns
    self.height = max(1, height)
    self.growth = max(0, growth)
    self.mostGrowth = max(self.growth, mostGrowth)
  }

  /// The columns that it takes on a wall.
  func span(of available: Int) -> Int {
    switch columns {
    case .one: 1
    case .two: min(2, available)
    case .full: available
    }
  }
}

extension PackingCard {
  /// A card of the size that the operator found.
  ///
  /// A note or quotation that is cut shows more of itself, and grows no further. Otherwise an eighth more height closes
  /// most of the gaps that are too low to be filled, and shows neither on a picture nor below a text; it is all that a
  /// square cover bears. Where that is not enough, a picture shows more of itself, and a text has as much room below it as
  /// a row of few cards needs.
  init(_ size: CardSize) {
    let rows = size.rows ?? 1
    let isCut = size.hiddenRows > 0
    let growth = isCut ? min(size.hiddenRows, StyleNumbers.mostGrowth) : rows / 8
    self.init(
      columns: size.columns, height: rows, growth: growth,
      mostGrowth: isCut || size.hasSquareCover ? growth : size.hasPicture ? rows * 9 / 20 : rows / 4)
  }
}
