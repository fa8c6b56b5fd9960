import Foundation

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

  /// The periods in which some moments lie, and the one behind each, in order.
  ///
  /// - Parameter moments: In seconds since 1970-01-01T00:00:00Z.
  public func periods(around moments: [Int]) -> [Period] {
    var periods: [Period] = []
    for moment in moments.sorted() {
      // The last period is the one behind, so that the moment may lie in the one before it.
      if let known = periods.last(where: { $0.start <= moment }), known.end.map({ moment < $0 }) ?? true { continue }
      let current = period(at: moment)
      if periods.last?.start != current.start { periods.append(current) }
      if let end = current.end { periods.append(period(from: end)) }
    }
    return periods
  }

  /// The period in which a moment lies.
  private func period(at moment: Int) -> Period {
    // Where clocks change every year, one change lies within the year before; elsewhere they changed a few times ever.
    let lastYear = lastTransition(from: moment - 400 * 86_400, to: moment)
    return period(from: lastYear ?? lastTransition(from: Self.year1900, to: moment) ?? min(Self.year1900, moment))
  }

  /// 1900-01-01T00:00:00Z.
  private static let year1900 = -2_208_988_800

  private func lastTransition(from start: Int, to end: Int) -> Int? {
    var last: Int?
    while let next = transition(after: last ?? start), next <= end { last = next }
    return last
  }

  private func period(from start: Int) -> Period {
    Period(
      start: start, end: transition(after: start), offsetBefore: utcOffset(atSecondsSinceEpoch: start - 1),
      offset: utcOffset(atSecondsSinceEpoch: start), isDaylightSaving: isDaylightSaving(atSecondsSinceEpoch: start))
  }
}
