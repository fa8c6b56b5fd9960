import FeedDiagnostics
import FeedModel

/// Decodes articles.
struct ArticleDecoder: KindDecoder {
  let guide = KindGuide("article", fields: [.title])

  func decode(_ fields: EntryFields, entry: Entry) throws(IncompleteEntry) -> any FeedViewObject {
    let title = fields.title()
    let playingTime = fields.playingTime(of: fields.playedFiles)
    return ArticleFeedViewObject(entry: fields.complete(entry), title: title, playingTime: playingTime)
  }
}
