import FeedDiagnostics
import Foundation

/// A time zone of the IANA database, which knows the offset from UTC at any moment.
public struct SiteTimeZone: Hashable, Sendable {
  /// The name in the IANA database, for example `Asia/Taipei`.
  public let identifier: String
  private let zone: TimeZone

  /// UTC.
  public static let utc = SiteTimeZone(identifier: "UTC", zone: .gmt)

  /// Finds a time zone; nil where the database has none of that name.
  public init?(identifier: String) {
    guard identifier == "UTC" || TimeZone.knownTimeZoneIdentifiers.contains(identifier) || identifier.contains("/"),
      let zone = TimeZone(identifier: identifier)
    else { return nil }
    self.init(identifier: identifier, zone: zone)
  }

  private init(identifier: String, zone: TimeZone) {
    self.identifier = identifier
    self.zone = zone
  }

  /// Seconds east of UTC at a moment.
  public func utcOffset(atSecondsSinceEpoch seconds: Int) -> Int {
    zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds)))
  }

  /// Seconds east of UTC when clocks there show a time; of two such moments, the offset of the first.
  ///
  /// A time that a change to summer time leaves out gets the offset before the change.
  public func utcOffset(onDay day: CalendarDay, secondOfDay: Int) -> Int {
    let local = day.daysSinceEpoch * 86_400 + secondOfDay
    let before = utcOffset(atSecondsSinceEpoch: local - 86_400)
    guard utcOffset(atSecondsSinceEpoch: local - before) != before else { return before }
    let after = utcOffset(atSecondsSinceEpoch: local + 86_400)
    return utcOffset(atSecondsSinceEpoch: local - after) == after ? after : before
  }

  /// A calendar day without a time of day.
  public func date(onDay day: CalendarDay) -> FeedDate {
    FeedDate(day: day, utcOffset: utcOffset(onDay: day, secondOfDay: 0))
  }

  /// A time of day as clocks there show it.
  public func date(onDay day: CalendarDay, secondOfDay: Int, nanosecond: Int = 0) -> FeedDate {
    FeedDate(
      day: day, secondOfDay: secondOfDay, nanosecond: nanosecond,
      utcOffset: utcOffset(onDay: day, secondOfDay: secondOfDay))
  }

  /// A moment as read on clocks there.
  public func date(atSecondsSinceEpoch seconds: Int, nanosecond: Int = 0) -> FeedDate {
    FeedDate(
      secondsSinceEpoch: seconds, nanosecond: nanosecond, utcOffset: utcOffset(atSecondsSinceEpoch: seconds))
  }

  /// The first moment after another at which the offset changes.
  func transition(after seconds: Int) -> Int? {
    let date = zone.nextDaylightSavingTimeTransition(after: Date(timeIntervalSince1970: Double(seconds)))
    // A transition is a whole second; guards against one that does not move on.
    return date.map { Int($0.timeIntervalSince1970.rounded()) }.flatMap { $0 > seconds ? $0 : nil }
  }

  /// The name in the database that an unknown name probably means: one with a slip, or a city alone.
  package static func identifier(meantBy text: String) -> String? {
    let known = TimeZone.knownTimeZoneIdentifiers
    // Another offset is no slip.
    if let nearest = Suggestion.nearest(to: text, among: known),
      nearest.filter(\.isNumber) == text.filter(\.isNumber)
    {
      return nearest
    }
    let city = "/" + text.lowercased().split(separator: " ").joined(separator: "_")
    return known.first { $0.lowercased().hasSuffix(city) }
  }
}

extension SiteTimeZone {
  /// A time in which clocks there keep one offset from UTC.
  public struct Period: Hashable, Sendable {
    /// When it begins, in seconds since 1970-01-01T00:00:00Z; 1900 where it began earlier.
    public let start: Int
    /// When it ends, in seconds since 1970-01-01T00:00:00Z; nil where no end is known.
    public let end: Int?
    /// Seconds east of UTC before it.
    public let offsetBefore: Int
    /// Seconds east of UTC.
    public let offset: Int
    /// Whether clocks show summer time.
    public let isDaylightSaving: Bool
  }

  /// Whether it keeps UTC all the time.
  public var isUTC: Bool {
    let names: Set = ["UTC", "GMT", "Etc/UTC", "Etc/GMT", "Etc/UCT", "Etc/Universal", "Etc/Zulu", "Zulu"]
    return names.contains(identifier)
  }

  /// The periods in which some moments lie, and the one after each, in order.
  ///
  /// - Parameter moments: In seconds since 1970-01-01T00:00:00Z.
  public func periods(around moments: [Int]) -> [Period] {
    var periods: [Period] = []
    for moment in moments.sorted() {
      // The period after that of the last moment is known, too, so the moment may lie in it or in the one before.
      if let known = periods.last(where: { $0.start <= moment }), known.end.map({ moment < $0 }) ?? true { continue }
      let current = period(at: moment)
      if periods.last?.start != current.start { periods.append(current) }
      if let end = current.end { periods.append(period(from: end)) }
    }
    return periods
  }

  private func period(at moment: Int) -> Period {
    // Where clocks change every year, one change lies within the year before; elsewhere they changed a few times ever.
    let lastYear = lastTransition(from: moment - 400 * 86_400, to: moment)
    return period(from: lastYear ?? lastTransition(from: Self.year1900, to: moment) ?? min(Self.year1900, moment))
  }

  private static let year1900 = -2_208_988_800

  private func lastTransition(from start: Int, to end: Int) -> Int? {
    var last: Int?
    while let next = transition(after: last ?? start), next <= end { last = next }
    return last
  }

  private func period(from start: Int) -> Period {
    Period(
      start: start, end: transition(after: start), offsetBefore: utcOffset(atSecondsSinceEpoch: start - 1),
      offset: utcOffset(atSecondsSinceEpoch: start),
      isDaylightSaving: zone.isDaylightSavingTime(for: Date(timeIntervalSince1970: Double(start))))
  }
}
