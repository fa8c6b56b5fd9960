/// A person without a file whom several entries name: a wall, but no profile.
public struct MentionedPerson: Hashable, Sendable {
  /// In how many entries one is named who has a wall.
  public static let leastEntries = 3

  /// The name as the oldest of the entries writes it.
  public let name: String
  /// All spellings of the name.
  public let spellings: Set<String>
  /// The address of the wall.
  public let route: Route

  /// How many bytes the last part of an address has at most: what is longer is no name, and fits no file system.
  private static let longestSlug = 200

  /// Finds the people whom entries name, by address.
  ///
  /// Names that make the same address are one person. People with a file are left out, and so are those whose wall
  /// would have the address of a page of the site.
  ///
  /// - Parameter entries: The entries from the newest to the oldest.
  static func all(
    in entries: [any FeedViewObject], people: [PersonFeedViewObject], pages: [Page], edition: Edition
  ) -> [MentionedPerson] {
    var slugs: [String: String] = [:]
    var found: [String: (name: String, spellings: Set<String>, entries: Int, last: Int)] = [:]
    for (index, object) in entries.enumerated() {
      for name in namesWithoutFile(in: object) {
        let slug = slugs[name] ?? Slug.caseless(from: name)
        slugs[name] = slug
        guard !slug.isEmpty, slug.utf8.count <= longestSlug else { continue }
        var person = found[slug] ?? (name, [], 0, -1)
        person.name = name
        person.spellings.insert(name)
        if person.last != index { person.entries += 1 }
        person.last = index
        found[slug] = person
      }
    }
    let mentioned = found.filter { $1.entries >= leastEntries }.map { slug, person in
      MentionedPerson(
        name: person.name, spellings: person.spellings, route: edition.wall(of: .person).appending("\(slug)/"))
    }
    guard !mentioned.isEmpty else { return [] }
    let routes = entries.map { $0.entry.route } + people.map { $0.entry.route } + pages.map(\.route)
    let wall = edition.wall(of: .person).path.utf8
    // Few addresses are below the wall, and the others need no comparable form.
    let taken = Set(
      routes.lazy.filter { $0.path.utf8.starts(with: wall) { $0 | 0x20 == $1 | 0x20 } }.map(\.collisionKey))
    return mentioned.filter { !taken.contains($0.route.collisionKey) }.sorted { $0.route < $1.route }
  }

  /// The people of an entry who have no file.
  static func namesWithoutFile(in object: any FeedViewObject) -> [String] {
    object.facts.people.filter { $0.route == nil }.map(\.name)
  }
}

extension Feed {
  /// Those who have a wall of their own: the author of the whole site has the whole wall.
  package func mentions(besideAuthorOf site: Site) -> [MentionedPerson] {
    mentions.filter { person in site.author.map { !person.spellings.contains($0.name) } ?? true }
  }
}

extension [MentionedPerson] {
  /// The addresses of their walls by all spellings of their names.
  package var walls: [String: Route] {
    Dictionary(flatMap { person in person.spellings.map { ($0, person.route) } }) { first, _ in first }
  }
}
