/// A drawing of who plays with whom: people below each other, and an arc between each two who play together.
///
/// Whoever plays together stands near each other, so that arcs are short. Lengths are in units of the drawing.
struct EnsembleDrawing: Sendable {
  /// How many people are drawn at most: those who play with others most often.
  static let mostPeople = 60
  /// The height of a row.
  static let rowHeight = 44
  /// Where arcs begin and end.
  static let axis = 200

  /// An arc between two rows.
  struct Arc: Hashable, Sendable {
    /// Its path (SVG 2, section 9.3).
    let path: String
    /// How thick it is.
    let width: Int
  }

  /// The people from the top to the bottom.
  let people: [PeopleRelations.Key]
  /// The arcs, from the first row on.
  let arcs: [Arc]

  /// Draws those who play with others.
  init(_ relations: PeopleRelations) {
    people = Self.order(relations)
    var arcs: [Arc] = []
    for (first, key) in people.enumerated() {
      for (second, other) in people.enumerated().dropFirst(first + 1) {
        guard let count = relations[key]?.companions[other] else { continue }
        arcs.append(Self.arc(from: first, to: second, count: count))
      }
    }
    self.arcs = arcs
  }

  /// The height of the whole.
  var height: Int { people.count * Self.rowHeight }

  /// The middle of a row.
  static func middle(ofRow row: Int) -> Int { row * rowHeight + rowHeight / 2 }

  private static func arc(from first: Int, to second: Int, count: Int) -> Arc {
    let (start, end) = (middle(ofRow: first), middle(ofRow: second))
    // A curve of Bézier reaches three quarters as far as its handles.
    let handle = axis - min(axis * 4 / 3 - 8, 24 + (end - start) * 2 / 3)
    return Arc(path: "M\(axis) \(start)C\(handle) \(start) \(handle) \(end) \(axis) \(end)", width: min(1 + count, 8))
  }

  /// The people so that each stands behind the one with whom they play most often, as far as that can be.
  private static func order(_ relations: PeopleRelations) -> [PeopleRelations.Key] {
    func weight(_ key: PeopleRelations.Key) -> Int { relations[key]?.companions.values.reduce(0, +) ?? 0 }
    let byName = relations.sorted(relations.players)
    var rest = byName.enumerated().map { (key: $1, weight: weight($1), place: $0) }
      .sorted { ($1.weight, $0.place) < ($0.weight, $1.place) }.prefix(mostPeople).map(\.key)
    var order: [PeopleRelations.Key] = []
    while !rest.isEmpty {
      let last = order.last.flatMap { relations[$0] }
      let scores = rest.enumerated().map { place, key in
        let all = order.reduce(0) { $0 + (relations[$1]?.companions[key] ?? 0) }
        return (withLast: last?.companions[key] ?? 0, withAll: all, place: -place)
      }
      let next = rest.indices.max { scores[$0] < scores[$1] } ?? 0
      order.append(rest.remove(at: next))
    }
    return order
  }
}
