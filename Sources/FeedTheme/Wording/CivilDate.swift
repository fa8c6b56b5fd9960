import Foundation

/// A day of the Gregorian calendar, with or without a time of day, where no time zone matters.
package struct CivilDate: Hashable, Sendable {
  /// The year from 1 to 9999.
  package var year: Int { Int(yearNumber) }
  /// The month from 1 to 12.
  package var month: Int { Int(monthNumber) }
  /// The day from 1 to 31.
  package var day: Int { Int(dayNumber) }
  /// The minutes since midnight; nil for a whole day.
  package var minutes: Int? { minuteNumber.map(Int.init) }
  // Every day that was worded is kept with its words.
  private let yearNumber: UInt16
  private let monthNumber: UInt8
  private let dayNumber: UInt8
  private let minuteNumber: UInt16?

  /// A whole day.
  package init(year: Int, month: Int, day: Int) {
    self.init(year, month, day, minutes: nil)
  }

  /// A time of a day.
  package init(year: Int, month: Int, day: Int, hour: Int, minute: Int) {
    self.init(year, month, day, minutes: UInt16(hour * 60 + minute))
  }

  private init(_ year: Int, _ month: Int, _ day: Int, minutes: UInt16?) {
    yearNumber = UInt16(year)
    monthNumber = UInt8(month)
    dayNumber = UInt8(day)
    minuteNumber = minutes
  }

  /// The moment at which clocks in Greenwich show it.
  var moment: Date {
    let seconds = daysSince1970 * 86_400 + (minutes ?? 0) * 60
    return Date(timeIntervalSince1970: TimeInterval(seconds))
  }

  /// Days since 1 January 1970, by the algorithm of Howard Hinnant's `days_from_civil`: years begin in March, so that
  /// the leap day comes last.
  private var daysSince1970: Int {
    let marchYear = month <= 2 ? year - 1 : year
    let era = (marchYear >= 0 ? marchYear : marchYear - 399) / 400
    let yearOfEra = marchYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }
}
