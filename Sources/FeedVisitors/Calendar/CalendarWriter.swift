import FeedMarkup
import FeedModel

/// Writes a calendar as iCalendar (RFC 5545) with properties of RFC 7986.
package struct CalendarWriter: Sendable {
  /// How often subscribers should look for news (RFC 7986 section 5.7).
  private static let refreshInterval = "PT12H"

  /// The program and its version.
  let generator: String
  /// The time zone on whose clocks moments are written.
  let timeZone: SiteTimeZone

  /// A calendar in UTF-8: one event, or all events of a site (RFC 5545 section 3.6).
  ///
  /// - Parameters:
  ///   - events: The events; at least one, since a calendar must hold something.
  ///   - name: The name of the calendar; nil for the file of one event.
  ///   - source: The absolute address at which subscribers find it; nil for the file of one event.
  package func write(_ events: [CalendarEvent], as name: String? = nil, at source: String? = nil) -> [UInt8] {
    var writer = ICalendarWriter()
    writer.component("VCALENDAR") { writer in
      writer.property("VERSION", value: "2.0")
      writer.property("PRODID", text: "-//feedsite//\(generator)//EN")
      writer.property("CALSCALE", value: "GREGORIAN")
      // What is published must name an organizer (RFC 5546 section 3.2.1).
      if events.allSatisfy({ $0.organizer != nil }) { writer.property("METHOD", value: "PUBLISH") }
      if let name {
        writer.property("NAME", text: name)
        writer.property("X-WR-CALNAME", text: name)
      }
      if let source {
        writer.property("SOURCE", ["VALUE": "URI"], value: source)
        writer.property("REFRESH-INTERVAL", ["VALUE": "DURATION"], value: Self.refreshInterval)
        writer.property("X-PUBLISHED-TTL", value: Self.refreshInterval)
      }
      let moments = events.flatMap { [$0.starts, $0.ends].compactMap { $0?.localSeconds } }
      writeTimeZone(around: moments, to: &writer)
      for event in events {
        writer.component("VEVENT") { write(event, to: &$0) }
      }
    }
    return writer.finish()
  }

  /// One event as it is in a calendar, in UTF-8.
  package func write(_ event: CalendarEvent) -> [UInt8] {
    var writer = ICalendarWriter()
    writer.component("VEVENT") { write(event, to: &$0) }
    return writer.finish()
  }

  private func write(_ event: CalendarEvent, to writer: inout ICalendarWriter) {
    let language: String? = event.language
    writer.property("UID", text: event.uid)
    writer.property("DTSTAMP", value: event.changed.iCalendarUTC)
    if let created = event.created { writer.property("CREATED", value: created.iCalendarUTC) }
    writer.property("LAST-MODIFIED", value: event.changed.iCalendarUTC)
    writer.property("SEQUENCE", value: String(event.sequence))
    write("DTSTART", event.starts, to: &writer)
    if let ends = event.ends { write("DTEND", ends, to: &writer) }
    if event.isYearly {
      writer.property("RRULE", value: "FREQ=YEARLY")
      writer.property("TRANSP", value: "TRANSPARENT")
    }
    writer.property("STATUS", value: event.status.iCalendar)
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

  private func write(_ name: StaticString, _ moment: CalendarMoment, to writer: inout ICalendarWriter) {
    switch moment {
    case .day(let day): writer.property(name, ["VALUE": "DATE"], value: day.iCalendar)
    case .utc(let date): writer.property(name, value: date.iCalendarUTC)
    case .local(let date): writer.property(name, ["TZID": timeZone.identifier], value: date.iCalendarLocal)
    }
  }

  /// The time zone with the offsets that hold around the events, and when they come into force (RFC 5545 section 3.6.5);
  /// nothing where no moment is written on its clocks.
  private func writeTimeZone(around moments: [Int], to writer: inout ICalendarWriter) {
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

extension EventStatus {
  /// A postponed event keeps its place in the calendar, as tentative.
  var iCalendar: String { takesPlace ? "CONFIRMED" : self == .cancelled ? "CANCELLED" : "TENTATIVE" }
}

extension FeedDate {
  /// `20250409T120000Z` (RFC 5545 section 3.3.5, form 2).
  var iCalendarUTC: String { FeedDate(secondsSinceEpoch: secondsSinceEpoch, utcOffset: 0).iCalendarLocal + "Z" }

  /// `20250409T200000`: as the clocks at its place show it (RFC 5545 section 3.3.5, form 1).
  var iCalendarLocal: String {
    "\(day.iCalendar)T\(hour.padded(to: 2))\(minute.padded(to: 2))\(second.padded(to: 2))"
  }

  /// `+0800` (RFC 5545 section 3.3.14), with seconds where an old time zone has them.
  static func iCalendarOffset(_ offset: Int) -> String {
    let seconds = abs(offset)
    let rest = seconds % 60 == 0 ? "" : (seconds % 60).padded(to: 2)
    return (offset < 0 ? "-" : "+") + (seconds / 3600).padded(to: 2) + (seconds / 60 % 60).padded(to: 2) + rest
  }
}

extension CalendarDay {
  /// `20250409` (RFC 5545 section 3.3.4).
  var iCalendar: String { year.padded(to: 4) + month.padded(to: 2) + day.padded(to: 2) }
}

extension Coordinates {
  /// `25.0478;121.5319` (RFC 5545 section 3.8.1.6), which takes no exponents and six decimals are precise to a hand's
  /// breadth.
  var iCalendar: String { "\(Self.decimal(latitude));\(Self.decimal(longitude))" }

  private static func decimal(_ degrees: Double) -> String {
    let millionths = Int((degrees * 1_000_000).rounded())
    let sign = millionths < 0 ? "-" : ""
    var fraction = (abs(millionths) % 1_000_000).padded(to: 6)
    while fraction.count > 1, fraction.hasSuffix("0") { fraction.removeLast() }
    return "\(sign)\(abs(millionths) / 1_000_000).\(fraction)"
  }
}
