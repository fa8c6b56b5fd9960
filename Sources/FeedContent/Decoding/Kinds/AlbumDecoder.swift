import FeedModel

struct AlbumDecoder: KindDecoder {
  let guide = KindGuide(
    name: "album",
    fields: [
      .title, .artist, FieldGuide("released", also: ["release-date"], "When it came out.", "2030-04-09"),
      .tracks("tracks", also: ["songs", "tracklist"]), FieldGuide("label", "The label.", "Mildew & Daughters"),
      .explicit, .podcastGUID, .links,
    ])

  func decode(_ fields: EntryFields, entry: Entry) throws(IncompleteEntry) -> any FeedViewObject {
    let reader = fields.reader
    let title = fields.title()
    let artists = fields.people("artist", "artists")
    let released = reader.publicationDate("released", "release-date")?.day
    let tracks = fields.tracks("tracks", "songs", "tracklist")
    let label = reader.text("label")
    let isExplicit = reader.optionalFlag("explicit")
    let guid = reader.uuid("podcast-guid")
    let links = fields.links("links")
    return AlbumFeedViewObject(
      entry: fields.complete(entry), title: title, artists: artists, released: released, tracks: tracks, label: label,
      isExplicit: isExplicit, podcastGUID: guid, links: links)
  }
}
