/// Where an entry stands on a wall and in its feeds.
package struct WallPlace: Hashable, Sendable {
  /// What the wall is called.
  package let title: String
  /// The absolute address of the page that shows the entry: the newest, or an archive page.
  package let page: String
  /// The absolute address of the feed that holds the entry, in the format that the site offers first; that of an archive
  /// where the entry is too old for the feed, and nil where there is no such archive.
  package let feed: String?
  /// Whether the feed is an archive.
  package let isArchived: Bool
}
