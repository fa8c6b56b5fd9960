@testable import FeedSite

/// A wall drawn with letters: a row a line, a column a character, the first card is `A`, gaps are dots.
struct WallPicture: CustomStringConvertible {
  let description: String

  /// Draws placements.
  init(_ placements: [CardPlacement], columns: Int) {
    let height = placements.map(\.bottom).max() ?? 0
    var rows = Array(repeating: Array(repeating: Character("."), count: columns), count: height)
    for (placement, letter) in zip(placements, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") {
      for row in placement.top..<placement.bottom {
        for column in placement.columns { rows[row][column] = rows[row][column] == "." ? letter : "!" }
      }
    }
    description = rows.map { String($0) }.joined(separator: "\n")
  }

  /// Packs cards and draws the wall.
  init(packing cards: [PackingCard], columns: Int) {
    self.init(WallPacker(columns: columns).pack(cards), columns: columns)
  }
}
