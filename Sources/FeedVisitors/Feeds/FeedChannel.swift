package import FeedModel

/// A feed of a wall or a podcast, with everything that any format needs.
package struct FeedChannel: Sendable {
  /// A URN that never changes; the archives of a feed have the same.
  package var id: String
  /// The absolute address at which the document is published.
  package var address: String
  package var title: String
  /// What the feed is about as plain text.
  package var description: String?
  /// What a feed is, for those who open it in a browser.
  package var hint: String?
  /// The language as a BCP 47 tag.
  package var language: String
  /// The author, where the site names one.
  package var author: FeedAuthor?
  /// The title of the site, which replaces an author where there is none.
  package var siteTitle: String
  /// The absolute address of the page that the feed mirrors.
  package var page: String
  /// The licence of what it holds, where an item has none of its own.
  package var license: License?
  /// The style sheet that makes it readable in a browser.
  package var stylesheet: String?
  /// The hub that notifies subscribers of new entries (WebSub section 4).
  package var hub: String?
  /// The archive of the entries just before (RFC 5005 section 4, `prev-archive`).
  package var previousArchive: String?
  /// The archive of the entries just after (RFC 5005 section 4, `next-archive`); nil for the newest and for the feed.
  package var nextArchive: String?
  /// The feed that an archive belongs to (RFC 5005 section 4, `current`); nil for the feed.
  package var current: String?
  package var generator: String
  /// The items, newest first.
  package var items: [FeedItem]
  /// What makes the feed a podcast; nil for the feeds of walls.
  package var podcast: PodcastChannel?

  /// Creates a feed without what not all feeds have.
  package init(
    id: String, at address: String, title: String, language: String, siteTitle: String, page: String,
    generator: String, items: [FeedItem]
  ) {
    self.id = id
    self.address = address
    self.title = title
    self.language = language
    self.siteTitle = siteTitle
    self.page = page
    self.generator = generator
    self.items = items
  }

  /// The links of the feed in XML, besides that to its page, by their relation.
  var links: [(relation: String, address: String)] {
    // `license` is that of RFC 4946.
    let all = [
      ("license", license?.url), ("hub", hub), ("current", current), ("prev-archive", previousArchive),
      ("next-archive", nextArchive),
    ]
    return all.compactMap { relation, address in address.map { (relation: relation, address: $0) } }
  }

  /// Whether the document stays as it is for good (RFC 5005 section 4, `fh:archive`).
  ///
  /// The newest archive holds its entries for good, but is yet to lead to the archive after it.
  var isComplete: Bool { nextArchive != nil }

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
  /// An item as it is in a document, in UTF-8.
  func write(_ item: FeedItem) -> [UInt8]
}

extension FeedFormat {
  package var writer: any FeedWriter {
    switch self {
    case .rss: RSSWriter()
    case .atom: AtomWriter()
    case .json: JSONFeedWriter()
    }
  }
}
