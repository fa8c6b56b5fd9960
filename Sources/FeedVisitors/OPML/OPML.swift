import FeedMarkup
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

/// Writes a list of subscriptions as OPML 2.0 (http://opml.org/spec2.opml).
package struct OPMLWriter: Sendable {
  /// Creates a writer.
  package init() {}

  /// The document in UTF-8.
  package func write(_ list: OPML) -> [UInt8] {
    var writer = XMLWriter()
    writer.declaration()
    writer.element("opml", ["version": "2.0"]) { writer in
      writer.element("head") { writer in
        writer.element("title", text: list.title)
        if let modified = list.modified { writer.element("dateModified", text: modified.rfc822) }
        writer.element("ownerName", text: list.ownerName)
        writer.element("ownerId", text: list.ownerPage)
        writer.element("docs", text: "http://opml.org/spec2.opml")
      }
      writer.element("body") { writer in
        for outline in list.outlines {
          writer.element(
            "outline",
            [
              "type": "rss", "text": outline.title, "title": outline.title, "description": outline.description,
              "xmlUrl": outline.feed, "htmlUrl": outline.page,
            ])
        }
      }
    }
    return writer.finish()
  }
}
