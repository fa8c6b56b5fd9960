import FeedContent
import FeedModel
import Foundation

/// The build's clock on the command line.
enum ClockArgument {
  /// Seconds since 1970-01-01T00:00:00Z; a date without an offset is read in UTC.
  ///
  /// The site's time zone is not known before its content is read, and a clock must not depend on it.
  static func parse(_ text: String) -> Int? { DateParser(timeZone: .utc).date(from: text)?.secondsSinceEpoch }

  /// The system's clock.
  static var now: Int { Int(Date().timeIntervalSince1970) }
}
