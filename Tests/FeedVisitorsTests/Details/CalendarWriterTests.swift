import FeedModel
import Testing

@testable import FeedVisitors

@Suite struct CalendarWriterTests {
  private func text(
    _ events: [EventFeedViewObject], zone: String, organizer: SiteContact? = nil, name: String? = nil
  ) throws -> String {
    let site = TestSite(environment: try TestTheme.environment())
    let writer = CalendarWriter(
      generator: "feedsite 1.0.0", timeZone: try #require(SiteTimeZone(identifier: zone)))
    let document = writer.write(
      events.compactMap { site.calendar($0, zone: zone, organizer: organizer) }, as: name,
      at: name == nil ? nil : "https://example.com/sub/calendar.ics")
    let text = String(decoding: document, as: UTF8.self)
    #expect(text.utf8.filter { $0 == 10 }.count == text.utf8.filter { $0 == 13 }.count)
    return text.replacing("\r\n", with: "\n")
  }

  /// An event that starts at 20:00 on clocks in New York.
  private func event(_ seconds: Int, offset: Int) -> EventFeedViewObject {
    EventFeedViewObject(
      entry: KindSamples.plain.bareEntry(.event), title: "Rain; live",
      starts: FeedDate(secondsSinceEpoch: seconds, utcOffset: offset))
  }

  @Test func `A file of one event holds its time zone with the changes around it`() throws {
    #expect(
      try text([event(1_744_243_200, offset: -14_400)], zone: "America/New_York") == """
        BEGIN:VCALENDAR
        VERSION:2.0
        PRODID:-//feedsite//feedsite 1.0.0//EN
        CALSCALE:GREGORIAN
        BEGIN:VTIMEZONE
        TZID:America/New_York
        BEGIN:DAYLIGHT
        DTSTART:20250309T020000
        TZOFFSETFROM:-0500
        TZOFFSETTO:-0400
        END:DAYLIGHT
        BEGIN:STANDARD
        DTSTART:20251102T020000
        TZOFFSETFROM:-0400
        TZOFFSETTO:-0500
        END:STANDARD
        END:VTIMEZONE
        BEGIN:VEVENT
        UID:0f4e7c1a-9d2b-5c3d-8e4f-a1b2c3d4e5f6
        DTSTAMP:20250409T120000Z
        CREATED:20250409T120000Z
        LAST-MODIFIED:20250409T120000Z
        SEQUENCE:0
        DTSTART;TZID=America/New_York:20250409T200000
        STATUS:CONFIRMED
        SUMMARY:Rain\\; live
        URL:https://example.com/sub/events/sample/
        END:VEVENT
        END:VCALENDAR

        """)
  }

  @Test func `A calendar to subscribe to says what it is called and where it is`() throws {
    let text = try text(
      [KindSamples.plain.event], zone: "UTC", organizer: SiteContact(name: "Ann", email: "ann@example.org"),
      name: "Wall, all of it")
    #expect(
      text.hasPrefix(
        """
        BEGIN:VCALENDAR
        VERSION:2.0
        PRODID:-//feedsite//feedsite 1.0.0//EN
        CALSCALE:GREGORIAN
        METHOD:PUBLISH
        NAME:Wall\\, all of it
        X-WR-CALNAME:Wall\\, all of it
        SOURCE;VALUE=URI:https://example.com/sub/calendar.ics
        REFRESH-INTERVAL;VALUE=DURATION:PT12H
        X-PUBLISHED-TTL:PT12H
        BEGIN:VEVENT
        """))
    #expect(text.contains("\nDTSTART:20250409T120000Z\nDTEND:20250409T143000Z\nSTATUS:TENTATIVE\n"))
    #expect(text.contains("\nGEO:25.0478;121.5319\n"))
    #expect(text.contains("\nORGANIZER;CN=Ann:mailto:ann@example.org\n"))
    #expect(text.contains("\nSUMMARY;LANGUAGE=en-GB:Rain live\n"))
    #expect(!text.contains("VTIMEZONE"))
  }

  @Test func `A calendar holds its time zone once whatever the number of events`() throws {
    let events = [event(1_704_157_200, offset: -18_000), event(1_744_243_200, offset: -14_400)]
    let text = try text(events + events, zone: "America/New_York")
    #expect(text.ranges(of: "BEGIN:VTIMEZONE").count == 1)
    #expect(text.ranges(of: "BEGIN:VEVENT").count == 4)
  }

  @Test func `Coordinates are written without exponents`() throws {
    var venue = Venue(name: "Null Island")
    venue.coordinates = Coordinates(latitude: -0.00001, longitude: 180)
    let event = EventFeedViewObject(
      entry: KindSamples.plain.bareEntry(.event), title: "T", starts: KindSamples.date, venue: venue)
    #expect(try text([event], zone: "UTC").contains("\nGEO:-0.00001;180.0\n"))
  }
}
