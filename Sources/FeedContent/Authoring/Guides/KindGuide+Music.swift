extension KindGuide {
  static let song = KindGuide(
    "song",
    fields: [
      .title, .artist,
      FieldGuide("audio", also: ["recording"], "The recording: a file beside this one, or an address.", "rain.mp3"),
      FieldGuide(
        "duration", also: ["length"], "How long it plays. Without it, as long as the recording.", "\"3:45\""),
      FieldGuide("album", "The album that it is on: the path of its file.", "albums/weather"),
      FieldGuide("disc", "On which disc of the album it is.", "1"), .explicit,
      FieldGuide("isrc", "The International Standard Recording Code.", "TW-A53-25-00001"), .plays, .links,
    ])
  static let album = KindGuide(
    "album",
    fields: [
      .title, .artist, FieldGuide("released", also: ["release-date"], "When it came out.", "2030-04-09"),
      tracks("tracks", also: ["songs"]), FieldGuide("label", "The label.", "Mildew & Daughters"), .explicit,
      .podcastGUID, .links,
    ])
  static let playlist = KindGuide(
    "playlist", fields: [.title, tracks("songs", also: ["tracks"]), .plays, .podcastGUID, .links])
  static let media = KindGuide(
    "media",
    fields: [
      .title,
      FieldGuide(
        "photos", also: ["photo", "images"],
        "The photos: files beside this one, or addresses. Say in alt what each shows.",
        "\n  - src: https://example.org/photo.jpg\n    alt: What the photo shows.", use: .placeholder),
      FieldGuide(
        "video", also: ["videos"], "Films, with a picture to show before they play.",
        "\n  - src: film.mp4\n    poster: poster.jpg\n    alt: What the film shows."),
      FieldGuide("audio", also: ["recordings"], "Recordings.", "\n  - src: rain.mp3\n    title: Rain on a tin roof"),
    ], isNamedByDate: true)

  private static func tracks(_ key: String, also other: [String]) -> FieldGuide {
    FieldGuide(
      key, also: other,
      "The songs in order: the paths of their files, or title, artist, duration, audio, disc and explicit of each.",
      "\n  - songs/rain\n  - title: Earthquake, Mild\n    duration: \"0:05\"")
  }
}

extension FieldGuide {
  static let artist = FieldGuide(
    "artist", also: ["artists"],
    "Who plays: people by the names of their files in people/, or by name.", "[Ann Lin]")
  static let explicit = FieldGuide("explicit", "Whether it holds what is not for children.", "false")
  static let plays = FieldGuide("plays", "How often it was played.", "1200")
  static let podcastGUID = FieldGuide(
    "podcast-guid", "The guid of its podcast, if it had one elsewhere before.",
    "917393e3-1b1e-5cef-ace4-edaa54e1f810")
  static let links = FieldGuide("links", "Where else it is, with names.", "\n  Bandcamp: https://ann.bandcamp.example/")
}
