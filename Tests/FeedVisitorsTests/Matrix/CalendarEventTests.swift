import FeedModel
import Testing

@testable import FeedVisitors

@Suite struct CalendarEventTests {
  private func site() throws -> TestSite { TestSite(environment: try TestTheme.environment()) }

  private func event(
    _ starts: FeedDate, _ ends: FeedDate? = nil, isAllDay: Bool = false, status: EventStatus = .scheduled,
    updated: FeedDate? = nil
  ) -> EventFeedViewObject {
    var entry = KindSamples.plain.bareEntry(.event)
    entry.updated = updated
    return EventFeedViewObject(
      entry: entry, title: "Rain live", starts: starts, ends: ends, isAllDay: isAllDay, status: status)
  }

  private func day(_ day: Int) throws -> CalendarDay { try #require(CalendarDay(year: 2025, month: 4, day: day)) }

  @Test func `Only events stand in calendars`() throws {
    let site = try site()
    let expected: KindTable<String?> = [
      "text": nil, "article": nil, "media": nil, "song": nil, "album": nil, "playlist": nil, "event": "Rain live",
      "invitation": nil, "follow": nil, "recommendation": nil, "link": nil, "quote": nil, "person": nil,
      "memories": nil, "custom": nil,
    ]
    expected.check { site.calendar($0)?.title }
  }

  @Test func `An event carries its facts`() throws {
    let event = try #require(try site().calendar(KindSamples.plain.event))
    #expect(event.uid == "0f4e7c1a-9d2b-5c3d-8e4f-a1b2c3d4e5f6")
    #expect(event.url == "https://example.com/sub/events/sample/")
    #expect(event.description == "Postponed\n\nSummary.")
    #expect(event.location == "The Cellar, 1 Main Street, Taipei, North 100, Taiwan")
    #expect(event.coordinates == Coordinates(latitude: 25.0478, longitude: 121.5319))
    #expect(event.categories == ["Dream Pop"])
    #expect(event.conference?.hasPrefix("https://") == true)
    #expect(event.language == "en-GB")
    #expect(event.organizer == nil)
  }

  @Test func `Moments at the site's offset are in local time, and others in UTC`() throws {
    let site = try site()
    let taipei = KindSamples.date
    let ends = FeedDate(secondsSinceEpoch: taipei.secondsSinceEpoch + 60, utcOffset: 28_800)
    #expect(site.calendar(event(taipei, ends))?.starts == .local(taipei))
    #expect(site.calendar(event(taipei, ends))?.ends == .local(ends))
    #expect(site.calendar(event(taipei), zone: "Europe/London")?.starts == .utc(taipei))
    #expect(site.calendar(event(taipei), zone: "UTC")?.starts == .utc(taipei))
    // The offset of summer time does not hold in winter.
    let winter = FeedDate(secondsSinceEpoch: 1_736_899_200, utcOffset: 3600)
    #expect(site.calendar(event(winter), zone: "Europe/London")?.starts == .utc(winter))
  }

  @Test func `What clocks show for the second time is in UTC`() throws {
    let site = try site()
    // On 2024-11-03 clocks in New York went back from 02:00 to 01:00.
    let first = FeedDate(secondsSinceEpoch: 1_730_611_800, utcOffset: -14_400)
    let second = FeedDate(secondsSinceEpoch: 1_730_615_400, utcOffset: -18_000)
    let later = FeedDate(secondsSinceEpoch: 1_730_619_000, utcOffset: -18_000)
    let night = try #require(site.calendar(event(first, second), zone: "America/New_York"))
    #expect(night.starts == .local(first) && night.ends == .utc(second))
    #expect(site.calendar(event(later), zone: "America/New_York")?.starts == .local(later))
  }

  @Test func `Whole days end on the day after the last`() throws {
    let site = try site()
    let first = FeedDate(day: try day(3), utcOffset: 28_800)
    let last = FeedDate(day: try day(5), utcOffset: 28_800)
    #expect(site.calendar(event(first, last, isAllDay: true))?.starts == .day(try day(3)))
    #expect(site.calendar(event(first, last, isAllDay: true))?.ends == .day(try day(6)))
    #expect(site.calendar(event(first, isAllDay: true))?.ends == .day(try day(4)))
    #expect(site.calendar(event(first))?.starts == .day(try day(3)))
    let end = FeedDate(day: try #require(CalendarDay(year: 9999, month: 12, day: 31)), utcOffset: 0)
    #expect(site.calendar(event(end, isAllDay: true))?.ends == nil)
  }

  @Test func `An event that ends when it starts states no end`() throws {
    #expect(try site().calendar(event(KindSamples.date, KindSamples.date))?.ends == nil)
  }

  @Test func `What became of the plan is the status`() throws {
    let site = try site()
    let statuses = EventStatus.allCases.map { site.calendar(event(KindSamples.date, status: $0))?.status.iCalendar }
    #expect(statuses == ["CONFIRMED", "CANCELLED", "TENTATIVE", "CONFIRMED", "CONFIRMED"])
    #expect(site.calendar(event(KindSamples.date, status: .cancelled))?.description == "Cancelled")
    #expect(site.calendar(event(KindSamples.date))?.description == nil)
  }

  @Test func `What happens online is at the address of the stream, and nothing is at a place that it has left`() throws
  {
    func calendar(
      at venue: Venue? = nil, online: OnlineAttendance? = nil, status: EventStatus = .scheduled
    ) throws -> CalendarEvent? {
      try site().calendar(
        EventFeedViewObject(
          entry: KindSamples.plain.bareEntry(.event), title: "Rain live", starts: KindSamples.date, venue: venue,
          online: online, status: status))
    }
    let stream = OnlineAttendance(url: "https://stream.example/")
    var cellar = Venue(name: "The Cellar")
    cellar.coordinates = Coordinates(latitude: 25, longitude: 121)
    #expect(try calendar()?.location == nil)
    #expect(try calendar(online: stream)?.location == "https://stream.example/")
    #expect(try calendar(online: OnlineAttendance())?.location == "Online")
    #expect(try calendar(at: cellar, online: stream)?.location == "The Cellar")
    #expect(try calendar(at: cellar, status: .movedOnline)?.location == "Online")
    #expect(try calendar(at: cellar, status: .movedOnline)?.coordinates == nil)
    #expect(try calendar(at: cellar, online: stream, status: .movedOnline)?.location == "https://stream.example/")
  }

  @Test func `The sequence grows with each stated change`() throws {
    let site = try site()
    let dates = [1_744_200_060, 1_744_200_120, 1_800_000_000, 4_000_000_000, 250_000_000_000].map {
      FeedDate(secondsSinceEpoch: $0, utcOffset: 0)
    }
    let sequences = dates.compactMap { site.calendar(event(KindSamples.date, updated: $0))?.sequence }
    #expect(site.calendar(event(KindSamples.date))?.sequence == 0)
    #expect(sequences == sequences.sorted() && sequences.first == 29_070_001)
    #expect(sequences.allSatisfy { $0 <= Int(Int32.max) })
    let before = FeedDate(secondsSinceEpoch: -1, utcOffset: 0)
    #expect(site.calendar(event(KindSamples.date, updated: before))?.sequence == 0)
  }

  @Test func `The site's address is that of its author only`() throws {
    let ann = SiteContact(name: "Ann", email: "ann@example.org")
    let site = try site()
    #expect(site.calendar(KindSamples.plain.event, organizer: ann)?.organizer == ann)
    #expect(site.calendar(event(KindSamples.date), organizer: ann)?.organizer == ann)
    let bob = SiteContact(name: "Bob", email: "bob@example.org")
    #expect(site.calendar(KindSamples.plain.event, organizer: bob)?.organizer == nil)
  }

  @Test func `A site without an address has no organizer`() {
    var site = Site(title: "Wall")
    #expect(SiteContact(of: site) == nil)
    site.email = "ann@example.org"
    #expect(SiteContact(of: site) == SiteContact(name: "Wall", email: "ann@example.org"))
  }
}
