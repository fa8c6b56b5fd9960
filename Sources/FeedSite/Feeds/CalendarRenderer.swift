import FeedModel
import FeedVisitors

/// Writes the calendar of all events, and the file of each.
struct CalendarRenderer: Sendable {
  let input: SiteInput
  let operators: EntryOperators

  private var writer: CalendarWriter { operators.calendarWriter }

  /// The calendar of all events, in the order of their publication; nil where there is none.
  func calendar(at route: Route) -> [UInt8]? {
    let events = input.feed.entries.compactMap(operators.calendarEvent)
    guard !events.isEmpty else { return nil }
    return writer.write(events, as: input.site.title, at: operators.environment.resolver.absolute(route))
  }

  /// The file of one event, by its index in the site's feed; empty for an entry that is none.
  func file(ofEntryAt index: Int) -> [UInt8] {
    operators.calendarEvent(input.feed.entries[index]).map { writer.write([$0]) } ?? []
  }

  /// The calendar with yearly reminders of what was published on each day, from the following year on.
  ///
  /// Calendar programs show a day when it comes, so the site need not be built for that.
  ///
  /// - Parameter headings: The heading of an entry, by its index in the feed.
  func onThisDay(_ days: OnThisDay, title: String, heading: (Int) -> String) -> [UInt8] {
    let environment = operators.environment
    let events = days.days.compactMap { day -> CalendarEvent? in
      guard let years = day.years, let starts = day.day.date(from: years.lowerBound + 1) else { return nil }
      return CalendarEvent(
        of: day.day, day.entries.map { (input.feed.entries[$0].entry, heading($0)) }, from: starts, at: day.route,
        category: title, environment)
    }
    return writer.write(
      events, as: "\(input.site.title) · \(title)",
      at: environment.resolver.absolute(input.site.edition.onThisDayCalendar))
  }
}
