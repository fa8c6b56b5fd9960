package import FeedModel
import FeedTheme

extension Wording {
  /// The date in words, with the time where one is stated: `9 April 2025`, or `Wed, 9 Apr 2025, 20:00`.
  package func text(of date: FeedDate) -> String {
    date.hasTime ? dates.full(date.civil) : long(date.day)
  }

  /// The day in words: `9 April 2025`.
  package func long(_ day: CalendarDay) -> String { dates.long(year: day.year, month: day.month, day: day.day) }

  /// The day in few words: `9 Apr 2025`.
  package func medium(_ day: CalendarDay) -> String { dates.medium(year: day.year, month: day.month, day: day.day) }

  /// The time of day, where one is stated: `20:00`.
  package func time(of date: FeedDate) -> String? {
    date.hasTime ? dates.time(hour: date.hour, minute: date.minute) : nil
  }
}

extension FeedDate {
  /// The date as the calendar and clocks at its place show it.
  var civil: CivilDate {
    hasTime
      ? CivilDate(year: day.year, month: day.month, day: day.day, hour: hour, minute: minute) : wholeDay
  }

  /// The day alone.
  var wholeDay: CivilDate { CivilDate(year: day.year, month: day.month, day: day.day) }
}
