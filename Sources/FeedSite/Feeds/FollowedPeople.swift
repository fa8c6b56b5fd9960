import FeedModel
import FeedVisitors

/// The people who are followed on the wall of follows and have a feed of their own: what a feed reader can take over.
struct FollowedPeople: Sendable {
  /// The kinds of entries that say who is followed.
  static let kinds = [Kind.follow]

  /// The people, each once, by name.
  let people: [PersonFeedViewObject]
  /// The newest change of the news that they are followed, and of the people themselves.
  private let modified: FeedDate?

  /// Whether there is anything to list.
  var isEmpty: Bool { people.isEmpty }

  /// - Parameters:
  ///   - entries: The entries of these kinds.
  ///   - people: All people of the feed.
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

  /// The list of their feeds.
  func list(of site: Site, resolver: URLResolver, title: String) -> OPML {
    OPML(title: title, modified: modified, site: site, people: people, resolver: resolver)
  }
}
