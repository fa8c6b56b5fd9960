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
