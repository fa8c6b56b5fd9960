package import FeedModel
package import FeedTheme

extension DateWording {
  /// A day without a year: `9 April`.
  package func monthDay(_ day: DayOfYear) -> String { monthDay(month: day.month, day: day.day) }
}
