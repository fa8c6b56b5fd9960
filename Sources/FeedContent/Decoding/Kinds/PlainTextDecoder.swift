import FeedDiagnostics
import FeedMarkdown
import FeedModel
import FeedYAML

/// Decodes notes.
struct PlainTextDecoder: KindDecoder {
  let guide = KindGuide(
    name: "text",
    fields: [FieldGuide("rsvp", "Whether you will come to the event: yes, no, maybe or interested.", "yes")],
    pointless: ["title"], body: "{{title}}", isNamedByDate: true)

  func decode(_ fields: EntryFields, entry: Entry) throws(IncompleteEntry) -> any FeedViewObject {
    if let title = fields.reader.field(["title"]) { fields.reader.report(.field(.titleOfNote), at: title.location) }
    // A like needs no words, nor does the answer to an invitation.
    guard
      !entry.body.isEmpty || entry.summary != nil
        || ![entry.likeOf, entry.repostOf, entry.inReplyTo].allSatisfy(\.isEmpty)
    else {
      throw IncompleteEntry(["like-of", "repost-of", "in-reply-to"], lacksBody: true)
    }
    var entry = entry
    entry.attendance = attendance(fields.reader)
    return PlainTextFeedViewObject(entry: entry)
  }

  /// Whether the author attends: one of the words, or yes or no.
  private func attendance(_ reader: FieldReader) -> Attendance? {
    guard let flag = reader.fields["rsvp"]?.value.flag else { return reader.choice("rsvp", of: Attendance.self) }
    _ = reader.field(["rsvp"])
    return flag ? .yes : .no
  }
}
