package import FeedModel

/// Finds the songs that podcasts can play: those with a recording.
package struct PodcastSongVisitor: FeedVisitor {
  /// Creates the operator.
  package init() {}

  // MARK: Visitation

  package func visit(_ text: PlainTextFeedViewObject) -> PodcastSong? { nil }
  package func visit(_ article: ArticleFeedViewObject) -> PodcastSong? { nil }
  package func visit(_ media: MediaFeedViewObject) -> PodcastSong? { nil }

  package func visit(_ song: SongFeedViewObject) -> PodcastSong? {
    guard song.recording != nil else { return nil }
    return PodcastSong(
      identity: song.entry.identity, date: song.entry.date, artists: song.artists, duration: song.duration,
      cover: song.entry.cover, album: song.album?.identity, disc: song.disc, isExplicit: song.isExplicit)
  }

  package func visit(_ album: AlbumFeedViewObject) -> PodcastSong? { nil }
  package func visit(_ playlist: PlaylistFeedViewObject) -> PodcastSong? { nil }
  package func visit(_ event: EventFeedViewObject) -> PodcastSong? { nil }
  package func visit(_ invitation: InvitationFeedViewObject) -> PodcastSong? { nil }
  package func visit(_ follow: FollowFeedViewObject) -> PodcastSong? { nil }
  package func visit(_ recommendation: RecommendationFeedViewObject) -> PodcastSong? { nil }
  package func visit(_ link: LinkFeedViewObject) -> PodcastSong? { nil }
  package func visit(_ quote: QuoteFeedViewObject) -> PodcastSong? { nil }
  package func visit(_ person: PersonFeedViewObject) -> PodcastSong? { nil }
  package func visit(_ memories: MemoriesFeedViewObject) -> PodcastSong? { nil }
  package func visit(_ custom: CustomFeedViewObject) -> PodcastSong? { nil }
}

/// A song with a recording, as podcasts know it before they know its place in a list.
package struct PodcastSong: Hashable, Sendable {
  /// The identity of the song's entry.
  package let identity: EntryIdentity
  /// When the song was published.
  package let date: FeedDate?
  /// Who plays it.
  package let artists: [PersonReference]
  /// How long it plays.
  package let duration: Duration?
  /// Its own cover.
  package let cover: Photo?
  /// The album that it names as its own.
  package let album: EntryIdentity?
  /// The disc of the album.
  package let disc: Int?
  /// Whether it holds what is not for children.
  package let isExplicit: Bool?
}
