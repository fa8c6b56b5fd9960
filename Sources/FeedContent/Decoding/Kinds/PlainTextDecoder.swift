import FeedDiagnostics
import FeedMarkdown
import FeedModel
import FeedYAML

/// Decodes notes.
struct PlainTextDecoder: KindDecoder {
  let guide = KindGuide("text", fields: [], pointless: ["title"], body: "{{title}}", isNamedByDate: true)

  func decode(_ fields: EntryFields, entry: Entry) throws(IncompleteEntry) -> any FeedViewObject {
    if let title = fields.reader.field(["title"]) { fields.reader.report(.field(.titleOfNote), at: title.location) }
    // To like something takes no words, nor to answer an invitation.
    guard
      !entry.body.isEmpty || entry.summary != nil
        || ![entry.likeOf, entry.repostOf, entry.inReplyTo].allSatisfy(\.isEmpty)
    else {
      throw IncompleteEntry.withoutBody(unless: ["like-of", "repost-of", "in-reply-to"])
    }
    return PlainTextFeedViewObject(entry: fields.complete(entry))
  }
}
