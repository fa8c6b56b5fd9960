package import FeedModel

/// A list of subscriptions (OPML 2.0).
package struct OPML: Hashable, Sendable {
  /// `title`.
  package let title: String
  /// `dateModified`: when the list last changed; nil where nobody knows.
  package let modified: FeedDate?
  /// `ownerName`: who subscribes.
  package let ownerName: String
  /// `ownerId`: the absolute address of a page about the owner.
  package let ownerPage: String
  /// The feeds.
  package let outlines: [OPMLOutline]

  /// Puts the list of a site together.
  ///
  /// - Parameter people: Those whose feeds it lists; whoever has none is left out.
  package init(title: String, modified: FeedDate?, site: Site, people: [PersonFeedViewObject], resolver: URLResolver) {
    self.title = title
    self.modified = modified
    ownerName = site.author?.name ?? site.title
    ownerPage = site.author.flatMap { resolver.absolute($0) } ?? resolver.absolute(resolver.edition.home)
    outlines = people.compactMap { OPMLOutline($0, resolver: resolver) }
  }
}

extension Edition {
  /// The list of the feeds of the people who are followed.
  package var follows: Route { below("follows.opml") }
}
