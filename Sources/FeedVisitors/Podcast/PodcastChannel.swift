package import FeedModel

/// What makes a feed a podcast: the elements of Apple's directory and of Podcasting 2.0.
package struct PodcastChannel: Sendable {
  /// `itunes:author`: who made it.
  package let author: String
  /// `itunes:category`, `itunes:type`, `podcast:medium` and `podcast:locked`.
  package let settings: PodcastSettings
  /// `itunes:explicit`: whether it holds what is not for children.
  package let isExplicit: Bool
  /// `itunes:owner`: the contact for directories.
  package let owner: SiteContact?
  /// `itunes:image` and `podcast:image`: the cover.
  package let image: FeedFile?
  /// `podcast:guid`: what identifies it for good.
  package let guid: FeedUUID
  /// `podcast:person`: who made it.
  package let people: [FeedAuthor]
  /// `podcast:remoteItem`: what a list refers to; nil for a podcast of items.
  package let remoteItems: [PodcastRemoteItem]?
  /// When the album or playlist itself was last changed.
  package let changed: FeedDate?

  /// - Parameter remoteItems: The items of a list of references; nil for a podcast of its own items.
  package init(
    _ podcast: Podcast, of site: Site, resolver: URLResolver, listing remoteItems: [PodcastRemoteItem]? = nil
  ) {
    let names = podcast.people.map(\.name)
    author = names.isEmpty ? site.author?.name ?? site.title : names.joined(separator: ", ")
    settings = site.podcast
    isExplicit = podcast.isExplicit
    owner = site.podcast.owner ?? SiteContact(of: site)
    image = podcast.entry.cover.map { FeedFile(Attachment($0), resolver: resolver) }
    guid = remoteItems.flatMap { _ in podcast.listGUID } ?? podcast.guid
    people = podcast.people.map { FeedAuthor($0, resolver: resolver) }
    self.remoteItems = remoteItems
    changed = podcast.entry.lastChanged
  }
}

/// A song in another podcast (Podcasting 2.0, `podcast:remoteItem`).
package struct PodcastRemoteItem: Hashable, Sendable {
  /// `feedGuid`: the guid of the other podcast.
  package let feedGUID: FeedUUID
  /// `feedUrl`: the absolute address of the other podcast.
  package let feedURL: String
  /// `itemGuid`: the guid of the song's item there.
  package let itemGUID: String
  /// `title`: the title of the song.
  package let title: String?
}
