import FeedModel
import FeedVisitors

/// Who plays with whom, and who follows and recommends whom, as the entries of a feed say.
struct PeopleRelations: Sendable {
  /// The identity of a person: the path of the page on this site, else the name.
  typealias Key = String

  struct Person: Sendable {
    /// How entries refer to the person.
    fileprivate(set) var reference: PersonReference
    /// The music and the events that the person plays on, by their index in the feed, newest first.
    fileprivate(set) var plays: [Int] = []
    /// Those who play there as well, and on how many entries.
    fileprivate(set) var companions: [Key: Int] = [:]
    fileprivate(set) var follows: Set<Key> = []
    fileprivate(set) var followers: Set<Key> = []
    /// The entries that recommend the person, by their index in the feed, newest first.
    fileprivate(set) var recommendations: [Int] = []
  }

  private var people: [Key: Person] = [:]
  private let walls: [String: Route]

  /// Reads what published entries say.
  ///
  /// - Parameter walls: The walls of people who have no file, by name.
  init(_ feed: Feed, walls: [String: Route]) {
    self.walls = walls
    for (index, object) in feed.entries.enumerated() where !object.entry.isDraft {
      let ties = object.facts.ties
      let players = Set(ties.players.map { key(adding: $0) })
      for key in players {
        people[key]?.plays.append(index)
        for other in players where other != key { people[key]?.companions[other, default: 0] += 1 }
      }
      let followed = ties.followed.map { key(adding: $0) }
      for follower in ties.followers.map({ key(adding: $0) }) {
        for other in followed where other != follower {
          people[follower]?.follows.insert(other)
          people[other]?.followers.insert(follower)
        }
      }
      for key in Set(ties.recommended.map { key(adding: $0) }) { people[key]?.recommendations.append(index) }
    }
  }

  /// What is known of the person with a page; nil where nothing is.
  func person(at route: Route) -> Person? { people[route.path] }

  subscript(key: Key) -> Person? { people[key] }

  var players: [Key] { people.filter { !$0.value.companions.isEmpty }.map(\.key) }

  func sorted(_ keys: some Sequence<Key>) -> [Key] {
    keys.map { (name: people[$0]?.reference.name ?? $0, key: $0) }.sorted { $0 < $1 }.map(\.key)
  }

  /// Those who play with a person, most often first.
  func companions(of person: Person) -> [(key: Key, count: Int)] {
    sorted(person.companions.keys).map { ($0, person.companions[$0] ?? 0) }.enumerated()
      .sorted { ($1.element.1, $0.offset) < ($0.element.1, $1.offset) }.map(\.element)
  }

  private mutating func key(adding person: PersonReference) -> Key {
    let route = person.route ?? walls[person.name]
    let key = route?.path ?? person.name
    // One entry may know where the person is found, and another does not.
    let known = people[key]?.reference
    people[key, default: Person(reference: person)].reference = PersonReference(
      name: known?.name ?? person.name, route: route, url: known?.url ?? person.url,
      avatar: known?.avatar ?? person.avatar)
    return key
  }
}

/// A drawing of who plays with whom: people below each other, and an arc between each two who play together.
///
/// People who play together are near each other, so that arcs are short. Lengths are in units of the drawing.
struct EnsembleDrawing: Sendable {
  /// How many people are drawn at most: those who play with others most often.
  static let mostPeople = 60
  static let rowHeight = 44
  /// Where arcs begin and end.
  static let axis = 200

  struct Arc: Hashable, Sendable {
    /// Its path (SVG 2, section 9.3).
    let path: String
    let width: Int
  }

  /// The people from the top to the bottom.
  let people: [PeopleRelations.Key]
  let arcs: [Arc]

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

  var height: Int { people.count * Self.rowHeight }

  static func middle(ofRow row: Int) -> Int { row * rowHeight + rowHeight / 2 }

  private static func arc(from first: Int, to second: Int, count: Int) -> Arc {
    let (start, end) = (middle(ofRow: first), middle(ofRow: second))
    // A curve of Bézier reaches three quarters as far as its handles.
    let handle = axis - min(axis * 4 / 3 - 8, 24 + (end - start) * 2 / 3)
    return Arc(path: "M\(axis) \(start)C\(handle) \(start) \(handle) \(end) \(axis) \(end)", width: min(1 + count, 8))
  }

  /// The people so that each follows the one with whom they play most often, as far as that can be.
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
