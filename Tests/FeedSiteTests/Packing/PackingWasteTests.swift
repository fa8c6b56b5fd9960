import Testing

@testable import FeedSite

@Suite("The waste of a wall")
struct PackingWasteTests {
  /// What may be empty at three and four columns.
  private static let bar = 0.06

  @Test(arguments: 0..<5 as Range<UInt64>)
  func `Of 500 mixed cards at most 6 % is empty between the first and the last row`(seed: UInt64) {
    let cards = RandomWall.mixed(500, seed: seed)
    for columns in 2...4 {
      let area = PackedArea(WallPacker(columns: columns).pack(cards), columns: columns)
      #expect(area.waste <= Self.bar, "\(columns) columns")
    }
  }

  @Test(arguments: [3, 4])
  func `Of pages of 24 to 47 mixed cards at most 6 % is gaps, taken together`(columns: Int) {
    let areas = (0..<48).map { seed in
      PackedArea(
        WallPacker(columns: columns).pack(RandomWall.mixed(24 + seed % 24, seed: UInt64(seed))), columns: columns)
    }
    let mean = areas.map(\.gaps).reduce(0, +) / Double(areas.count)
    let waste = areas.map(\.waste).reduce(0, +) / Double(areas.count)
    #expect(mean <= 0.03)
    #expect(waste <= Self.bar)
  }

  @Test(arguments: 3...6)
  func `Of pages of 16 to 31 mixed cards most are at least 90 % full, however many columns they have`(columns: Int) {
    let full = (0..<48).count { seed in
      let cards = RandomWall.mixed(16 + seed % 16, seed: UInt64(seed))
      return PackedArea(WallPacker(columns: columns).pack(cards), columns: columns).waste <= 0.1
    }
    #expect(full >= 24)
  }
}
