import FeedDiagnostics
import FeedModel
import Foundation

/// A moment as fields of HTTP have it (RFC 9110 section 5.6.7), in whole seconds.
package struct HTTPDate: Hashable, Comparable, Sendable {
  /// Seconds since 1970-01-01T00:00:00Z.
  package let seconds: Int

  /// Creates a date.
  package init(seconds: Int) {
    self.seconds = seconds
  }

  /// Reads a date in any of the three formats; nil where it is none.
  package init?(_ text: String) {
    let words = text.split { $0 == " " || $0 == "," || $0 == "-" }
    // `Sun, 06 Nov 1994 08:49:37 GMT`, `Sunday, 06-Nov-94 08:49:37 GMT` and `Sun Nov  6 08:49:37 1994`.
    let parts: (day: Substring, month: Substring, year: Substring, time: Substring)
    switch words.count {
    case 6 where words[5] == "GMT": parts = (words[1], words[2], words[3], words[4])
    case 5: parts = (words[2], words[1], words[4], words[3])
    default: return nil
    }
    let time = parts.time.split(separator: ":").compactMap(Self.number)
    guard let month = CalendarDay.monthNames.firstIndex(where: { $0.prefix(3) == parts.month }),
      let day = Self.number(parts.day),
      let stated = Self.number(parts.year), parts.year.count == 2 || parts.year.count == 4,
      (1...31).contains(day), time.count == 3, time[0] < 24, time[1] < 60, time[2] <= 60
    else { return nil }
    let year = parts.year.count == 4 ? stated : stated + (stated < 70 ? 2000 : 1900)
    guard let first = CalendarDay(year: year, month: month + 1, day: 1) else { return nil }
    seconds = (first.daysSinceEpoch + day - 1) * 86_400 + time[0] * 3_600 + time[1] * 60 + time[2]
  }

  static var now: HTTPDate { HTTPDate(seconds: Int(Date().timeIntervalSince1970)) }

  package static func < (lhs: Self, rhs: Self) -> Bool { lhs.seconds < rhs.seconds }

  /// The preferred format, for example `Sun, 06 Nov 1994 08:49:37 GMT`.
  package var text: String { FeedDate(secondsSinceEpoch: seconds, utcOffset: 0).rfc822(zero: "GMT") }

  private static func number(_ text: Substring) -> Int? {
    text.utf8.count <= 4 && text.utf8.allSatisfy { $0.isASCIIDigit }
      ? Int(text) : nil
  }
}
