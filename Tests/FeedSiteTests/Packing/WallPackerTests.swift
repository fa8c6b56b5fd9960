import Testing

@testable import FeedSite
@testable import FeedVisitors

/// What holds for any cards, tried on many.
@Suite("A packed wall")
struct WallPackerTests {
  private static let seeds: [UInt64] = Array(0..<16)

  private func forEachWall(seed: UInt64, _ body: ([PackingCard], [CardPlacement], _ columns: Int) -> Void) {
    for columns in 1...6 {
      let count = Int(seed) * 5
      for cards in [RandomWall.wild(count, seed: seed), RandomWall.mixed(count, seed: seed)] {
        body(cards, WallPacker(columns: columns).pack(cards), columns)
      }
    }
  }

  @Test(arguments: seeds)
  func `Every card has a place within the columns and the size that it asked for`(seed: UInt64) {
    forEachWall(seed: seed) { cards, placements, columns in
      #expect(placements.count == cards.count)
      for (card, placement) in zip(cards, placements) {
        #expect(placement.span == card.span(of: columns))
        #expect(placement.column >= 0 && placement.columns.upperBound <= columns && placement.top >= 0)
        #expect(card.height...card.height + card.growthInOneRow ~= placement.height)
      }
    }
  }

  @Test(arguments: seeds)
  func `No two cards overlap`(seed: UInt64) {
    forEachWall(seed: seed) { _, placements, columns in
      for column in 0..<columns {
        let cards = placements.filter { $0.columns.contains(column) }.sorted { $0.top < $1.top }
        for (upper, lower) in zip(cards, cards.dropFirst()) { #expect(upper.bottom <= lower.top) }
      }
    }
  }

  @Test(arguments: seeds)
  func `No card begins above an earlier one by more than the height of the smaller of the two`(seed: UInt64) {
    forEachWall(seed: seed) { cards, placements, _ in
      let heights = cards.map(\.height)
      for later in placements.indices {
        for earlier in 0..<later {
          let distance = placements[earlier].top - placements[later].top
          #expect(distance <= min(heights[earlier], heights[later]), "cards \(earlier) and \(later)")
        }
      }
    }
  }

  @Test(arguments: seeds)
  func `The same cards always get the same places`(seed: UInt64) {
    forEachWall(seed: seed) { cards, placements, columns in
      #expect(WallPacker(columns: columns).pack(cards) == placements)
    }
  }

  @Test(arguments: seeds)
  func `Cards of one column fill it from top to bottom in their order`(seed: UInt64) {
    let cards = RandomWall.wild(30, seed: seed)
    var top = 0
    for (card, placement) in zip(cards, WallPacker(columns: 1).pack(cards)) {
      #expect(placement == CardPlacement(column: 0, span: 1, top: top, height: card.height))
      top = placement.bottom
    }
  }

  @Test(arguments: seeds)
  func `The first card stands in the first row and column, whatever follows`(seed: UInt64) {
    forEachWall(seed: seed) { _, placements, _ in
      #expect(placements.first.map { $0.top == 0 && $0.column == 0 } ?? true)
    }
  }

  @Test(arguments: seeds)
  func `Cards go below the first row only when it is full`(seed: UInt64) {
    let cards = RandomWall.wild(12, seed: seed).map { PackingCard(height: $0.height) }
    for columns in 1...6 {
      let row = WallPacker(columns: columns).pack(cards).prefix(columns)
      #expect(row.map(\.column) == Array(0..<columns))
      #expect(row.allSatisfy { $0.top == 0 })
    }
  }

  @Test
  func `A note that is cut shows more of itself where its column would end above the others`() {
    func growth(hiding hiddenRows: Int) -> Int {
      let notes = [(140, 0), (60, 0), (40, hiddenRows)].map { rows, hidden in
        PackingCard(CardSize(shape: .normal, rows: rows, hiddenRows: hidden))
      }
      return WallPacker(columns: 2).pack(notes)[2].height - 40
    }
    #expect(growth(hiding: 0) == 0)
    #expect(growth(hiding: 100) > 30)
  }

  @Test
  func `Square covers stay nearly square where other pictures fill a hole`() {
    func height(isSquare: Bool) -> Int {
      let cards = [100, 70].map {
        PackingCard(CardSize(shape: .normal, rows: $0, hasPicture: true, hasSquareCover: isSquare))
      }
      return WallPacker(columns: 2).pack([PackingCard(columns: .full, height: 4)] + cards)[2].height
    }
    #expect(height(isSquare: false) == 100)
    #expect(height(isSquare: true) == 70)
  }

  @Test
  func `On a long wall no text has room below it that leaves the end as uneven as it was`() {
    let cards = (0..<30).map { PackingCard(height: $0 == 29 ? 150 : 20, growth: 2, mostGrowth: 5) }
    #expect(WallPacker(columns: 4).pack(cards).map(\.height).dropLast().allSatisfy { $0 <= 22 })
  }

  @Test
  func `A wall without cards has no places, and nonsense does no harm`() {
    #expect(WallPacker(columns: 3).pack([]).isEmpty)
    #expect(WallPacker(columns: 0).columns == 1)
    #expect(WallPacker(columns: 99).columns == WallPacker.mostColumns)
    let nonsense = [PackingCard(columns: .two, height: 0), PackingCard(height: -7, growth: -1)]
    #expect(WallPacker(columns: 2).pack(nonsense).map(\.height) == [1, 1])
  }

  @Test
  func `The work grows with the number of cards times the number of columns`() {
    for columns in 1...6 {
      for count in [10, 100, 1_000] {
        let cards = RandomWall.wild(count, seed: UInt64(count))
        let spans = cards.map { $0.span(of: columns) }
        var search = PackingSearch(columns: columns, spans: spans, heights: cards.map(\.height))
        for (card, span) in zip(cards, spans) { search.place(span: span, height: card.height) }
        // A column is tried at its end and in its gap, for each way that is followed.
        #expect(search.triedPlaces <= count * columns * 2 * PackingSearch.breadthAtEnd)
      }
    }
  }
}
