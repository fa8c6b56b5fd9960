import FeedModel
import Testing

@testable import FeedVisitors

@Suite struct EventWordingTests {
  private func when(
    _ starts: FeedDate, _ ends: FeedDate?, isAllDay: Bool = false, online: OnlineAttendance? = nil,
    status: EventStatus = .scheduled
  ) throws -> String {
    let event = EventFeedViewObject(
      entry: KindSamples.plain.bareEntry(.event), title: "Rain", starts: starts, ends: ends, isAllDay: isAllDay,
      online: online, status: status)
    return try TestTheme.wording().when(event).withPlainSpaces
  }

  private func day(_ day: Int, hour: Int? = nil, offset: Int = 28_800) throws -> FeedDate {
    let date = try #require(CalendarDay(year: 2025, month: 4, day: day))
    guard let hour else { return FeedDate(day: date, utcOffset: offset) }
    return FeedDate(day: date, secondOfDay: hour * 3600, utcOffset: offset)
  }

  @Test func `Times of one day share it`() throws {
    #expect(try when(day(9, hour: 20), nil) == "Wed, 9 Apr 2025 at 20:00")
    #expect(try when(day(9, hour: 20), day(9, hour: 22)) == "Wed, 9 Apr 2025, 20:00 – 22:00")
  }

  @Test(arguments: [
    (10, 2, 28_800, "Thu, 10 Apr 2025 at 02:00 UTC+8"), (9, 18, 0, "Thu, 10 Apr 2025 at 02:00 UTC+8"),
    (9, 23, 0, "Thu, 10 Apr 2025 at 07:00 UTC+8"),
    // Clocks are set back while it lasts.
    (10, 2, 25_200, "Thu, 10 Apr 2025 at 02:00 UTC+8 – UTC+7"),
  ])
  func `An end is worded by the clocks of the start, if they are not set in between`(
    day: Int, hour: Int, offset: Int, words: String
  ) throws {
    let ends = try self.day(day, hour: hour, offset: offset)
    let when = try self.when(self.day(9, hour: 22), ends, online: OnlineAttendance())
    #expect(when == "Wed, 9 Apr 2025 at 22:00 – \(words)")
    #expect(try self.when(self.day(9, hour: 22), self.day(9, hour: 22, offset: 25_200)).hasSuffix("22:00 – 23:00"))
  }

  @Test(arguments: [(28_800, "UTC+8"), (-12_600, "UTC−3:30"), (0, "UTC")])
  func `Those who attend from afar see the time zone`(offset: Int, zone: String) throws {
    let start = try day(9, hour: 20, offset: offset)
    #expect(
      try when(start, nil, online: OnlineAttendance(url: "https://example.org/")) == "Wed, 9 Apr 2025 at 20:00 \(zone)")
    #expect(
      try when(start, nil, isAllDay: true, online: OnlineAttendance(url: "https://example.org/")) == "Wed, 9 Apr 2025")
    #expect(try when(start, nil, status: .movedOnline) == "Wed, 9 Apr 2025 at 20:00 \(zone)")
  }

  @Test func `Several days are named from first to last`() throws {
    let days = try when(day(9), day(11), isAllDay: true)
    #expect(days == "Wed, 9 Apr – Fri, 11 Apr 2025")
    #expect(try when(day(9), day(9), isAllDay: true) == "Wed, 9 Apr 2025")
  }

  @Test func `All-day events have no times`() throws {
    #expect(try when(day(9, hour: 20), nil, isAllDay: true) == "Wed, 9 Apr 2025")
  }

  @Test func `The status is worded where the plan changed`() throws {
    let wording = try TestTheme.wording()
    #expect(
      EventStatus.allCases.map { wording.status($0) }
        == [nil, "Cancelled", "Postponed", "Rescheduled", "Moved online"])
  }

  @Test func `Tickets that cost nothing are free`() throws {
    let wording = try TestTheme.wording()
    var tickets = Tickets()
    #expect(wording.price(tickets) == nil)
    tickets.price = "0"
    #expect(wording.price(tickets) == "Free")
    tickets.price = "0.50"
    tickets.currency = "EUR"
    #expect(wording.price(tickets) == "€0.50")
    tickets.price = "450.00"
    tickets.currency = "JPY"
    #expect(wording.price(tickets) == "JP¥450")
    tickets.currency = nil
    #expect(wording.price(tickets) == "450.00")
  }

  @Test(arguments: [(-1, "Few tickets left https://example.org/tickets"), (0, "over")])
  func `An event that is over sells no tickets`(seconds: Int, words: String) throws {
    let event = KindSamples.plain.event
    let end = try #require(event.ends).secondsSinceEpoch
    let template = "{{#isOver}}over{{/isOver}}{{#availability}}{{availability}} {{/availability}}{{ticketsURL}}"
    let site = TestSite(environment: try TestTheme.environment(["card/event": template], now: end + seconds))
    #expect(site.html(event, as: .card) == words)
  }
}
