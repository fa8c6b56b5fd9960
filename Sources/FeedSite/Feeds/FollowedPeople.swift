import FeedMarkup
import FeedModel
import FeedVisitors

/// The people who are followed on the wall of follows and have a feed of their own: what a feed reader can take over.
struct FollowedPeople: Sendable {
  static let kinds = [Kind.follow]

  /// The people, each once, by name.
  let people: [PersonFeedViewObject]
  /// The newest change of the news that they are followed, and of the people themselves.
  private let modified: FeedDate?

  init(_ entries: [any FeedViewObject], people: [PersonFeedViewObject]) {
    var followed: Set<Route> = []
    var changes: [FeedDate?] = []
    for object in entries {
      let routes = object.facts.ties.followed.compactMap(\.route)
      guard !routes.isEmpty else { continue }
      followed.formUnion(routes)
      changes.append(object.entry.lastChanged)
    }
    self.people = people.filter { $0.feed != nil && followed.contains($0.entry.route) }
    modified = (changes + self.people.map(\.entry.lastChanged)).compactMap(\.self).max()
  }

  /// The list of their feeds in UTF-8, as OPML 2.0 has it (http://opml.org/spec2.opml).
  func list(of site: Site, resolver: URLResolver, title: String) -> [UInt8] {
    let ownPage = site.author.flatMap { resolver.absolute($0) }
    var writer = XMLWriter()
    writer.declaration()
    writer.element("opml", ["version": "2.0"]) { writer in
      writer.element("head") { writer in
        writer.element("title", text: title)
        if let modified { writer.element("dateModified", text: modified.rfc822) }
        writer.element("ownerName", text: site.author?.name ?? site.title)
        writer.element("ownerId", text: ownPage ?? resolver.absolute(resolver.edition.home))
        writer.element("docs", text: "http://opml.org/spec2.opml")
      }
      writer.element("body") { writer in
        for person in people {
          // The feed is the person's own, and so the page is the first that their file names; where it names none, the
          // one on this site tells most about them.
          let page = person.links.first?.url ?? resolver.absolute(person.entry.route)
          writer.element(
            "outline",
            [
              "type": "rss", "text": person.name, "title": person.name, "description": person.role,
              "xmlUrl": person.feed, "htmlUrl": page,
            ])
        }
      }
    }
    return writer.finish()
  }
}

extension Edition {
  /// The list of the feeds of the people who are followed.
  var follows: Route { below("follows.opml") }
}
