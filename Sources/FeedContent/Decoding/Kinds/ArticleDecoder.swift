import FeedModel

struct ArticleDecoder: KindDecoder {
  let guide = KindGuide(
    name: "article",
    fields: [
      .title,
      FieldGuide(
        "audio", also: ["recordings"], "A recording of it, such as the episode of a podcast.", "episode.mp3"),
    ])

  func decode(_ fields: EntryFields, entry: Entry) throws(IncompleteEntry) -> any FeedViewObject {
    let title = fields.title()
    let recordings = fields.recordings()
    let playingTime = fields.playingTime(of: recordings.map(\.file) + fields.playedFiles)
    return ArticleFeedViewObject(entry: entry, title: title, recordings: recordings, playingTime: playingTime)
  }
}
