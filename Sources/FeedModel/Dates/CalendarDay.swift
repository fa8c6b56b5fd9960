/// A day of the proleptic Gregorian calendar.
public struct CalendarDay: Hashable, Sendable {
  /// The year, 1 to 9999.
  public var year: Int { Int(yearNumber) }
  /// The month, 1 to 12.
  public var month: Int { Int(monthNumber) }
  /// The day of the month, 1 to 31.
  public var day: Int { Int(dayNumber) }
  private let yearNumber: UInt16
  private let monthNumber: UInt8
  private let dayNumber: UInt8

  /// Creates a day; nil if the calendar has no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...Self.length(ofMonth: month, year: year)).contains(day)
    else { return nil }
    self.init(validYear: year, month: month, day: day)
  }

  private init(validYear year: Int, month: Int, day: Int) {
    yearNumber = UInt16(year)
    monthNumber = UInt8(month)
    dayNumber = UInt8(day)
  }

  /// Creates the day that is `days` after 1970-01-01, held within the years 1 to 9999.
  public init(daysSinceEpoch days: Int) {
    // Counts in eras of 400 years that begin in March, so that the leap day is a year's last.
    let first = -719_162
    let last = 2_932_896
    let shifted = min(max(days, first), last) + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    self.init(
      validYear: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  /// Days since 1970-01-01.
  public var daysSinceEpoch: Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = shiftedYear / 400
    let yearOfEra = shiftedYear % 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// The day of the week, 0 for Sunday to 6 for Saturday.
  public var weekday: Int { ((daysSinceEpoch + 4) % 7 + 7) % 7 }

  /// The months in English; formats of mail and of the web write three letters of them.
  package static let monthNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]

  /// The days of the week in English, from Sunday on, as ``weekday`` counts them.
  package static let weekdayNames = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

  /// How many days a month has.
  public static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension CalendarDay: Comparable {
  /// Orders by time.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.year, lhs.month, lhs.day) < (rhs.year, rhs.month, rhs.day)
  }
}

extension CalendarDay: CustomStringConvertible {
  /// `2025-04-09` (ISO 8601).
  public var description: String {
    var text: [UInt8] = []
    text.append(self)
    return String(decoding: text, as: UTF8.self)
  }
}

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
