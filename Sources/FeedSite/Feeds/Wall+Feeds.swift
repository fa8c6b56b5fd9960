import FeedModel

extension Wall {
  /// The address of the feed in a format, or of one of its archives, which are counted from one.
  func feed(_ format: FeedFormat, archive: Int? = nil) -> Route {
    switch (format, archive) {
    case (.rss, nil): route.appending("feed.xml")
    case (.atom, nil): route.appending("atom.xml")
    case (.json, nil): route.appending("feed.json")
    case (.rss, let number?): route.appending("feed/\(number).xml")
    case (.atom, let number?): route.appending("atom/\(number).xml")
    case (.json, let number?): route.appending("feed/\(number).json")
    }
  }

  /// What keeps the identity of the feed the same wherever the wall is published.
  func feedName(people: [PersonFeedViewObject]) -> String {
    switch subject {
    case .site: "feed:site"
    case .kind(let name): "feed:kind:\(name)"
    case .tag(let slug): "feed:tag:\(slug)"
    case .person(let index): "feed:person:\(people[index].entry.identity.uuid)"
    }
  }
}
