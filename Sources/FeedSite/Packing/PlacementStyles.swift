/// The places of a page's cards as custom properties of CSS, for the style sheet to choose from by the room that it has.
///
/// `--p3: 5/1/23/2` says where a card stands on a wall of three columns, as the value of `grid-area` (CSS Grid Layout 2,
/// 8.4): the lines before its first row and column, and those after its last.
struct PlacementStyles {
  /// The numbers of columns that there are places for; a single column needs none.
  static let columns = 2...6

  /// The declarations of each card, in the order of the cards.
  let styles: [String]

  /// Packs the cards of a page.
  init(_ cards: [PackingCard]) {
    var styles = Array(repeating: "", count: cards.count)
    for (columns, wall) in zip(Self.columns, PackedWall.walls(of: cards, within: Self.columns)) {
      let placements = wall.placements
      guard placements.allSatisfy({ $0.bottom < Self.mostLines }) else { continue }
      for (index, place) in placements.enumerated() {
        // Short texts are put behind each other faster than into one.
        styles[index] += styles[index].isEmpty ? "--p" : ";--p"
        styles[index] += String(columns)
        for (sign, line) in [
          (":", place.top), ("/", place.column), ("/", place.bottom), ("/", place.columns.upperBound),
        ] {
          styles[index] += sign + String(line + 1)
        }
      }
    }
    self.styles = styles
  }

  /// Browsers take lines that are further down for this one, which would put all cards there above each other. Walls
  /// as long as that are left to the browser's own flow.
  private static let mostLines = 10_000
}
