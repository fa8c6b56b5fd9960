import FeedModel

/// The entries of a site by the day of the year on which they are remembered.
///
/// Which of them are memories depends on the day on which somebody looks, so nothing here knows of any clock.
struct OnThisDay: Sendable {
  /// What is remembered on a day.
  struct Day: Sendable {
    let day: DayOfYear
    /// The entries by their index in the feed: memories that were written by hand, and then all others, newest first.
    let entries: [Int]
    /// The years in which they were published.
    let years: ClosedRange<Int>?

    /// The address of its page.
    let route: Route
  }

  /// All 366 days, from 1 January on.
  let days: [Day]
  /// The last year that has an entry; nil where no entry was published.
  let lastYear: Int?

  /// Sorts entries by the calendar of the place where each was published.
  ///
  /// - Parameter edition: Where the pages of the days stand.
  init(_ entries: [SiteFacts.Entry], in edition: Edition) {
    var found: [DayOfYear: [Int]] = [:]
    for (index, entry) in entries.enumerated() {
      if let day = entry.anniversary { found[day, default: []].append(index) }
    }
    days = DayOfYear.all.map { day in
      let own = found[day] ?? []
      let years = own.compactMap { entries[$0].day?.year }
      let isWritten = { (index: Int) in entries[index].kind == .memories }
      return Day(
        day: day, entries: own.filter(isWritten) + own.filter { !isWritten($0) },
        years: years.min().flatMap { first in years.max().map { first...$0 } },
        route: edition.onThisDay.appending("\(day.name)/"))
    }
    lastYear = days.compactMap(\.years?.upperBound).max()
  }

  /// The days that have entries before and after one, around the end of the year; nil where it is the only one.
  func neighbors(ofDayAt place: Int) -> (previous: Day, next: Day)? {
    let others = (days[(place + 1)...] + days[..<place]).filter { !$0.entries.isEmpty }
    return others.last.flatMap { previous in others.first.map { (previous, $0) } }
  }

  /// A digit for each day: 0 where it has no entry, 2 where all its entries are of the last year, else 1.
  ///
  /// Whoever looks in that year remembers nothing yet on the days that have a 2.
  var marks: String {
    days.map { day in day.years.map { $0.lowerBound == lastYear ? "2" : "1" } ?? "0" }.joined()
  }
}

extension Edition {
  /// The overview of the days of the year.
  var onThisDay: Route { below("on-this-day/") }
  /// The calendar that reminds of them.
  var onThisDayCalendar: Route { onThisDay.appending("calendar.ics") }
}
