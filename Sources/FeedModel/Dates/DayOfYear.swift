/// A day of any year, 29 February among them.
public struct DayOfYear: Hashable, Sendable {
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, 1 to 31.
  public let day: Int

  /// Creates a day; nil if no year has it.
  public init?(month: Int, day: Int) {
    guard let date = CalendarDay(year: Self.leapYear, month: month, day: day) else { return nil }
    self.init(date)
  }

  /// The day of a date.
  public init(_ date: CalendarDay) { (month, day) = (date.month, date.day) }

  /// The day with two digits each, such as `04-09`.
  public var name: String { "\(month.padded(to: 2))-\(day.padded(to: 2))" }

  /// The first date on or after a year's beginning that falls on the day; for 29 February that of the next leap year.
  package func date(from year: Int) -> CalendarDay? {
    (year..<year + 9).lazy.compactMap { CalendarDay(year: $0, month: month, day: day) }.first
  }

  /// All 366 days, from 1 January on.
  package static let all = (1...12).flatMap { month in
    (1...CalendarDay.length(ofMonth: month, year: leapYear)).compactMap { DayOfYear(month: month, day: $0) }
  }

  /// A year that has all days.
  private static let leapYear = 2000
}
