package import FeedModel

/// A calendar: one event, or all events of a site (RFC 5545 section 3.6).
package struct Calendar: Sendable {
  /// `NAME` and `X-WR-CALNAME`: what it is called; nil for the file of one event.
  package let name: String?
  /// `SOURCE`: the absolute address at which subscribers find it; nil for the file of one event.
  package let source: String?
  /// `PRODID`: the program and its version.
  package let generator: String
  /// The time zone on whose clocks moments are written.
  package let timeZone: SiteTimeZone
  /// The events; at least one, since a calendar must hold something.
  package let events: [CalendarEvent]

  /// Creates a calendar.
  package init(
    name: String? = nil, source: String? = nil, generator: String, timeZone: SiteTimeZone, events: [CalendarEvent]
  ) {
    self.name = name
    self.source = source
    self.generator = generator
    self.timeZone = timeZone
    self.events = events
  }
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
