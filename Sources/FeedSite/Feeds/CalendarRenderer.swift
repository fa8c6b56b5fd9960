import FeedModel
import FeedVisitors

/// Writes the calendar of all events, and the file of each.
struct CalendarRenderer: Sendable {
  let input: SiteInput
  let operators: EntryOperators

  /// The calendar of all events, in the order of their publication; nil where there is none.
  func calendar(at route: Route) -> [UInt8]? {
    let events = input.feed.entries.compactMap(operators.calendarEvent)
    guard !events.isEmpty else { return nil }
    return CalendarWriter().write(
      Calendar(
        name: input.site.title, source: operators.environment.resolver.absolute(route), generator: input.generator,
        timeZone: input.site.timeZone, events: events))
  }

  /// One event as it stands in both.
  func event(_ event: CalendarEvent) -> [UInt8] { CalendarWriter().write(event, in: input.site.timeZone) }

  /// The file of one event, by its index in the site's feed; empty for an entry that is none.
  func file(ofEntryAt index: Int) -> [UInt8] {
    guard let event = operators.calendarEvent(input.feed.entries[index]) else { return [] }
    return CalendarWriter().write(
      Calendar(generator: input.generator, timeZone: input.site.timeZone, events: [event]))
  }
}
