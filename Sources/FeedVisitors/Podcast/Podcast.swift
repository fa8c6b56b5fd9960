package import FeedModel

/// An album or a playlist as a podcast of music.
package struct Podcast: Sendable {
  /// The entry of the album or playlist.
  package let entry: Entry
  /// The title.
  package let title: String
  /// Who made it.
  package let people: [PersonReference]
  /// What identifies the podcast for good, wherever it is published.
  package let guid: FeedUUID
  /// What its list of references is identified by; nil for an album, which has none.
  package let listGUID: FeedUUID?
  /// Whether it or one of its tracks holds what is not for children.
  package let isExplicit: Bool
  /// The tracks that have a recording, at least one, in order.
  package let tracks: [PodcastTrack]

  /// Makes a podcast of an album or a playlist; nil where no track has a recording, and for everything else.
  ///
  /// - Parameter songs: The songs that podcasts can play, by their UUIDs.
  package init?(_ object: any FeedViewObject, songs: [FeedUUID: SongFeedViewObject], resolver: URLResolver) {
    guard case .list(let list)? = object.facts.music else { return nil }
    entry = object.entry
    title = object.facts.title ?? ""
    people = list.artists.isEmpty ? entry.authors : list.artists
    tracks = PodcastTrackBuilder(
      entry: entry, people: people, songs: songs, hasDiscs: list.isAlbum, isExplicit: list.isExplicit,
      resolver: resolver
    ).tracks(of: list.tracks)
    guard !tracks.isEmpty else { return nil }
    // Podcasting 2.0 computes the guid once from the first address of the feed, and keeps it when that changes. The
    // identity of the entry never changes, so the guid is computed from it and need not be kept anywhere.
    guid = list.podcastGUID ?? FeedUUID(name: entry.identity.uuid.urn, in: .podcasts)
    listGUID = list.isAlbum ? nil : FeedUUID(name: "\(guid)/list", in: .podcasts)
    isExplicit = list.isExplicit == true || tracks.contains(where: \.episode.isExplicit)
  }
}

extension Music {
  /// The song that podcasts can play: one with a recording.
  package var playedSong: SongFeedViewObject? {
    if case .song(let song) = self, song.recording != nil { song } else { nil }
  }
}
