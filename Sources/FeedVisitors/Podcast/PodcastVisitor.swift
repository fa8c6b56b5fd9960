package import FeedModel

/// Makes a podcast of an album or a playlist that has a track with a recording.
package struct PodcastVisitor: FeedVisitor {
  private let resolver: URLResolver
  private let songs: [String: PodcastSong]

  /// Creates the operator.
  ///
  /// - Parameter songs: What ``PodcastSongVisitor`` makes of all songs, by their UUIDs.
  package init(resolver: URLResolver, songs: [String: PodcastSong]) {
    self.resolver = resolver
    self.songs = songs
  }

  // MARK: Visitation

  package func visit(_ text: PlainTextFeedViewObject) -> Podcast? { nil }
  package func visit(_ article: ArticleFeedViewObject) -> Podcast? { nil }
  package func visit(_ media: MediaFeedViewObject) -> Podcast? { nil }
  package func visit(_ song: SongFeedViewObject) -> Podcast? { nil }

  package func visit(_ album: AlbumFeedViewObject) -> Podcast? {
    let people = album.artists.isEmpty ? album.entry.authors : album.artists
    let tracks = PodcastTracks(
      of: album.entry, people: people, songs: songs, hasDiscs: true, isExplicit: album.isExplicit, resolver: resolver
    ).make(album.tracks)
    guard !tracks.isEmpty else { return nil }
    return Podcast(
      entry: album.entry, title: album.title, people: people, guid: album.podcastGUID ?? Self.guid(of: album.entry),
      listGUID: nil, isExplicit: album.isExplicit == true || tracks.contains(where: \.episode.isExplicit),
      tracks: tracks)
  }

  package func visit(_ playlist: PlaylistFeedViewObject) -> Podcast? {
    let people = playlist.entry.authors
    let tracks = PodcastTracks(
      of: playlist.entry, people: people, songs: songs, hasDiscs: false, isExplicit: nil, resolver: resolver
    ).make(playlist.songs)
    guard !tracks.isEmpty else { return nil }
    let guid = playlist.podcastGUID ?? Self.guid(of: playlist.entry)
    return Podcast(
      entry: playlist.entry, title: playlist.title, people: people, guid: guid,
      listGUID: Self.guid(named: "\(guid)/list"),
      isExplicit: tracks.contains(where: \.episode.isExplicit), tracks: tracks)
  }

  package func visit(_ event: EventFeedViewObject) -> Podcast? { nil }
  package func visit(_ invitation: InvitationFeedViewObject) -> Podcast? { nil }
  package func visit(_ follow: FollowFeedViewObject) -> Podcast? { nil }
  package func visit(_ recommendation: RecommendationFeedViewObject) -> Podcast? { nil }
  package func visit(_ link: LinkFeedViewObject) -> Podcast? { nil }
  package func visit(_ quote: QuoteFeedViewObject) -> Podcast? { nil }
  package func visit(_ person: PersonFeedViewObject) -> Podcast? { nil }
  package func visit(_ memories: MemoriesFeedViewObject) -> Podcast? { nil }
  package func visit(_ custom: CustomFeedViewObject) -> Podcast? { nil }

  // MARK: Identity

  /// Podcasting 2.0 computes the guid once from the first address of the feed, and keeps it when that changes. The
  /// identity of the entry never changes, so the guid is computed from it and need not be kept anywhere.
  private static func guid(of entry: Entry) -> String { guid(named: entry.identity.urn) }

  private static func guid(named name: String) -> String {
    let namespace = NameBasedUUID.podcastNamespace
    return NameBasedUUID.make(name: name, namespace: namespace) ?? namespace
  }
}

/// An album or a playlist as a podcast of music.
package struct Podcast: Sendable {
  /// The entry of the album or playlist.
  package let entry: Entry
  /// The title.
  package let title: String
  /// Who made it.
  package let people: [PersonReference]
  /// What identifies the podcast for good, wherever it is published.
  package let guid: String
  /// What its list of references is identified by; nil for an album, which has none.
  package let listGUID: String?
  /// Whether it or one of its tracks holds what is not for children.
  package let isExplicit: Bool
  /// The tracks that have a recording, at least one, in order.
  package let tracks: [PodcastTrack]
}
