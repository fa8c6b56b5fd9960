import FeedVisitors
import Testing

@testable import FeedSite

@Suite("Walls of few cards")
struct PackedWallTests {
  private func walls(_ cards: [PackingCard]) -> [PackedWall] { PackedWall.walls(of: cards, within: 2...6) }

  /// How many columns each of the walls takes, from two columns on.
  private func columns(_ cards: [PackingCard]) -> [Int] {
    walls(cards).map { wall in wall.placements.map(\.columns.upperBound).max() ?? 0 }
  }

  private func card(_ height: Int) -> PackingCard {
    PackingCard(columns: .one, height: height, growth: height / 8, mostGrowth: height / 4)
  }

  @Test
  func `A card alone takes one column, and cards that fit into a row stand in one`() {
    #expect(columns([card(20)]) == [1, 1, 1, 1, 1])
    #expect(columns([card(20), card(20), card(20)]) == [1, 3, 3, 3, 3])
    #expect(columns((0..<4).map { _ in card(20) }) == [2, 2, 4, 4, 4])
  }

  @Test
  func `Cards take fewer columns where more of them would leave holes`() {
    #expect(columns((0..<6).map { _ in card(20) }) == [2, 3, 3, 3, 6])
    #expect(columns((0..<8).map { _ in card(20) }) == [2, 3, 4, 4, 4])
  }

  @Test
  func `Cards of one row end in line, also where they grow by more than usual`() {
    let heights = walls([card(20), card(30)])[0].placements.map(\.height)
    #expect(heights == [30, 30])
    #expect(columns([card(5), card(30)]) == [1, 1, 1, 1, 1])
  }

  @Test
  func `A card that is made for two columns has them`() {
    let cards = [card(20), PackingCard(columns: .two, height: 20)]
    #expect(walls(cards)[0].placements.map(\.span) == [1, 2])
    #expect(columns(cards) == [2, 3, 3, 3, 3])
  }

  /// The cards of the sample's past events, and those of its photos and recordings.
  private var events: [PackingCard] {
    [31, 39, 37, 31, 49].enumerated().map { index, height in
      PackingCard(columns: index == 1 ? .two : .one, height: height, growth: height / 8, mostGrowth: height / 4)
    }
  }
  private var media: [PackingCard] {
    [(39, 1), (56, 2), (60, 1), (48, 1), (45, 1), (63, 2), (67, 2)].map { height, span in
      PackingCard(columns: span == 2 ? .two : .one, height: height, growth: height / 8, mostGrowth: height / 2)
    }
  }

  @Test
  func `A wide card makes room above itself for the next one, where a wall would have holes`() {
    let wall = walls(events)[0]
    #expect(wall.placements.map(\.top) == [0, 37, 0, 76, 76])
    #expect(wall.fullness > 0.9)
  }

  @Test
  func `Pictures fill most of a hole`() {
    let walls = walls(media)
    #expect([0, 2, 3].allSatisfy { walls[$0].fullness > 0.9 })
    // More cannot be had of three wide cards without a later card far above earlier ones.
    #expect(walls[1].fullness > 0.83)
    #expect(columns(media) == [2, 3, 4, 5, 5])
  }

  @Test
  func `Half of a page does not stay empty so that cards end in line`() {
    let heights = [26, 29, 22, 50, 30]
    #expect(columns(heights.map { card($0) }) == [2, 3, 4, 5, 5])
  }

  @Test
  func `A column stays empty only where that makes the wall much fuller`() {
    let albums = [20, 20, 20, 21, 20].map { card($0) }
    #expect(columns(albums) == [2, 3, 3, 5, 5])
  }

  @Test(arguments: 1...12)
  func `Walls of one kind are four fifths full, or else take all columns, and never look emptier than a third`(
    count: Int
  ) {
    for seed in 0..<8 as Range<UInt64> {
      let cards = RandomWall.mixed(count, seed: seed).map { card(10 + $0.height / 4) }
      for (columns, wall) in zip(2..., walls(cards)) {
        #expect(wall.fullness >= 0.8 || wall.usedColumns == columns, "\(columns) columns")
        #expect(count < columns || wall.emptiness(of: columns) <= 1 / 3, "\(columns) columns")
      }
    }
  }
}
