package import FeedModel

/// A track of a podcast.
package struct PodcastTrack: Sendable {
  /// Where the item of the track comes from.
  package enum Source: Sendable {
    /// The item that the song's entry has in all feeds.
    case song(EntryIdentity)
    /// The item of a track that has no entry.
    case track(FeedItem)
  }

  /// Where the item comes from.
  package let source: Source
  /// What podcast apps want to know beyond the item.
  package let episode: PodcastEpisode
  /// When it was published: as stated, or just after the track before, so that the order of dates is that of tracks.
  package let published: FeedDate?

  /// The item in the podcast.
  ///
  /// - Parameter item: Gives the item of a song's entry.
  package func item(ofSong item: (EntryIdentity) -> FeedItem?) -> FeedItem? {
    let own: FeedItem? =
      switch source {
      case .song(let identity): item(identity)
      case .track(let item): item
      }
    guard var own else { return nil }
    own.published = published
    own.episode = episode
    return own
  }
}

/// What podcast apps want to know of an item beyond RSS.
package struct PodcastEpisode: Hashable, Sendable {
  /// `itunes:episode`: the number of the track on its disc, counted from one.
  package let number: Int
  /// `itunes:season`: the disc; nil where there is but one.
  package let disc: Int?
  /// `itunes:duration` in seconds, where known and not zero.
  package let seconds: Int?
  /// `itunes:explicit`: whether it holds what is not for children.
  package let isExplicit: Bool
  /// `itunes:author`: who plays it.
  package let author: String?
  /// `itunes:image` and `podcast:image`: its own cover.
  package let image: PodcastImage?
  /// `podcast:person`: who plays it, where that differs from the podcast.
  package let people: [FeedAuthor]
}
