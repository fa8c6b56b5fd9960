import FeedVisitors

/// What a card asks of a wall. Heights are in units of the wall's grid and contain the gap below the card.
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

  /// Creates a card.
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
