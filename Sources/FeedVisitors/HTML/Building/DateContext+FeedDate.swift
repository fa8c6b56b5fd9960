package import FeedModel
import FeedTheme

extension DateContext {
  /// A date in the words of a language.
  package init(_ date: FeedDate, wording: Wording) {
    let day = date.day
    self.init(
      iso: date.machineReadable,
      text: wording.text(of: date),
      day: wording.long(day),
      short: wording.medium(day),
      time: wording.time(of: date),
      year: String(day.year),
      month: wording.dates.shortMonth(day.month),
      dayOfMonth: String(day.day))
  }

  /// A whole day in the words of a language.
  package init(_ day: CalendarDay, wording: Wording) {
    self.init(FeedDate(day: day, utcOffset: 0), wording: wording)
  }
}
