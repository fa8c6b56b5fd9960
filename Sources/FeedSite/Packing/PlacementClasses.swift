import FeedVisitors

/// The places of a page's cards as class names, for the style sheet to choose from by the room that it has.
///
/// `h3 o1 a1 b2 c3 d4 e5 p3` says that a card is 49 rows high, begins in the first of two, the second of three columns and
/// so on, and takes three rows more where there are two columns (``StyleNumbers``). In which row it begins is left to the
/// browser, whose way of filling columns is known (``GridFlow``).
struct PlacementClasses {
  /// The numbers of columns that there are places for; a single column needs none.
  static let columns = 2...6

  /// The class names of a card, and of what stands before it to keep room empty.
  struct Names: Hashable {
    var card: String
    var gaps: [String] = []
  }

  /// The names of each card, in the order of the cards.
  let names: [Names]
  /// The cards that take two columns instead of one or one instead of two, so that the wall has fewer holes.
  let resized: Set<Int>

  /// Packs the cards of a page.
  ///
  /// - Parameter resized: The card of a number as it is in two columns instead of one, or in one instead of two; nil where
  ///   that cannot be.
  init(_ cards: [PackingCard], resized: (Int) -> PackingCard? = { _ in nil }) {
    let fitting = FittingWalls(of: cards, within: Self.columns, resized: resized)
    self.resized = fitting.resized
    let cards = fitting.cards
    var names = cards.map { Names(card: StyleNumbers.pair("h", "o", $0.height)) }
    let letters = zip("abcde", zip("uvwxy", "pqrst"))
    let walls = zip(Self.columns, fitting.walls)
    for ((count, wall), (column, (sixteens, ones))) in zip(walls, letters) {
      for (index, place) in wall.placements.enumerated() {
        names[index].card += " \(column)\(place.column + 1)"
        let growth = min(place.height - cards[index].height, StyleNumbers.mostGrowth)
        if growth >= 16 { names[index].card += " \(sixteens)\(growth >> 4)" }
        if growth & 15 > 0 { names[index].card += " \(ones)\(growth & 15)" }
      }
      for gap in GridFlow.gaps(in: wall.placements, columns: count) {
        let size = StyleNumbers.pair("h", "o", gap.height)
        names[gap.card].gaps.append("gap-\(count) \(size) \(column)\(gap.column + 1)")
      }
    }
    self.names = names
  }
}
