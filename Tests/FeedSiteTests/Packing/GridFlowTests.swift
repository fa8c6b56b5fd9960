import Testing

@testable import FeedSite

@Suite("The flow of a grid")
struct GridFlowTests {
  /// Where a browser puts cards with gaps before them: an own reading of what the specification says.
  private static func shown(_ cards: [CardPlacement], _ gaps: [GridFlow.Gap], columns: Int) -> [Int] {
    var taken = Array(repeating: Set<Int>(), count: columns)
    func place(_ columns: Range<Int>, _ height: Int) -> Int {
      var top = 0
      while columns.contains(where: { !taken[$0].isDisjoint(with: top..<top + height) }) { top += 1 }
      for column in columns { taken[column].formUnion(top..<top + height) }
      return top
    }
    return cards.enumerated().map { index, card in
      for gap in gaps where gap.card == index { _ = place(gap.column..<gap.column + 1, gap.height) }
      return place(card.columns, card.height)
    }
  }

  @Test
  func `Cards below each other need no gaps`() {
    let cards = [
      CardPlacement(column: 0, span: 1, top: 0, height: 4), CardPlacement(column: 1, span: 1, top: 0, height: 10),
      CardPlacement(column: 0, span: 2, top: 10, height: 3), CardPlacement(column: 0, span: 1, top: 4, height: 6),
    ]
    #expect(GridFlow.gaps(in: cards, columns: 2).isEmpty)
  }

  @Test
  func `Room above a wide card that would draw in a later one is kept empty`() {
    let cards = [
      CardPlacement(column: 0, span: 1, top: 0, height: 4), CardPlacement(column: 1, span: 1, top: 0, height: 10),
      CardPlacement(column: 0, span: 2, top: 10, height: 3), CardPlacement(column: 0, span: 1, top: 13, height: 6),
    ]
    #expect(GridFlow.gaps(in: cards, columns: 2) == [GridFlow.Gap(card: 3, column: 0, height: 6)])
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `Browsers show all walls as they are packed`(seed: UInt64) {
    for cards in [RandomWall.mixed(24, seed: seed), RandomWall.wild(30, seed: seed)] {
      for columns in 1...6 {
        let placements = WallPacker(columns: columns).pack(cards)
        let gaps = GridFlow.gaps(in: placements, columns: columns)
        #expect(Self.shown(placements, gaps, columns: columns) == placements.map(\.top))
      }
    }
  }

  @Test(arguments: 2...12)
  func `Browsers show walls of few cards as they are packed`(count: Int) {
    for seed in 0..<40 as Range<UInt64> {
      let cards = RandomWall.mixed(count, seed: seed).map { card in
        PackingCard(columns: card.columns, height: card.height, growth: card.growth, mostGrowth: card.height / 3)
      }
      for columns in 2...6 {
        let placements = WallPacker(columns: columns).pack(cards)
        let gaps = GridFlow.gaps(in: placements, columns: columns)
        #expect(Self.shown(placements, gaps, columns: columns) == placements.map(\.top))
      }
    }
  }

  @Test
  func `Walls as sites have them need less than one gap each`() {
    let gaps = (0..<50 as Range<UInt64>).flatMap { seed in
      let cards = RandomWall.mixed(24, seed: seed)
      return (2...6).flatMap { GridFlow.gaps(in: WallPacker(columns: $0).pack(cards), columns: $0) }
    }
    #expect(gaps.count < 250)
  }
}
