import FeedModel

/// The entries of a site by the day of the year on which they are remembered.
///
/// Which of them are memories depends on the day of reading, so nothing here knows a clock.
struct OnThisDay: Sendable {
  struct Day: Sendable {
    let day: DayOfYear
    /// The entries by their index in the feed: memories that were written by hand, and then all others, newest first.
    let entries: [Int]
    /// The years in which they happened: those of their publication, and of what was written by hand the one before, since
    /// it is for the year of its publication as well.
    let years: ClosedRange<Int>?

    let route: Route
  }

  /// All 366 days, from 1 January on.
  let days: [Day]
  /// The last year that has an entry; nil where no entry was published.
  let lastYear: Int?

  /// Sorts entries by the calendar of the place where each was published.
  init(_ entries: [SiteFacts.Entry], in edition: Edition) {
    var found: [DayOfYear: [Int]] = [:]
    for index in entries.indices {
      if let day = entries[index].anniversary { found[day, default: []].append(index) }
    }
    days = DayOfYear.all.map { day in
      let own = found[day] ?? []
      let isWritten = { (index: Int) in entries[index].kind == .memories }
      let years = own.compactMap { index in entries[index].day.map { $0.year - (isWritten(index) ? 1 : 0) } }
      return Day(
        day: day, entries: own.filter(isWritten) + own.filter { !isWritten($0) },
        years: years.min().flatMap { first in years.max().map { first...$0 } },
        route: edition.onThisDay.appending("\(day.name)/"))
    }
    lastYear = found.values.joined().compactMap { entries[$0].day?.year }.max()
  }

  /// The days that have entries before and after one, around the end of the year; nil where it is the only one.
  func neighbors(ofDayAt place: Int) -> (previous: Day, next: Day)? {
    let (before, after) = (days[..<place], days[(place + 1)...])
    let hasEntries = { (day: Day) in !day.entries.isEmpty }
    guard let next = after.first(where: hasEntries) ?? before.first(where: hasEntries),
      let previous = before.last(where: hasEntries) ?? after.last(where: hasEntries)
    else { return nil }
    return (previous, next)
  }

  /// A digit for each day: 0 where it has no entry, else how many years it goes back, 1 being the last year that has entries
  /// and 9 all that are further back.
  ///
  /// In a year that is not later than that, there is nothing to remember on such a day.
  var marks: String {
    days.map { day in
      guard let years = day.years, let lastYear else { return "0" }
      return String(min(9, lastYear - years.lowerBound + 1))
    }
    .joined()
  }
}

extension Edition {
  var onThisDay: Route { below("on-this-day/") }
  var onThisDayCalendar: Route { onThisDay.appending("calendar.ics") }
}
