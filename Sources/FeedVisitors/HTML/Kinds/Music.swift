package import FeedModel
package import FeedTheme

extension SongFeedViewObject: TemplateKind {
  package static let fields = KindContext<Self>.fields(
    "a song",
    .list("artists", "Who plays it.") { $0.people($0.object.artists) },
    .text("artist", "The names of the artists in one text.") { $0.wording.names(of: $0.object.artists) },
    .object("recording", "The audio file.") { song in
      song.object.recording.map { MediaContext($0, title: song.object.title, in: song.environment) }
    },
    .text("transcript", "The address of the text of what is said in it.") { song in
      song.object.transcript.map { song.environment.resolver.path(to: $0.source) }
    },
    .text("duration", "How long it plays, for example 3:45.") { $0.object.duration?.clockText },
    .text("isoDuration", "How long it plays, for machines.") { $0.object.duration?.iso8601 },
    .object("album", "The album that it belongs to.") { song in
      song.object.album.map { ReferenceContext(reference: $0, environment: song.environment) }
    },
    .text("isrc", "The International Standard Recording Code.") { $0.object.isrc },
    .text("plays", "How often it was played, in words.") { song in
      song.object.plays.map { song.wording.text(.plays, count: $0) }
    },
    .list("links", "Where else it can be heard.") { $0.object.links.map { NamedLinkContext($0) } })
}

extension AlbumFeedViewObject: TemplateKind {
  package static let fields = KindContext<Self>.fields(
    "an album",
    .list("artists", "Who made it.") { $0.people($0.object.artists) },
    .text("artist", "The names of the artists in one text.") { $0.wording.names(of: $0.object.artists) },
    .object("released", "When it came out.") { album in
      DateContext(album.object.released.map { FeedDate(day: $0, utcOffset: 0) }, in: album.environment)
    },
    .flag("isUpcoming", "Whether it comes out after the site was built.") { album in
      let (released, environment) = (album.object.released, album.environment)
      return released.map { environment.site.timeZone.date(onDay: $0).secondsSinceEpoch > environment.now } ?? false
    },
    .list("tracks", "The tracks.") { album in
      let artist = album.wording.names(of: album.object.artists)
      return TrackContext.list(album.object.tracks, common: artist, hasDiscs: true, in: album.environment)
    },
    .text("trackCount", "How many tracks it has, in words.") {
      $0.object.tracks.isEmpty ? nil : $0.wording.text(.tracks, count: $0.object.tracks.count)
    },
    .flag("isPlayable", "Whether a track has an audio file.") { $0.object.tracks.contains { $0.file != nil } },
    .text("duration", "How long all tracks play, where every duration is known.") {
      $0.object.tracks.playingTime?.clockText
    },
    .text("label", "The label.") { $0.object.label },
    .list("links", "Where else it can be heard.") { $0.object.links.map { NamedLinkContext($0) } })
}

extension PlaylistFeedViewObject: TemplateKind {
  package static let fields = KindContext<Self>.fields(
    "a playlist",
    .list("songs", "The songs.") { TrackContext.list($0.object.songs, in: $0.environment) },
    .list("firstSongs", "The first three songs.") {
      TrackContext.list($0.object.songs.prefix(3), in: $0.environment)
    },
    .list("covers", "The covers of up to four songs, each once.") { playlist in
      playlist.object.covers.map { ImageContext($0, in: playlist.environment) }
    },
    .text("songCount", "How many songs it has, in words.") { $0.wording.text(.songs, count: $0.object.songs.count) },
    .flag("isPlayable", "Whether a song has an audio file.") { $0.object.songs.contains { $0.file != nil } },
    .text("duration", "How long all songs play, where every duration is known.") {
      $0.object.songs.playingTime?.clockText
    },
    .text("plays", "How often it was played, in words.") { playlist in
      playlist.object.plays.map { playlist.wording.text(.plays, count: $0) }
    },
    .list("links", "Where else it can be heard.") { $0.object.links.map { NamedLinkContext($0) } })

  /// Songs of one album share a cover, which is shown once.
  fileprivate var covers: ArraySlice<Photo> {
    songs.compactMap { $0.song?.cover }.uniqued(by: \.file.source).prefix(4)
  }
}

extension Track {
  /// What is played: its own audio file, or that of the song.
  fileprivate var file: MediaFile? { recording ?? song?.recording }
}

struct TrackContext: TemplateContext {
  let track: Track
  let number: Int
  /// The disc that begins here.
  let disc: Int?
  /// The artist that the list as a whole names, which is not repeated.
  let common: String?
  let environment: HTMLEnvironment

  /// The lines of a list; those of an album begin again on each disc, as they do in its podcast.
  static func list(
    _ tracks: some Collection<Track>, common: String? = nil, hasDiscs: Bool = false, in environment: HTMLEnvironment
  ) -> [TrackContext] {
    let places = tracks.places { hasDiscs ? $0.disc : nil }
    let hasSeveral = Set(places.map(\.disc)).count > 1
    var last: Int?
    return zip(tracks, places).map { track, place in
      defer { last = place.disc }
      return TrackContext(
        track: track, number: place.number, disc: hasSeveral && place.disc != last ? place.disc : nil, common: common,
        environment: environment)
    }
  }

  private var artist: String? {
    let artist = track.artist ?? track.song?.artist
    return artist == common ? nil : artist
  }

  static let fields = TemplateFields<Self>(
    "a track",
    .text("number", "The place in the list, or on its disc, from 1.") { String($0.number) },
    .text("disc", "The number of the disc that begins with it, on an album with several.") { $0.disc.map(String.init) },
    .text("title", "The title.") { $0.track.title },
    .text("artist", "Who plays it, where it is stated and differs from the album.") { $0.artist },
    .text("duration", "How long it plays, for example 3:45.") { $0.track.duration?.clockText },
    .text("isoDuration", "How long it plays, for machines.") { $0.track.duration?.iso8601 },
    .text("url", "The page of the song on this site.") { context in
      context.track.song?.route.map { context.environment.resolver.path(to: $0) }
    },
    .object("recording", "The audio file, its own or that of the song.") { context in
      context.track.file.map { MediaContext($0, title: context.track.title, in: context.environment) }
    },
    .object("cover", "The cover of the song.") { ImageContext($0.track.song?.cover, in: $0.environment) })
}
