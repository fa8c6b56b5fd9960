import FeedMarkup
package import FeedModel

/// Writes a calendar as iCalendar (RFC 5545) with properties of RFC 7986.
package struct CalendarWriter: Sendable {
  /// How often subscribers should look for news (RFC 7986 section 5.7).
  private static let refreshInterval = "PT12H"

  /// Creates a writer.
  package init() {}

  /// The file in UTF-8.
  package func write(_ calendar: Calendar) -> [UInt8] {
    var writer = ICalendarWriter()
    writer.component("VCALENDAR") { writer in
      writer.property("VERSION", value: "2.0")
      writer.property("PRODID", text: "-//feedsite//\(calendar.generator)//EN")
      writer.property("CALSCALE", value: "GREGORIAN")
      // What is published must name an organizer (RFC 5546 section 3.2.1).
      if calendar.events.allSatisfy({ $0.organizer != nil }) { writer.property("METHOD", value: "PUBLISH") }
      if let name = calendar.name {
        writer.property("NAME", text: name)
        writer.property("X-WR-CALNAME", text: name)
      }
      if let source = calendar.source {
        writer.property("SOURCE", ["VALUE": "URI"], value: source)
        writer.property("REFRESH-INTERVAL", ["VALUE": "DURATION"], value: Self.refreshInterval)
        writer.property("X-PUBLISHED-TTL", value: Self.refreshInterval)
      }
      let moments = calendar.events.flatMap { [$0.starts, $0.ends].compactMap { $0?.localSeconds } }
      write(calendar.timeZone, around: moments, to: &writer)
      for event in calendar.events {
        writer.component("VEVENT") { write(event, in: calendar.timeZone, to: &$0) }
      }
    }
    return writer.finish()
  }

  /// One event as it stands in a calendar, in UTF-8.
  package func write(_ event: CalendarEvent, in timeZone: SiteTimeZone) -> [UInt8] {
    var writer = ICalendarWriter()
    writer.component("VEVENT") { write(event, in: timeZone, to: &$0) }
    return writer.finish()
  }

  private func write(_ event: CalendarEvent, in timeZone: SiteTimeZone, to writer: inout ICalendarWriter) {
    let language: String? = event.language
    writer.property("UID", text: event.uid)
    writer.property("DTSTAMP", value: event.changed.iCalendarUTC)
    if let created = event.created { writer.property("CREATED", value: created.iCalendarUTC) }
    writer.property("LAST-MODIFIED", value: event.changed.iCalendarUTC)
    writer.property("SEQUENCE", value: String(event.sequence))
    write("DTSTART", event.starts, in: timeZone, to: &writer)
    if let ends = event.ends { write("DTEND", ends, in: timeZone, to: &writer) }
    if event.isYearly {
      writer.property("RRULE", value: "FREQ=YEARLY")
      writer.property("TRANSP", value: "TRANSPARENT")
    }
    writer.property("STATUS", value: event.status.rawValue)
    writer.property("SUMMARY", ["LANGUAGE": language], text: event.title)
    if let description = event.description {
      writer.property("DESCRIPTION", ["LANGUAGE": language], text: description)
    }
    if let location = event.location { writer.property("LOCATION", text: location) }
    if let coordinates = event.coordinates { writer.property("GEO", value: coordinates.iCalendar) }
    writer.property("URL", value: event.url)
    if let conference = event.conference { writer.property("CONFERENCE", ["VALUE": "URI"], value: conference) }
    if let organizer = event.organizer {
      writer.property("ORGANIZER", ["CN": organizer.name], value: "mailto:\(organizer.email)")
    }
    writer.property("CATEGORIES", texts: event.categories)
  }

  private func write(
    _ name: StaticString, _ moment: CalendarMoment, in timeZone: SiteTimeZone, to writer: inout ICalendarWriter
  ) {
    switch moment {
    case .day(let day): writer.property(name, ["VALUE": "DATE"], value: day.iCalendar)
    case .utc(let date): writer.property(name, value: date.iCalendarUTC)
    case .local(let date): writer.property(name, ["TZID": timeZone.identifier], value: date.iCalendarLocal)
    }
  }

  /// The time zone with the offsets that hold around the events, and when they come into force (RFC 5545 section 3.6.5);
  /// nothing where no moment is written on its clocks.
  private func write(_ timeZone: SiteTimeZone, around moments: [Int], to writer: inout ICalendarWriter) {
    guard !moments.isEmpty else { return }
    writer.component("VTIMEZONE") { writer in
      writer.property("TZID", text: timeZone.identifier)
      for period in timeZone.periods(around: moments) {
        writer.component(period.isDaylightSaving ? "DAYLIGHT" : "STANDARD") { writer in
          let onset = FeedDate(secondsSinceEpoch: period.start, utcOffset: period.offsetBefore)
          writer.property("DTSTART", value: onset.iCalendarLocal)
          writer.property("TZOFFSETFROM", value: FeedDate.iCalendarOffset(period.offsetBefore))
          writer.property("TZOFFSETTO", value: FeedDate.iCalendarOffset(period.offset))
        }
      }
    }
  }
}
