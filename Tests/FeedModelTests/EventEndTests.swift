import FeedDiagnostics
import FeedModel
import Testing

@Suite("When an event is over")
struct EventEndTests {
  private func event(_ starts: FeedDate, _ ends: FeedDate? = nil, isAllDay: Bool = false) -> EventFeedViewObject {
    EventFeedViewObject(
      entry: Entry(
        identity: EntryIdentity(uuid: .namespace(ofSiteID: "e"), contentPath: "events/e.md"), kind: .event,
        route: Route("/events/e/"),
        date: nil, location: SourceLocation(file: "content/events/e.md")),
      title: "event", starts: starts, ends: ends, isAllDay: isAllDay)
  }

  private func at(_ hour: Int, onDay day: Int, utcOffset: Int) -> FeedDate {
    FeedDate(day: CalendarDay(daysSinceEpoch: day), secondOfDay: hour * 3600, utcOffset: utcOffset)
  }

  private func whole(_ day: Int, utcOffset: Int) -> FeedDate {
    FeedDate(day: CalendarDay(daysSinceEpoch: day), utcOffset: utcOffset)
  }

  @Test(arguments: [0, 8 * 3600, -5 * 3600])
  func `One with an end is over then`(utcOffset: Int) {
    let ends = at(1, onDay: 20_001, utcOffset: utcOffset)
    let event = event(at(20, onDay: 20_000, utcOffset: utcOffset), ends)
    #expect(!event.isOver(at: ends.secondsSinceEpoch - 1, in: .utc))
    #expect(event.isOver(at: ends.secondsSinceEpoch, in: .utc))
  }

  @Test(arguments: [0, 8 * 3600, -5 * 3600])
  func `One without an end is over when its day is, at its place`(utcOffset: Int) {
    let midnight = 20_001 * 86_400 - utcOffset
    let event = event(at(20, onDay: 20_000, utcOffset: utcOffset))
    #expect(!event.isOver(at: midnight - 1, in: .utc))
    #expect(event.isOver(at: midnight, in: .utc))
  }

  @Test(arguments: [0, 8 * 3600, -5 * 3600])
  func `Whole days last until midnight after the last one`(utcOffset: Int) {
    let first = whole(20_000, utcOffset: utcOffset)
    let one = event(first, isAllDay: true)
    let three = event(first, whole(20_002, utcOffset: utcOffset), isAllDay: true)
    for (event, days) in [(one, 1), (three, 3)] {
      let midnight = first.secondsSinceEpoch + days * 86_400
      #expect(!event.isOver(at: midnight - 1, in: .utc))
      #expect(event.isOver(at: midnight, in: .utc))
    }
  }

  @Test(arguments: [(2026, 3, 29, 3600, 7200), (2026, 10, 25, 7200, 3600)])
  func `Clocks of the site may be set on the last day`(
    year: Int, month: Int, day: Int, before: Int, after: Int
  ) throws {
    let berlin = try #require(SiteTimeZone(identifier: "Europe/Berlin"))
    let last = try #require(CalendarDay(year: year, month: month, day: day)).daysSinceEpoch
    let midnight = (last + 1) * 86_400 - after
    let elsewhere = (last + 1) * 86_400 - 32_400
    for event in [
      self.event(whole(last, utcOffset: before), isAllDay: true), self.event(at(0, onDay: last, utcOffset: before)),
      self.event(at(20, onDay: last, utcOffset: after)),
    ] {
      #expect(!event.isOver(at: midnight - 1, in: berlin))
      #expect(event.isOver(at: midnight, in: berlin))
    }
    #expect(!event(whole(last, utcOffset: 32_400)).isOver(at: elsewhere - 1, in: berlin))
    #expect(event(whole(last, utcOffset: 32_400)).isOver(at: elsewhere, in: berlin))
  }
}
