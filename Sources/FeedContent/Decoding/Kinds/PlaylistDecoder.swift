import FeedModel

struct PlaylistDecoder: KindDecoder {
  let guide = KindGuide(
    name: "playlist", fields: [.title, .tracks("songs", also: ["tracks", "tracklist"]), .plays, .podcastGUID, .links])

  func decode(_ fields: EntryFields, entry: Entry) throws(IncompleteEntry) -> any FeedViewObject {
    let reader = fields.reader
    return PlaylistFeedViewObject(
      entry: entry, title: fields.title(), songs: fields.tracks("songs", "tracks", "tracklist"),
      plays: reader.count("plays"), podcastGUID: reader.uuid("podcast-guid"), links: fields.links("links"))
  }
}
