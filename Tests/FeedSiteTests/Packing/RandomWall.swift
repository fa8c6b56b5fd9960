import FeedVisitors
import TestSupport

@testable import FeedSite

/// Cards to pack, the same ones for the same seed.
struct RandomWall {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// Cards of any shape and of heights that have nothing to do with each other.
  static func wild(_ count: Int, seed: UInt64) -> [PackingCard] {
    var wall = RandomWall(seed: seed)
    return (0..<count).map { _ in wall.wildCard() }
  }

  /// A wall as sites have them: the kinds and heights of cards of the theme `wall`, mixed.
  static func mixed(_ count: Int, seed: UInt64) -> [PackingCard] {
    var wall = RandomWall(seed: seed)
    return (0..<count).map { _ in wall.mixedCard() }
  }

  private mutating func wildCard() -> PackingCard {
    let columns: Columns = [.one, .one, .one, .two, .two, .full][number(0...5)]
    return PackingCard(columns: columns, height: number(1...number(1...60)), growth: number(0...4))
  }

  private mutating func mixedCard() -> PackingCard {
    let (columns, height): (Columns, Int) =
      switch number(0...99) {
      case ..<16: (.one, number(8...27))  // notes
      case ..<27: (.one, number(14...30))  // articles
      case ..<38: (.one, number(14...29))  // photos
      case ..<48: (.one, [27, 30][number(0...1)])  // songs
      case ..<58: (.one, [15, 17, 26, 28][number(0...3)])  // events
      case ..<66: (.one, number(10...25))  // links
      case ..<72: (.one, 25)  // albums
      case ..<78: (.one, number(9...20))  // quotes
      case ..<83: (.one, 15)  // follows
      case ..<86: (.one, number(14...28))  // recommendations
      case ..<89: (.one, [14, 21, 25][number(0...2)])  // invitations
      case ..<90: (.one, 13)  // chosen to be small
      case ..<95: (.two, number(15...22))  // flat photos
      case ..<98: (.two, 29)  // many photos
      default: (.full, number(12...23))
      }
    return PackingCard(columns: columns, height: height, growth: height / 8)
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
}
