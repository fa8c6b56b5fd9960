import FeedModel
import FeedYAML

/// Decodes invitations.
struct InvitationDecoder: KindDecoder {
  func decode(_ fields: EntryFields, entry: Entry) -> (any FeedViewObject)? {
    let reader = fields.reader
    let title = reader.text("title")
    let occasion = occasion(fields)
    let invitees = fields.people("invitees", "invitee")
    let rsvp = reader.url("rsvp")
    guard title != nil || occasion != nil else {
      if reader.field(["event"]) == nil { reader.reportMissing("event") }
      return nil
    }
    return InvitationFeedViewObject(
      entry: fields.complete(entry), title: title, occasion: occasion, invitees: invitees, rsvp: rsvp)
  }

  private func occasion(_ fields: EntryFields) -> Occasion? {
    guard let field = fields.reader.field(["event", "occasion"]) else { return nil }
    guard case .fields(let keys) = field.value.shape else {
      return fields.entry(of: field.value, key: field.key, kinds: [.event]).map { target in
        Occasion(title: target.reference.title, starts: target.starts, venue: target.venue, event: target.reference)
      }
    }
    return fields.nested(keys, as: field.key) { reader in
      let starts = reader.date("starts", "start")
      let venue = reader.field(["venue", "location"]).flatMap { fields.venue(of: $0.value, key: $0.key) }
      return reader.requiredText("title", "name").map { Occasion(title: $0, starts: starts, venue: venue) }
    }
  }
}
