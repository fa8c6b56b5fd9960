import FeedModel

struct PlaylistDecoder: KindDecoder {
  let guide = KindGuide(
    name: "playlist", fields: [.title, .tracks("songs", also: ["tracks", "tracklist"]), .plays, .podcastGUID, .links])

  func decode(_ fields: EntryFields, entry: Entry) throws(IncompleteEntry) -> any FeedViewObject {
    let reader = fields.reader
    let title = fields.title()
    let songs = fields.tracks("songs", "tracks", "tracklist")
    let plays = reader.count("plays")
    let guid = reader.uuid("podcast-guid")
    let links = fields.links("links")
    return PlaylistFeedViewObject(
      entry: fields.complete(entry), title: title, songs: songs, plays: plays, podcastGUID: guid, links: links)
  }
}
