import FeedModel

extension PlaylistContext {
  /// A playlist.
  init(_ playlist: PlaylistFeedViewObject, entry: EntryContext, in environment: HTMLEnvironment) {
    let resolver = environment.resolver
    let wording = environment.wording
    let songs = playlist.songs.enumerated().map { index, track in
      TrackContext(track, number: index + 1, resolver: resolver)
    }
    self.init(
      entry: entry,
      songs: songs,
      firstSongs: Array(songs.prefix(3)),
      covers: Self.covers(of: playlist.songs).map { ImageContext($0, resolver: resolver) },
      songCount: wording.songs(songs.count),
      duration: PlayingTime(of: playlist.songs)?.text,
      plays: playlist.plays.map(wording.plays),
      links: playlist.links.map { NamedLinkContext($0) })
  }

  /// Songs of one album share a cover, which is shown once.
  private static func covers(of tracks: [Track]) -> [Photo] {
    var seen: Set<MediaSource> = []
    let covers = tracks.compactMap { $0.song?.cover }.filter { seen.insert($0.file.source).inserted }
    return Array(covers.prefix(4))
  }
}
