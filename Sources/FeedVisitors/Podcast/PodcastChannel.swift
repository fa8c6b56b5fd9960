package import FeedModel

/// What makes a channel of RSS a podcast: the elements of Apple's directory and of Podcasting 2.0.
package struct PodcastChannel: Sendable {
  /// `itunes:author`: who made it.
  package let author: String
  /// `itunes:category`.
  package let category: PodcastCategory
  /// `itunes:explicit`: whether it holds what is not for children.
  package let isExplicit: Bool
  /// `itunes:owner`: whom directories write to.
  package let owner: PodcastOwner?
  /// `itunes:image` and `podcast:image`: the cover.
  package let image: PodcastImage?
  /// `podcast:guid`: what identifies it for good.
  package let guid: String
  /// `podcast:medium`: what it is made of.
  package let medium: PodcastMedium
  /// `podcast:locked`: whether other hosts must not take it over; nil where nothing is said.
  package let isLocked: Bool?
  /// `podcast:person`: who made it.
  package let people: [PodcastPerson]
  /// `podcast:remoteItem`: what a list refers to.
  package let remoteItems: [PodcastRemoteItem]
  /// When the album or playlist itself was last changed.
  package let changed: FeedDate?

  /// Creates what a podcast says of itself.
  ///
  /// - Parameter remoteItems: What a list of references holds; nil for a podcast of items.
  package init(
    _ podcast: Podcast, of site: Site, resolver: URLResolver, listing remoteItems: [PodcastRemoteItem]? = nil
  ) {
    let names = podcast.people.map(\.name)
    author = names.isEmpty ? site.author?.name ?? site.title : names.joined(separator: ", ")
    category = site.podcast.category
    isExplicit = podcast.isExplicit
    owner = site.podcast.owner ?? PodcastOwner(authorOf: site)
    image = podcast.entry.cover.map { PodcastImage($0, resolver: resolver) }
    guid = remoteItems.flatMap { _ in podcast.listGUID } ?? podcast.guid
    medium = remoteItems == nil ? .music : .musicList
    isLocked = site.podcast.isLocked
    people = podcast.people.map { PodcastPerson($0, resolver: resolver) }
    self.remoteItems = remoteItems ?? []
    changed = podcast.entry.lastChanged
  }
}
