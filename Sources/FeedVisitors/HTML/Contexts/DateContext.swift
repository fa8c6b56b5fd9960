package import FeedModel
package import FeedTheme

package struct DateContext: TemplateContext {
  let date: FeedDate
  let environment: HTMLEnvironment

  /// Nil where there is no date.
  package init?(_ date: FeedDate?, in environment: HTMLEnvironment) {
    guard let date else { return nil }
    (self.date, self.environment) = (date, environment)
  }

  private var wording: Wording { environment.wording }

  package static let fields = TemplateFields<Self>(
    "a date",
    .text("iso", "The date for machines, for the datetime attribute.") { $0.date.machineReadable },
    .text("text", "The date in words, with the time where one is stated.") { $0.wording.text(of: $0.date) },
    .text("day", "The day in words, without a time.") { $0.wording.long($0.date.day) },
    .text("monthDay", "The day and the month in words, without the year.") {
      $0.wording.dates.monthDay(DayOfYear($0.date.day))
    },
    .text("short", "The day in few words.") { $0.wording.medium($0.date.day) },
    .text("time", "The time of day, where one is stated.") { $0.wording.time(of: $0.date) },
    .text("year", "The year in digits.") { String($0.date.day.year) },
    .text("month", "The name of the month, shortened.") {
      $0.wording.dates.text(.shortMonth, CivilDate(month: $0.date.day.month))
    },
    .text("dayOfMonth", "The day of the month in digits.") { String($0.date.day.day) })
}
