import FeedModel

extension AlbumContext {
  /// An album.
  init(_ album: AlbumFeedViewObject, entry: EntryContext, in environment: HTMLEnvironment) {
    let resolver = environment.resolver
    let wording = environment.wording
    let artist = wording.names(of: album.artists)
    self.init(
      entry: entry,
      artists: album.artists.map { PersonContext($0, resolver: resolver) },
      artist: artist,
      released: album.released.map { DateContext($0, wording: wording) },
      tracks: album.tracks.enumerated().map { index, track in
        TrackContext(track, number: index + 1, common: artist, resolver: resolver)
      },
      trackCount: wording.tracks(album.tracks.count),
      duration: PlayingTime(of: album.tracks)?.text,
      label: album.label,
      links: album.links.map { NamedLinkContext($0) })
  }
}
