import FeedModel
import FeedVisitors

extension SiteRenderer {
  /// The calendar of all events, in the order of their publication; empty where there is none.
  func calendar(at route: Route) -> [UInt8] {
    let events = input.feed.entries.indices.compactMap(calendarEvent)
    guard !events.isEmpty else { return [] }
    return operators.calendarWriter.write(events, as: input.site.title, at: environment.resolver.absolute(route))
  }

  /// The calendar of the events of a wall.
  func calendar(of wall: Wall, at route: Route) -> [UInt8] {
    operators.calendarWriter.write(
      wall.entries.compactMap(calendarEvent),
      as: "\(input.site.title) · \(wall.title)", at: environment.resolver.absolute(route))
  }

  /// The file of one event, by its index in the site's feed; empty for an entry that is none.
  func calendar(ofEntryAt index: Int) -> [UInt8] {
    calendarEvent(at: index).map { operators.calendarWriter.write([$0]) } ?? []
  }

  /// The event of an entry by its index; nil for an entry that is none.
  func calendarEvent(at index: Int) -> CalendarEvent? {
    calendarEvents.value(at: index) { operators.calendarEvent(input.feed.entries[index]) }
  }

  /// The calendar with yearly reminders of what was published on each day, from the following year on.
  ///
  /// Calendar programs show a day when it comes, so the site need not be built for that.
  func onThisDayCalendar(title: String) -> [UInt8] {
    let events = routes.onThisDay.days.compactMap { day -> CalendarEvent? in
      guard let years = day.years, let starts = day.day.date(from: years.lowerBound + 1) else { return nil }
      return CalendarEvent(
        of: day.day, day.entries.map { (input.feed.entries[$0].entry, heading(of: $0)) }, from: starts, at: day.route,
        category: title, environment)
    }
    return operators.calendarWriter.write(
      events, as: "\(input.site.title) · \(title)", at: environment.resolver.absolute(edition.onThisDayCalendar))
  }
}

extension Wall {
  /// The calendar of the events of a tag or of somebody; nil for those without, and where that of the site holds them.
  func calendar(of facts: SiteFacts) -> Route? {
    guard isOfTag || isOfSomebody, entries.contains(where: { facts.entries[$0].isEvent }) else { return nil }
    return route.appending("calendar.ics")
  }
}
