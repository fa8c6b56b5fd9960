import FeedModel

extension KindSamples {
  var song: SongFeedViewObject {
    SongFeedViewObject(
      entry: entry(.song), title: text("Rain"), artists: [text.person("Ann"), text.person("Bob")],
      recording: text.audio("rain"), duration: .seconds(225), album: text.reference("Weather", kind: .album),
      isrc: text("TWA012500001"), plays: 12, links: [text.link("Bandcamp")])
  }

  var album: AlbumFeedViewObject {
    AlbumFeedViewObject(
      entry: entry(.album), title: text("Weather"), artists: [text.person("Ann")],
      released: CalendarDay(year: 2025, month: 4, day: 9), tracks: tracks, label: text("Cloud Records"),
      links: [text.link("Bandcamp")])
  }

  var playlist: PlaylistFeedViewObject {
    PlaylistFeedViewObject(
      entry: entry(.playlist), title: text("Wet days"), songs: tracks, plays: 1, links: [text.link("Bandcamp")])
  }

  private var tracks: [Track] {
    [
      Track(
        title: text("Rain"), artist: text("Ann"), duration: .seconds(225), recording: text.audio("rain"),
        song: text.reference("Rain", kind: .song)),
      Track(title: text("Sun"), artist: text("Bob"), duration: .seconds(3600)),
    ]
  }
}
