import FeedModel
import FeedYAML

struct InvitationDecoder: KindDecoder {
  let guide = KindGuide(
    name: "invitation",
    fields: [
      .optionalTitle,
      FieldGuide(
        "event", also: ["occasion"], "The event: the path of its file, or its title, starts and venue.",
        "\n  title: First show\n  starts: 2099-01-01T20:00\n  venue: Pier Nine",
        fallback: .substitute("an article or a note where there is no title")),
      FieldGuide(
        "invitees", also: ["invitee"], "Who is invited: people as in authors.", "[Suyin, \"the landlady, plus one\"]"),
      FieldGuide("rsvp", "The address for replies; for e-mail, begin it with mailto:.", "https://rsvp.example.com/"),
    ])

  func decode(_ fields: EntryFields, entry: Entry) throws(IncompleteEntry) -> any FeedViewObject {
    let reader = fields.reader
    let title = reader.text("title")
    let occasion = occasion(fields)
    let people = fields.people("invitees", "invitee")
    let invitees = people.filter { !Self.isEverybody($0) }
    let rsvp = reader.contact("rsvp")
    guard title != nil || occasion != nil else { throw IncompleteEntry(["event", "occasion", "title"]) }
    return InvitationFeedViewObject(
      entry: entry, title: title, occasion: occasion, invitees: invitees,
      isForEverybody: invitees.count < people.count, rsvp: rsvp)
  }

  /// Whether a name is the word for all readers of the invitation; a person with a page is meant as such.
  private static func isEverybody(_ person: PersonReference) -> Bool {
    person.route == nil && ["everybody", "everyone"].contains(person.name.lowercased())
  }

  private func occasion(_ fields: EntryFields) -> InvitedEvent? {
    guard let field = fields.reader.field(["event", "occasion"]) else { return nil }
    guard case .fields(let keys) = field.value.shape else {
      return fields.entry(of: field, kinds: [.event]).map { target in
        InvitedEvent(title: target.reference.title, starts: target.starts, venue: target.venue, event: target.reference)
      }
    }
    return fields.reader.nested(keys, as: field.key) { reader in
      let starts = reader.starts()
      let venue = fields.venue(in: reader)
      return reader.requiredText("title", "name").map { InvitedEvent(title: $0, starts: starts, venue: venue) }
    }
  }
}
