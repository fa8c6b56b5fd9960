/// The absolute addresses of a feed itself and of what belongs to it.
package struct FeedLinks: Hashable, Sendable {
  /// Where the document is published.
  package let own: String
  /// The style sheet that makes it readable in a browser.
  package var stylesheet: String?
  /// The hub that tells subscribers of new entries (WebSub section 4).
  package var hub: String?
  /// The archive of the entries just before (RFC 5005 section 4, `prev-archive`).
  package var previousArchive: String?
  /// The archive of the entries just after (RFC 5005 section 4, `next-archive`); nil for the newest and for the feed.
  package var nextArchive: String?
  /// The feed that an archive belongs to (RFC 5005 section 4, `current`); nil for the feed.
  package var current: String?

  /// Creates the links of a feed without archives.
  package init(own: String) {
    self.own = own
  }

  /// Whether the document stays as it is for good (RFC 5005 section 4, `fh:archive`).
  ///
  /// The newest archive holds its entries for good, but is yet to lead to the archive after it.
  package var isComplete: Bool { nextArchive != nil }
}
