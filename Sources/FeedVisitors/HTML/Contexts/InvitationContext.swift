package import FeedTheme

/// An invitation as templates see it.
package struct InvitationContext: TemplateContext {
  let entry: EntryContext
  let occasion: String?
  let occasionURL: String?
  let starts: DateContext?
  let venue: VenueContext?
  let invitees: [PersonContext]
  let isEmpty: Bool
  let rsvp: String?
  let event: ReferenceContext?

  package static let fields = EntryContext.fields.within(
    { (context: Self) in context.entry }, as: "an invitation",
    adding: .text("occasion", "What it invites to.") { $0.occasion },
    .text("occasionURL", "The page of the event.") { $0.occasionURL },
    .object("starts", "When it starts.") { $0.starts },
    .object("venue", "Where it happens.") { $0.venue },
    .list("invitees", "Who is invited.") { $0.invitees },
    .flag("isEmpty", "Whether nobody is invited yet.") { $0.isEmpty },
    .text("rsvp", "The address for the answer.") { $0.rsvp },
    .object("event", "The event on this site.") { $0.event })
}
