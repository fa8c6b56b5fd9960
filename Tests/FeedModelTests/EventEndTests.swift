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
    #expect(!event.isOver(at: ends.secondsSinceEpoch - 1))
    #expect(event.isOver(at: ends.secondsSinceEpoch))
  }

  @Test(arguments: [0, 8 * 3600, -5 * 3600])
  func `One without an end is over when its day is, at its place`(utcOffset: Int) {
    let midnight = 20_001 * 86_400 - utcOffset
    let event = event(at(20, onDay: 20_000, utcOffset: utcOffset))
    #expect(!event.isOver(at: midnight - 1))
    #expect(event.isOver(at: midnight))
  }

  @Test(arguments: [0, 8 * 3600, -5 * 3600])
  func `Whole days last until midnight after the last one`(utcOffset: Int) {
    let first = whole(20_000, utcOffset: utcOffset)
    let one = event(first, isAllDay: true)
    let three = event(first, whole(20_002, utcOffset: utcOffset), isAllDay: true)
    for (event, days) in [(one, 1), (three, 3)] {
      let midnight = first.secondsSinceEpoch + days * 86_400
      #expect(!event.isOver(at: midnight - 1))
      #expect(event.isOver(at: midnight))
    }
  }
}
