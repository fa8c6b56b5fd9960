import Foundation

/// A day of the Gregorian calendar, with or without a time of day, where no time zone matters.
package struct CivilDate: Hashable, Sendable {
  /// The year, for example 2025.
  package let year: Int
  /// The month from 1 to 12.
  package let month: Int
  /// The day from 1 to 31.
  package let day: Int
  /// The minutes since midnight; nil for a whole day.
  package let minutes: Int?

  /// A whole day.
  package init(year: Int, month: Int, day: Int) {
    (self.year, self.month, self.day, minutes) = (year, month, day, nil)
  }

  /// A time of a day.
  package init(year: Int, month: Int, day: Int, hour: Int, minute: Int) {
    (self.year, self.month, self.day, minutes) = (year, month, day, hour * 60 + minute)
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
