import FeedModel
import Testing

@testable import FeedSite

@Suite("Calendars of events")
struct CalendarTests {
  private func event(_ number: Int, route: String? = nil) -> EventFeedViewObject {
    let entry = Sample.article(number, route: route ?? "/events/\(number)/").entry
    var own = Entry(
      identity: entry.identity, kind: .event, route: entry.route, date: entry.date, location: entry.location)
    own.authors = entry.authors
    return EventFeedViewObject(
      entry: own, title: "event \(number)", starts: FeedDate(secondsSinceEpoch: 1_744_200_000, utcOffset: 0))
  }

  @Test
  func `All events are in one calendar, and each in a file beside its page`() throws {
    var site = TestSite()
    site.entries = [event(1), event(2, route: "/2020/show.html"), Sample.note(3)]
    let assembled = try site.assemble()
    #expect(assembled.words == [])
    #expect(assembled.text("/calendar.ics")?.ranges(of: "BEGIN:VEVENT").count == 2)
    #expect(assembled.text("/events/1/event.ics")?.contains("SUMMARY:event 1") == true)
    #expect(assembled.text("/2020/show.ics")?.contains("SUMMARY:event 2") == true)
  }

  @Test
  func `A site without events has no calendar, since an empty one is not allowed`() throws {
    var site = TestSite()
    site.entries = [Sample.note(3)]
    #expect(try !site.assemble().paths.contains { $0.hasSuffix(".ics") })
  }

  @Test
  func `The home page, the wall of events and the page of an event lead to their calendars; archives do not change`()
    throws
  {
    var site = TestSite(perPage: 1)
    site.entries = [Sample.note(0), Sample.note(1), event(2), event(3)]
    let assembled = try site.assemble()
    let calendars = { (path: String) in assembled.values("feed", on: path).filter { $0.contains(".ics") } }
    #expect(calendars("/") == ["/calendar.ics Site (iCalendar)"])
    #expect(calendars("/events/") == ["/calendar.ics Site (iCalendar)"])
    #expect(calendars("/events/2/") == ["/events/2/event.ics event 2 (iCalendar)"])
    #expect(calendars("/page/1/") == [] && calendars("/notes/") == [] && calendars("/notes/1/") == [])
  }

  @Test
  func `A tag and a person with events have a calendar of them, which only the newest page of their wall leads to`()
    throws
  {
    var site = TestSite(perPage: 1)
    let tour = try #require(Tag(name: "Tour"))
    site.people = [Sample.person("Ann", route: "/people/ann/")]
    site.entries = [
      Sample.note(0), Sample.event(1, startsAt: 60) { $0.tags = [tour] }, Sample.event(2, startsAt: 60),
      Sample.event(3, startsAt: 60) { entry in
        entry.tags = [tour]
        entry.authors = [PersonReference(name: "Ann", route: Route("/people/ann/"))]
      },
    ]
    let assembled = try site.assemble()
    #expect(assembled.text("/tags/tour/calendar.ics")?.ranges(of: "BEGIN:VEVENT").count == 2)
    #expect(assembled.text("/tags/tour/calendar.ics")?.contains("X-WR-CALNAME:Site · Tour") == true)
    #expect(assembled.text("/people/ann/calendar.ics")?.ranges(of: "BEGIN:VEVENT").count == 1)
    let calendars = { (path: String) in assembled.values("feed", on: path).filter { $0.contains(".ics") } }
    #expect(calendars("/tags/tour/") == ["/tags/tour/calendar.ics Tour (iCalendar)"])
    #expect(calendars("/tags/tour/page/1/") == [])
  }

  @Test
  func `A calendar that the site brings itself counts`() throws {
    var site = TestSite()
    site.entries = [event(1)]
    site.addStaticFile("calendar.ics")
    site.addStaticFile("events/1/event.ics")
    let assembled = try site.assemble()
    #expect(assembled.words == [])
    #expect(assembled.text("/calendar.ics") == nil && assembled.text("/events/1/event.ics") == nil)
  }
}
