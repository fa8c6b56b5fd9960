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
    return AlbumFeedViewObject(
      entry: entry, title: fields.title(), artists: fields.people("artist", "artists"),
      released: EntryDate.release(reader, path: fields.file.neutralPath)?.day,
      tracks: fields.tracks("tracks", "songs", "tracklist"), label: reader.text("label"),
      isExplicit: reader.optionalFlag("explicit"), podcastGUID: reader.uuid("podcast-guid"),
      links: fields.links("links"))
  }
}
