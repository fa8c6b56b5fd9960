import FeedModel

extension EventContext {
  /// An event.
  init(_ event: EventFeedViewObject, entry: EntryContext, in environment: HTMLEnvironment) {
    let resolver = environment.resolver
    let wording = environment.wording
    self.init(
      entry: entry,
      starts: DateContext(event.starts, wording: wording),
      ends: event.ends.map { DateContext($0, wording: wording) },
      when: wording.when(event),
      isAllDay: event.isAllDay,
      venue: event.venue.map { VenueContext($0) },
      isOnline: event.online != nil,
      onlineURL: event.online?.url,
      status: wording.status(event.status),
      statusName: event.status.rawValue,
      isCancelled: event.status == .cancelled,
      ticketsURL: event.tickets?.url,
      price: event.tickets.flatMap(wording.price),
      availability: event.tickets?.availability.map(wording.availability),
      performers: event.performers.map { PersonContext($0, resolver: resolver) },
      links: event.links.map { NamedLinkContext($0) },
      calendar: resolver.path(to: event.entry.calendarRoute))
  }
}
