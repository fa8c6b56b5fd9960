import FeedVisitors

/// The places of a page's cards as class names, for the style sheet to choose from by the room that it has.
///
/// `h3 o1 a1 b2 c3 d4 e5 p3` says that a card is 49 rows high, begins in the first of two, the second of three columns and
/// so on, and takes three rows more where there are two columns (``StyleNumbers``). In which row it begins is left to the
/// browser, whose way of filling columns is known (``GridFlow``). The first card also says how far its wall
/// reaches: `past-2` past the second of four or five columns, `past-4` past the fourth of six. The columns that cards begin
/// in do not say it, since wide cards end further on, and a page would move to the side while later cards arrive.
struct PlacementClasses {
  /// The numbers of columns that there are places for; a single column needs none.
  static let columns = 2...6

  /// The class names of a card, and of what is before it to keep room empty.
  struct Names: Hashable {
    var card: String
    var gaps: [String] = []
  }

  /// The names of each card, in the order of the cards.
  let names: [Names]
  /// The cards that take two columns instead of one or one instead of two, so that the wall has fewer holes.
  let resized: Set<Int>

  /// - Parameter resized: The card of a number as it is in two columns instead of one, or in one instead of two; nil where
  ///   that cannot be.
  init(_ cards: [PackingCard], resized: (Int) -> PackingCard? = { _ in nil }) {
    let packing = ResizedPacking(of: cards, within: Self.columns, resized: resized)
    self.resized = packing.resized
    let cards = packing.cards
    var names = cards.map { Names(card: StyleNumbers.pair("h", "o", $0.height)) }
    let letters = zip("abcde", zip("uvwxy", "pqrst"))
    let walls = zip(Self.columns, packing.walls)
    for ((count, wall), (column, (sixteens, ones))) in zip(walls, letters) {
      for (index, place) in wall.placements.enumerated() {
        Self.append(column, place.column + 1, to: &names[index].card)
        let growth = min(place.height - cards[index].height, StyleNumbers.mostGrowth)
        if growth >= 16 { Self.append(sixteens, growth >> 4, to: &names[index].card) }
        if growth & 15 > 0 { Self.append(ones, growth & 15, to: &names[index].card) }
      }
      for gap in GridFlow.gaps(in: wall.placements, columns: count) {
        let size = StyleNumbers.pair("h", "o", gap.height)
        names[gap.card].gaps.append("gap-\(count) \(size) \(column)\(gap.column + 1)")
      }
    }
    func isPast(_ column: Int, ofColumns counts: ClosedRange<Int>) -> Bool {
      zip(Self.columns, packing.walls).contains { counts.contains($0) && $1.usedColumns > column }
    }
    if isPast(2, ofColumns: 4...5) { names[0].card += " past-2" }
    if isPast(4, ofColumns: 6...6) { names[0].card += " past-4" }
    self.names = names
  }

  /// Appends the class name of a letter and a number to others.
  private static func append(_ letter: Character, _ number: Int, to names: inout String) {
    names += " "
    names.append(letter)
    names += String(number)
  }
}

/// The rows in which a browser puts cards whose columns and heights it knows: each into the first room from the top that
/// holds it, in the order of the cards (CSS Grid Layout 2, 8.5, with `grid-auto-flow: row dense`).
struct GridFlow {
  /// Room that has to stay empty, so that a card comes to stand where it shall.
  struct Gap: Hashable {
    /// The card before which it is put.
    let card: Int
    let column: Int
    let height: Int
  }

  /// The rows that are taken, of each column from top to bottom; what touches is one, so that walls of any length have few.
  private var taken: [[Range<Int>]]

  /// What has to be kept free on a wall, nearly always nothing: cards are below each other by themselves, and only
  /// large gaps above wide cards draw later cards in, against the order of reading.
  static func gaps(in placements: [CardPlacement], columns: Int) -> [Gap] {
    var flow = GridFlow(taken: Array(repeating: [], count: columns))
    var gaps: [Gap] = []
    for (index, placement) in placements.enumerated() {
      while true {
        let top = flow.top(of: placement.columns, placement.height)
        guard top < placement.top else { break }
        // Where there is more room, a later card may be placed there.
        let rooms = placement.columns.map { column in
          Gap(card: index, column: column, height: flow.room(at: top, in: column, above: placement.top).count)
        }
        guard let gap = rooms.min(by: { $0.height < $1.height }) else { break }
        gaps.append(gap)
        flow.take(gap.column..<gap.column + 1, gap.height)
      }
      flow.take(placement.columns, placement.height)
    }
    return gaps
  }

  /// The first row from which on there is room.
  private func top(of columns: Range<Int>, _ height: Int) -> Int {
    var top = 0
    while let obstacle = obstacle(top..<top + height, columns) { top = obstacle }
    return top
  }

  /// The end of what is in some of the rows; nil where there is room.
  private func obstacle(_ rows: Range<Int>, _ columns: Range<Int>) -> Int? {
    for column in columns {
      if let obstacle = taken[column].first(where: { $0.overlaps(rows) }) { return obstacle.upperBound }
    }
    return nil
  }

  /// The empty rows around one, down to another one.
  private func room(at row: Int, in column: Int, above end: Int) -> Range<Int> {
    let next = taken[column].firstIndex { $0.lowerBound > row } ?? taken[column].count
    let begin = next > 0 ? taken[column][next - 1].upperBound : 0
    return begin..<min(end, next < taken[column].count ? taken[column][next].lowerBound : end)
  }

  private mutating func take(_ columns: Range<Int>, _ height: Int) {
    let top = top(of: columns, height)
    for column in columns {
      let index = taken[column].firstIndex { $0.lowerBound > top } ?? taken[column].count
      var rows = top..<top + height
      var touched = index..<index
      if index > 0, taken[column][index - 1].upperBound == top {
        rows = taken[column][index - 1].lowerBound..<rows.upperBound
        touched = index - 1..<index
      }
      if index < taken[column].count, taken[column][index].lowerBound == rows.upperBound {
        rows = rows.lowerBound..<taken[column][index].upperBound
        touched = touched.lowerBound..<index + 1
      }
      taken[column].replaceSubrange(touched, with: CollectionOfOne(rows))
    }
  }
}
