import FeedModel

/// The events of a site that are not over by the build's clock.
struct UpcomingEvents: Equatable {
  /// Their indices in the feed, the soonest first; of those that begin at one moment, the one that was published first.
  let entries: [Int]
  /// The one that the home page shows: the first that takes place and begins today or within 60 days.
  ///
  /// One that began earlier and lasts, such as an exhibition, is no news any more.
  let next: Int?

  /// How many days before it begins an event comes to the home page.
  private static let notice = 60

  /// - Parameter now: The clock, in seconds since 1970-01-01T00:00:00Z.
  init(_ events: [(index: Int, event: EventFeedViewObject?)], now: Int, in timeZone: SiteTimeZone) {
    let upcoming = events.compactMap { index, event in event.map { (index: index, event: $0) } }
      .filter { !$0.event.isOver(at: now, in: timeZone) }
      .sorted { ($0.event.starts.secondsSinceEpoch, $1.index) < ($1.event.starts.secondsSinceEpoch, $0.index) }
    entries = upcoming.map(\.index)
    let today = timeZone.date(atSecondsSinceEpoch: now).day.daysSinceEpoch
    next =
      upcoming.first { _, event in
        let days = event.starts.day.daysSinceEpoch - today
        return (0...Self.notice).contains(days) && event.status.takesPlace
      }?.index
  }
}
