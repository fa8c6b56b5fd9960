package import FeedTheme

/// An event as templates see it.
package struct EventContext: TemplateContext {
  let entry: EntryContext
  let starts: DateContext
  let ends: DateContext?
  let when: String
  let isAllDay: Bool
  let venue: VenueContext?
  let isOnline: Bool
  let onlineURL: String?
  let status: String?
  let statusName: String
  let isCancelled: Bool
  let ticketsURL: String?
  let price: String?
  let availability: String?
  let performers: [PersonContext]
  let links: [NamedLinkContext]
  let calendar: String

  package static let fields = EntryContext.fields.within(
    { (context: Self) in context.entry }, as: "an event",
    adding: .object("starts", "When it starts.") { $0.starts },
    .object("ends", "When it ends.") { $0.ends },
    .text("when", "When it happens, in words: day and times, or the days from first to last.") { $0.when },
    .flag("isAllDay", "Whether it takes whole days.") { $0.isAllDay },
    .object("venue", "Where it happens.") { $0.venue },
    .flag("isOnline", "Whether it can be attended from afar.") { $0.isOnline },
    .text("onlineURL", "The address of the stream.") { $0.onlineURL },
    .text("status", "What became of the plan, in words; empty where it happens as planned.") { $0.status },
    .text("statusName", "The status by name, for class names.") { $0.statusName },
    .flag("isCancelled", "Whether it does not happen.") { $0.isCancelled },
    .text("ticketsURL", "Where tickets are sold.") { $0.ticketsURL },
    .text("price", "What they cost.") { $0.price },
    .text("availability", "Whether there are any left, in words.") { $0.availability },
    .list("performers", "Who performs.") { $0.performers },
    .list("links", "Pages about it elsewhere.") { $0.links },
    .text("calendar", "The address of its calendar file.") { $0.calendar })
}
