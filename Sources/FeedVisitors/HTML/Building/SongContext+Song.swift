import FeedModel

extension SongContext {
  /// A song.
  init(_ song: SongFeedViewObject, entry: EntryContext, in environment: HTMLEnvironment) {
    let resolver = environment.resolver
    let wording = environment.wording
    self.init(
      entry: entry,
      artists: song.artists.map { PersonContext($0, resolver: resolver) },
      artist: wording.names(of: song.artists),
      recording: song.recording.map { MediaContext($0, title: song.title, resolver: resolver) },
      duration: song.duration.map { PlayingTime($0).text },
      isoDuration: song.duration.map { PlayingTime($0).iso8601 },
      album: song.album.map { ReferenceContext($0, in: environment) },
      isrc: song.isrc,
      plays: song.plays.map(wording.plays),
      links: song.links.map { NamedLinkContext($0) })
  }
}
