import FeedModel
import FeedYAML

struct SongDecoder: KindDecoder {
  let guide = KindGuide(
    name: "song",
    fields: [
      .title, .artist,
      FieldGuide("audio", also: ["recording"], "The recording: a file beside this one, or an address.", "rain.mp3"),
      FieldGuide("transcript", "The transcript: a file beside this one, or an address.", "rain.vtt"),
      FieldGuide("chapters", "The chapters: a file beside this one, or an address.", "rain.json"),
      FieldGuide(
        "duration", also: ["length"], "How long it plays. Default: the length of the recording.", "\"3:45\"",
        fallback: .substitute("the length of the recording")),
      FieldGuide(
        "album", "The album that it is on: the path of the album's file.", "albums/weather",
        fallback: .substitute("its words as plain text")),
      FieldGuide("disc", also: ["season"], "The disc of the album that it is on.", "1"), .explicit,
      FieldGuide("isrc", "The International Standard Recording Code.", "TW-A53-25-00001"), .plays, .links,
    ])

  func decode(_ fields: EntryFields, entry: Entry) throws(IncompleteEntry) -> any FeedViewObject {
    let reader = fields.reader
    let title = fields.title()
    let artists = fields.people("artist", "artists")
    let recording = fields.audio("audio", "recording")
    let transcript = fields.companion("transcript", as: .transcript)
    let chapters = fields.companion("chapters", as: .chapters)
    let duration = fields.duration(["duration", "length"], of: recording, reader)
    let albumName = reader.field(["album"])
    let album = albumName.flatMap { fields.reference(of: $0, kinds: [.album]) }
    var entry = entry
    if entry.cover == nil, let name = albumName?.value.text {
      entry.cover = fields.cover(ofAlbum: name, from: fields.folder)
    }
    return SongFeedViewObject(
      entry: entry, title: title, artists: artists, recording: recording, transcript: transcript, chapters: chapters,
      duration: duration, album: album, disc: reader.positiveCount("disc") ?? reader.positiveCount("season"),
      isExplicit: reader.optionalFlag("explicit"), isrc: isrc(reader), plays: reader.count("plays"),
      links: fields.links("links"))
  }

  /// Two letters for the country, three letters or digits for the registrant, two digits for the year and five for the
  /// recording.
  private func isrc(_ reader: FieldReader) -> String? {
    reader.value(["isrc"], expected: "twelve characters such as TW-A53-25-00001") { text in
      let code = Array(text.uppercased().filter { $0 != "-" && $0 != " " })
      let isValid =
        code.count == 12 && code.allSatisfy(\.isASCII) && code[0..<2].allSatisfy(\.isLetter)
        && code[2..<5].allSatisfy { $0.isLetter || $0.isNumber } && code[5...].allSatisfy(\.isNumber)
      return isValid ? String(code) : nil
    }
  }
}
