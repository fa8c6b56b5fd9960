import FeedModel
import FeedVisitors

/// Who plays with whom, and who follows and recommends whom, as the entries of a feed say.
struct PeopleRelations: Sendable {
  /// How somebody is known: by the path of the page on this site, else by name.
  typealias Key = String

  /// What is known of somebody.
  struct Person: Sendable {
    /// How entries refer to the person.
    fileprivate(set) var reference: PersonReference
    /// The music and the events that the person plays on, by their index in the feed, newest first.
    fileprivate(set) var plays: [Int] = []
    /// Those who play there as well, and on how many entries.
    fileprivate(set) var companions: [Key: Int] = [:]
    /// Those whom the person follows.
    fileprivate(set) var follows: Set<Key> = []
    /// Those who follow the person.
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

  /// What is known of somebody.
  subscript(key: Key) -> Person? { people[key] }

  /// Those who play with somebody.
  var players: [Key] { people.filter { !$0.value.companions.isEmpty }.map(\.key) }

  /// Some of the people by name.
  func sorted(_ keys: some Sequence<Key>) -> [Key] {
    keys.map { (name: people[$0]?.reference.name ?? $0, key: $0) }.sorted { $0 < $1 }.map(\.key)
  }

  /// Those who play with somebody, whoever does so most often first.
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
