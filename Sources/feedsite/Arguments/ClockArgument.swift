import ArgumentParser
import FeedContent
import FeedModel
import Foundation

/// The build's clock on the command line.
struct ClockArgument {
  /// Seconds since 1970-01-01T00:00:00Z.
  let seconds: Int
  /// Whether it is a time in the site's time zone, whatever that is, counted as if it were UTC.
  let isLocal: Bool

  /// Reads a date as an argument, of which the message says what would be right.
  static func parse(_ text: String) throws -> ClockArgument {
    guard let seconds = DateParser(timeZone: .utc).date(from: text)?.secondsSinceEpoch else {
      throw ValidationError("\"\(text)\" is not a date; write 2026-04-09 or 2026-04-09T20:00+08:00.")
    }
    // A text with an offset, or with seconds since 1970, is the same moment wherever it is read.
    let elsewhere = SiteTimeZone(identifier: "Etc/GMT+12").flatMap { DateParser(timeZone: $0).date(from: text) }
    return ClockArgument(seconds: seconds, isLocal: elsewhere?.secondsSinceEpoch != seconds)
  }

  /// The system's clock.
  static var now: ClockArgument { ClockArgument(seconds: Int(Date().timeIntervalSince1970), isLocal: false) }
}
