import FeedModel
import Testing

@testable import FeedSite

@Suite("The wall of events")
struct EventWallTests {
  private static let day = 24 * 60

  /// A site whose clock shows noon, a number of days after 2020-01-01.
  private func site(perPage: Int = 24, day: Int, _ events: [EventFeedViewObject]) -> TestSite {
    var site = TestSite(perPage: perPage)
    site.now = Sample.moment(day * Self.day + 12 * 60).secondsSinceEpoch
    site.entries = events
    return site
  }

  private func events(_ days: [Int]) -> [EventFeedViewObject] {
    days.enumerated().map { Sample.event($0 + 1, startsAt: $1 * Self.day + 20 * 60) }
  }

  @Test
  func `Coming events are first, the soonest at the top, then past ones, the latest at the top`() throws {
    let assembled = try site(day: 100, events([130, 40, 101, 99, 250, 60])).assemble()
    #expect(assembled.words.isEmpty)
    #expect(
      assembled.cards("/events/") == ["event 3", "event 1", "event 5", "event 4", "event 6", "event 2"])
    #expect(assembled.values("section", on: "/events/") == ["upcoming", "past"])
  }

  @Test
  func `A heading without events is left out, and other walls have none`() throws {
    let before = try site(day: 0, events([130, 40])).assemble()
    #expect(before.values("section", on: "/events/") == ["upcoming"])
    let after = try site(day: 300, events([130, 40])).assemble()
    #expect(after.values("section", on: "/events/") == ["past"])
    #expect(after.values("section", on: "/") == [])
  }

  @Test
  func `Of events that start at one moment the first to be announced comes first, and last when they are over`() throws
  {
    let ties = events([130, 130, 130])
    #expect(try site(day: 100, ties).assemble().cards("/events/") == ["event 1", "event 2", "event 3"])
    #expect(try site(day: 200, ties).assemble().cards("/events/") == ["event 3", "event 2", "event 1"])
  }

  @Test
  func `The feed and the calendar do not depend on the clock`() throws {
    let all = events([130, 40, 101])
    let (first, second) = (try site(day: 0, all).assemble(), try site(day: 120, all).assemble())
    let changed = first.paths.filter { first.text($0) != second.text($0) }
    #expect(first.paths == second.paths && changed == ["/", "/events/"])
  }

  @Test
  func `Archive pages are in the order of the events, stay as they are, and lose nothing to the newest page`() throws {
    var all = events([130, 40, 101, 99, 250, 60, 300])
    let before = try site(perPage: 2, day: 100, all).assemble()
    #expect(before.cards("/events/page/1/") == ["event 1", "event 2"])
    #expect(before.cards("/events/page/2/") == ["event 3", "event 4"])
    #expect(before.cards("/events/") == ["event 3", "event 1", "event 5", "event 7", "event 6"])
    all.append(Sample.event(8, startsAt: 0))
    let after = try site(perPage: 2, day: 200, all).assemble()
    for page in ["/events/page/1/", "/events/page/2/"] { #expect(after.text(page) == before.text(page)) }
  }

  @Test
  func `The newest page takes no more than 48 events from archive pages`() throws {
    let assembled = try site(perPage: 4, day: 0, events(Array(1...60))).assemble()
    // The soonest are the oldest here; the four that have their place on the page are there as well.
    #expect(assembled.cards("/events/").count == 48 + 4)
    #expect(assembled.cards("/events/").last == "event 60")
  }

  @Test
  func `The next event is on the home page once, after what is pinned and before the memories`() throws {
    var site = site(perPage: 2, day: 100, events([130, 40, 101]))
    site.entries += (10...12).map { number in Sample.article(number) { $0.isPinned = number == 10 } }
    let assembled = try site.assemble()
    #expect(assembled.cards("/") == ["article 10", "event 3", "article 12", "article 11"])
    site.entries += [Sample.event(20, startsAt: 100 * Self.day + 13 * 60)]
    #expect(try site.assemble().cards("/") == ["article 10", "event 20", "article 12", "article 11"])
  }

  @Test
  func `A next event that is pinned keeps its place among the pinned entries`() throws {
    var site = site(day: 100, [])
    site.entries = [
      Sample.event(1, startsAt: 101 * Self.day) { $0.isPinned = true }, Sample.article(2),
    ]
    #expect(try site.assemble().cards("/") == ["event 1", "article 2"])
  }

  @Test(arguments: [(61, false), (60, true), (1, true), (0, true), (-1, false)])
  func `An event comes to the home page 60 days before it begins and leaves it when it is over`(
    days: Int, isThere: Bool
  ) throws {
    var site = site(day: 100, [Sample.event(1, startsAt: (100 + days) * Self.day + 13 * 60)])
    site.entries += [Sample.article(2)]
    #expect(try site.assemble().cards("/").first == (isThere ? "event 1" : "article 2"))
  }

  @Test(arguments: [EventStatus.cancelled, .postponed])
  func `What does not take place then is upcoming and no news`(status: EventStatus) throws {
    var site = site(
      day: 100,
      [
        Sample.event(1, startsAt: 101 * Self.day, status: status), Sample.event(2, startsAt: 110 * Self.day),
      ])
    site.entries += [Sample.article(3)]
    let assembled = try site.assemble()
    #expect(assembled.cards("/").first == "event 2")
    #expect(assembled.cards("/events/") == ["event 1", "event 2"])
  }

  @Test
  func `What lasts is upcoming until its end, and on the home page on its first day`() throws {
    var site = site(day: 100, [Sample.event(1, startsAt: 99 * Self.day, endsAt: 120 * Self.day)])
    site.entries += [Sample.article(2)]
    let assembled = try site.assemble()
    #expect(assembled.values("section", on: "/events/") == ["upcoming"])
    #expect(assembled.cards("/").first == "article 2")
  }

  @Test
  func `Today is that of the site's time zone`() throws {
    var site = site(day: 100, [Sample.event(1, startsAt: 100 * Self.day + 10 * 60, endsAt: 102 * Self.day)])
    site.entries += [Sample.article(2)]
    #expect(try site.assemble().cards("/").first == "event 1")
    // There it is the next day already.
    site.site.timeZone = try #require(SiteTimeZone(identifier: "Pacific/Kiritimati"))
    #expect(try site.assemble().cards("/").first == "article 2")
  }
}
