package import FeedModel
package import FeedTheme

extension EventFeedViewObject: TemplateKind {
  package static let fields = KindContext<Self>.fields(
    "an event",
    .object("starts", "When it starts.") { DateContext($0.object.starts, in: $0.environment) },
    .object("ends", "When it ends.") { DateContext($0.object.ends, in: $0.environment) },
    .text("when", "When it happens, in words: day and times, or the days from first to last.") {
      NonBreakingTimes.text($0.wording.when($0.object))
    },
    .flag("isAllDay", "Whether it takes whole days.") { $0.object.isAllDay },
    .object("venue", "Where it happens.") { event in
      event.object.venue.map { VenueContext(venue: $0, wording: event.wording) }
    },
    .flag("isOnline", "Whether it can be attended from afar.") { $0.object.online != nil },
    .text("onlineURL", "The address of the stream.") { $0.object.online?.url },
    .text("status", "What became of the plan, in words; empty where it happens as planned.") {
      $0.wording.status($0.object.status)
    },
    .text("statusName", "The status by name, for class names.") { $0.object.status.rawValue },
    .flag("isCancelled", "Whether it does not happen.") { $0.object.status == .cancelled },
    .flag("isOver", "Whether it is over when the site is built.") { $0.isOver },
    .text("ticketsURL", "Where tickets are sold; empty where none are, and when it is over or does not happen.") {
      $0.tickets?.url
    },
    .text("price", "What the tickets cost that are sold.") { $0.tickets.flatMap($0.wording.price) },
    .text("availability", "Whether there are any left, in words; empty when it is over or does not happen.") {
      $0.wording.availability(of: $0.object, at: $0.environment.now, in: $0.environment.site.timeZone)
    },
    .list("performers", "Who performs.") { $0.people($0.object.performers) },
    .list("links", "Pages about it elsewhere.") { $0.object.links.map { NamedLinkContext($0) } },
    .text("calendar", "The address of its calendar file.") {
      $0.environment.resolver.path(to: $0.object.entry.route.event)
    })
}

extension KindContext<EventFeedViewObject> {
  fileprivate var isOver: Bool { object.isOver(at: environment.now, in: environment.site.timeZone) }

  /// The tickets, where any are available.
  fileprivate var tickets: Tickets? {
    isOver || object.status == .cancelled || object.tickets?.availability == .soldOut ? nil : object.tickets
  }
}

extension InvitationFeedViewObject: TemplateKind {
  package static let fields = KindContext<Self>.fields(
    "an invitation",
    .text("occasion", "What it invites to.") { $0.object.occasion?.title },
    .text("occasionURL", "The page of the event.") { invitation in
      invitation.object.occasion?.event?.route.map { invitation.environment.resolver.path(to: $0) }
    },
    .object("starts", "When it starts.") { DateContext($0.object.occasion?.starts, in: $0.environment) },
    .object("venue", "Where it happens.") { invitation in
      invitation.object.occasion?.venue.map { VenueContext(venue: $0, wording: invitation.wording) }
    },
    .list("invitees", "Who is invited by name.") { $0.people($0.object.invitees) },
    .flag("isForEverybody", "Whether all who read it are invited.") { $0.object.isForEverybody },
    .flag("isEmpty", "Whether nobody is invited yet.") { $0.object.isEmpty },
    .text("rsvp", "The address for the answer.") { $0.object.rsvp },
    .object("event", "The event on this site.") { invitation in
      invitation.object.occasion?.event.map { ReferenceContext(reference: $0, environment: invitation.environment) }
    })
}

struct VenueContext: TemplateContext {
  let venue: Venue
  let wording: Wording

  static let fields = TemplateFields<Self>(
    "a venue",
    .text("name", "What the place is called.") { $0.venue.name },
    .text("address", "Street and number.") { $0.venue.address },
    .text("city", "Town.") { $0.venue.city },
    .text("region", "State or province.") { $0.venue.region },
    .text("postcode", "Postal code.") { $0.venue.postcode },
    .text("country", "What the country is called.") { $0.wording.country(of: $0.venue) },
    .list("lines", "The address as the post of its country writes it.") { context in
      context.wording.address(of: context.venue).lines.map { AddressLine(parts: $0) }
    },
    .text("line", "Name and address on one line.") { $0.wording.line(of: $0.venue) },
    .text("url", "The page of the venue.") { $0.venue.url },
    .text("latitude", "Degrees north.") { ($0.venue.coordinates?.latitude).map { String($0) } },
    .text("longitude", "Degrees east.") { ($0.venue.coordinates?.longitude).map { String($0) } })
}

struct AddressLine: TemplateContext {
  let parts: [PostalAddress.Part]

  static let fields = TemplateFields<Self>(
    "a line of an address", .list("parts", "What stands on it.") { $0.parts })
}

extension PostalAddress.Part: TemplateContext {
  static let fields = TemplateFields<Self>(
    "a part of an address",
    .text("property", "Its property of microformats, such as p-locality.") { $0.property },
    .text("before", "What separates it from the part before it.") { $0.before },
    .text("text", "The part.") { $0.text })
}

extension MemoriesFeedViewObject: TemplateKind {
  package static let fields = KindContext<Self>.fields(
    "memories",
    .text("day", "The day in words, without a year.") { $0.wording.dates.monthDay($0.object.day) },
    .list("memories", "The remembered entries.") { context in
      let year = context.object.entry.date?.day.year
      return context.object.memories.map {
        MemoryContext(reference: ReferenceContext(reference: $0, environment: context.environment), present: year)
      }
    },
    .text("sentence", "What the card is about.") { $0.wording.sentence($0.object) })
}

struct MemoryContext: TemplateContext {
  let reference: ReferenceContext
  /// The year of the memories.
  let present: Int?

  private var past: Int? { reference.reference.date?.day.year }

  private var yearsAgo: String? {
    guard let present, let past, present > past else { return nil }
    return reference.environment.wording.text(.yearsAgo, count: present - past)
  }

  static let fields = ReferenceContext.fields.within(
    { (context: Self) in context.reference }, as: "a remembered entry",
    adding: .text("year", "The year in digits.") { $0.past.map { String($0) } },
    .text("yearsAgo", "How long ago it was, in words.") { $0.yearsAgo })
}
