/// A song in another podcast (Podcasting 2.0, `podcast:remoteItem`).
package struct PodcastRemoteItem: Hashable, Sendable {
  /// `feedGuid`: the guid of the other podcast.
  package let feedGUID: String
  /// `feedUrl`: the absolute address of the other podcast.
  package let feedURL: String
  /// `itemGuid`: the guid of the song's item there.
  package let itemGUID: String
  /// `title`: the title of the song.
  package let title: String?

  /// Creates a reference.
  package init(feedGUID: String, feedURL: String, itemGUID: String, title: String?) {
    self.feedGUID = feedGUID
    self.feedURL = feedURL
    self.itemGUID = itemGUID
    self.title = title
  }
}
