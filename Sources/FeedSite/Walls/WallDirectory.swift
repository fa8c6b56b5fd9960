import FeedModel
import FeedVisitors

/// Sorts the entries of a feed into walls: of the site, and of each kind, tag and person.
struct WallDirectory {
  let site: Wall
  /// The walls of the kinds that have entries, in the order of the kinds.
  let kinds: [Wall]
  /// The walls of the tags, by slug.
  let tags: [Wall]
  /// The tags of each entry, by their indices among the walls of tags.
  let tagsOfEntries: [[Int]]
  /// The walls of the people, in the order of the feed's people.
  let people: [Wall]
  /// The walls of those who have no file and are named in several entries, by address.
  let mentions: [Wall]

  var all: [Wall] { [site] + kinds + tags + people + mentions }

  init(facts: SiteFacts, site: Site, wording: Wording) {
    var byKind: [Kind: [Int]] = [:]
    var byTag: [(slug: String, name: String, entries: [Int])] = []
    var places: [String: Int] = [:]
    var byPerson: [Route: [Int]] = [:]
    for index in facts.entries.indices {
      byKind[facts.entries[index].kind, default: []].append(index)
      for tag in facts.entries[index].tags {
        let place = places[tag.slug] ?? byTag.count
        if place == byTag.count {
          places[tag.slug] = place
          byTag.append((tag.slug, tag.name, []))
        }
        guard byTag[place].entries.last != index else { continue }
        byTag[place].entries.append(index)
        // The oldest spelling counts, so that a new entry renames no archive page.
        byTag[place].name = tag.name
      }
      for person in Set(facts.entries[index].people) { byPerson[person, default: []].append(index) }
    }
    self.site = Wall(route: site.edition.home, title: site.title, subject: .site, entries: Array(facts.entries.indices))
    kinds = (Kind.builtIn + site.kinds.map(\.kind)).compactMap { kind in
      byKind[kind].map {
        Wall(route: site.edition.wall(of: kind), title: wording.plural(kind), subject: .kind(kind.name), entries: $0)
      }
    }
    byTag.sort { $0.slug < $1.slug }
    var tagsOfEntries: [[Int]] = Array(repeating: [], count: facts.entries.count)
    for (place, tag) in byTag.enumerated() {
      for index in tag.entries { tagsOfEntries[index].append(place) }
    }
    self.tagsOfEntries = tagsOfEntries
    tags = byTag.map { slug, name, entries in
      Wall(route: site.edition.wall(ofTag: slug), title: name, subject: .tag(slug), entries: entries)
    }
    people = facts.people.enumerated().map { index, person in
      let route = person.page.route
      return Wall(route: route, title: person.name, subject: .person(index), entries: byPerson[route] ?? [])
    }
    mentions = facts.mentions.map {
      Wall(route: $0.route, title: $0.name, subject: .mention, entries: byPerson[$0.route] ?? [])
    }
  }
}

extension WallDirectory {
  typealias TagOfWall = (wall: Wall, count: Int?)

  private static let mostTags = 12

  /// The tags that a page of a wall offers to go to, in the order of the index, with how many entries of the wall carry
  /// each.
  ///
  /// Those of the newest page are the ones that the entries of the wall carry most often, the tag of a wall of one among
  /// them: they change with these entries only, as the page does. An archive page has its own tag without a number, so
  /// that it never changes.
  func tags(for page: WallPage) -> [TagOfWall] {
    let own = page.wall.isOfTag ? tags.firstIndex { $0.route == page.wall.route } : nil
    if page.number != nil { return own.map { [(tags[$0], nil)] } ?? [] }
    if page.wall.isOfSomebody { return [] }
    var counts: [Int: Int] = [:]
    for entry in page.wall.entries {
      for tag in tagsOfEntries[entry] { counts[tag, default: 0] += 1 }
    }
    let common = counts.sorted { first, second in
      if first.key == own || second.key == own { return first.key == own }
      return (first.value, second.key) > (second.value, first.key)
    }
    return common.prefix(Self.mostTags).sorted { $0.key < $1.key }.map { (tags[$0.key], $0.value) }
  }
}
