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

  /// The calendar that reminds of what was published on each day of the year, from the year after on.
  ///
  /// Calendars tell of a day when it comes, so nobody needs to build the site for that.
  ///
  /// - Parameter headings: The title of an entry, or what stands for one, by the entry's index in the feed.
  func onThisDay(_ days: OnThisDay, title: String, heading: (Int) -> String) -> [UInt8] {
    CalendarWriter().write(
      Calendar(
        name: "\(input.site.title) · \(title)",
        source: operators.environment.resolver.absolute(input.site.edition.onThisDayCalendar),
        generator: input.generator, timeZone: input.site.timeZone,
        events: days.days.compactMap { event($0, title: title, heading: heading) }))
  }

  private func event(_ day: OnThisDay.Day, title: String, heading: (Int) -> String) -> CalendarEvent? {
    guard let years = day.years, let starts = day.day.date(from: years.lowerBound + 1) else { return nil }
    let entries = day.entries.map { input.feed.entries[$0].entry }
    let lines = zip(day.entries, entries).compactMap { index, entry in
      entry.date.map { "\($0.day.year): \(heading(index))" }
    }
    let environment = operators.environment
    return CalendarEvent(
      uid: FeedUUID(
        name: input.site.edition.name(of: "on-this-day:\(day.day.name)"), in: .namespace(ofSiteID: input.site.id)
      ).description,
      created: nil, changed: entries.compactMap(\.lastChanged).max() ?? FeedDate(secondsSinceEpoch: 0, utcOffset: 0),
      sequence: 0, starts: .day(starts), ends: .day(CalendarDay(daysSinceEpoch: starts.daysSinceEpoch + 1)),
      isYearly: true, status: .confirmed,
      title: "\(environment.wording.dates.monthDay(day.day)) · \(input.site.title)",
      description: lines.joined(separator: "\n"), language: nil, location: nil, coordinates: nil,
      url: environment.resolver.absolute(day.route), conference: nil, organizer: nil, categories: [title])
  }
}
