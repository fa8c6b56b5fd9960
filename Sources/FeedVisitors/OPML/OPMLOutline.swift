package import FeedModel

/// A feed in a list of subscriptions: an `outline` of the type `rss` (OPML 2.0, subscription lists).
package struct OPMLOutline: Hashable, Sendable {
  /// `text` and `title`: what the feed is called.
  package let title: String
  /// `description`: what it is about, in a few words.
  package let description: String?
  /// `xmlUrl`: the address of the feed.
  package let feed: String
  /// `htmlUrl`: the address of the page whose feed it is.
  package let page: String

  /// Creates an outline for a person with a feed; nil for one without.
  ///
  /// The feed is the person's own, and so the page is the first that their file names; where it names none, their page
  /// on this site tells most about them.
  package init?(_ person: PersonFeedViewObject, resolver: URLResolver) {
    guard let feed = person.feed else { return nil }
    title = person.name
    description = person.role
    self.feed = feed
    page = person.links.first?.url ?? resolver.absolute(person.entry.route)
  }
}
