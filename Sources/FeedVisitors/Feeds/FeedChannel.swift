package import FeedModel

/// A feed of a wall or a podcast, with all that any format says of it.
package struct FeedChannel: Sendable {
  /// A URN that never changes; the archives of a feed have the same.
  package var id: String
  /// The title.
  package var title: String
  /// What the feed is about as plain text.
  package var description: String?
  /// What a feed is, for those who open it in a browser.
  package var hint: String?
  /// The language as a BCP 47 tag.
  package var language: String
  /// Whose feed it is, where the site says so.
  package var author: FeedAuthor?
  /// The title of the site, which stands for an author where there is none.
  package var siteTitle: String
  /// The absolute address of the page that the feed mirrors.
  package var page: String
  /// The addresses of the feed itself and of what belongs to it.
  package var links: FeedLinks
  /// The program and its version.
  package var generator: String
  /// The items, newest first.
  package var items: [FeedItem]
  /// What makes the feed a podcast; nil for the feeds of walls.
  package var podcast: PodcastChannel?

  /// Creates a feed.
  package init(
    id: String, title: String, description: String? = nil, hint: String? = nil, language: String,
    author: FeedAuthor? = nil, siteTitle: String, page: String, links: FeedLinks, generator: String, items: [FeedItem],
    podcast: PodcastChannel? = nil
  ) {
    self.id = id
    self.title = title
    self.description = description
    self.hint = hint
    self.language = language
    self.author = author
    self.siteTitle = siteTitle
    self.page = page
    self.links = links
    self.generator = generator
    self.items = items
    self.podcast = podcast
  }

  /// Whether anybody answered an item.
  var hasReplies: Bool { items.contains { $0.replyCount > 0 } }

  /// The newest change of an item or of what the podcast is made of, so that it does not depend on the clock; nil without
  /// any.
  package var lastChanged: FeedDate? {
    (items.map(\.changed) + items.map(\.published) + [podcast?.changed]).compactMap(\.self).max()
  }
}

/// Writes feeds in a format.
package protocol FeedWriter: Sendable {
  /// The document in UTF-8.
  func write(_ channel: FeedChannel) -> [UInt8]
  /// An item as it stands in a document, in UTF-8.
  func write(_ item: FeedItem) -> [UInt8]
}
