/// The walls of a page's cards, of which one takes two columns instead of one where the walls look much fuller then: five
/// cards of one size fill neither two columns nor three.
struct FittingWalls {
  /// Of how many cards one may be wide: holes are a small part of longer walls.
  private static let mostCards = 12
  /// How much fuller all walls together have to look, in parts of one.
  private static let leastGain = 0.1

  /// The cards, with the wide one among them.
  private(set) var cards: [PackingCard]
  /// A wall for each number of columns.
  private(set) var walls: [PackedWall]
  /// The number of the card that is wide although it is not by itself.
  private(set) var wide: Int?

  /// Packs cards.
  ///
  /// - Parameters:
  ///   - columns: Numbers of columns, each greater than the one before.
  ///   - widened: The card of a number as it is where it takes two columns; nil where it cannot.
  init(of cards: [PackingCard], within columns: ClosedRange<Int>, widened: (Int) -> PackingCard?) {
    self.cards = cards
    walls = PackedWall.walls(of: cards, within: columns)
    guard cards.count <= Self.mostCards else { return }
    let usual = walls
    guard usual.contains(where: \.showsHoles) else { return }
    var emptiness = usual.reduce(0) { $0 + 1 - $1.fullness } - Self.leastGain
    for number in cards.indices {
      guard let card = widened(number) else { continue }
      var changed = cards
      changed[number] = card
      let other = PackedWall.walls(of: changed, within: columns)
      let left = zip(other, usual).reduce(0) { $0 + $1.0.emptiness(insteadOf: $1.1) }
      guard left < emptiness, !other.contains(where: \.beginsUnevenly) else { continue }
      (self.cards, walls, wide, emptiness) = (changed, other, number, left)
    }
  }
}
