import FeedModel

/// Knows the offsets of time zones by the names that follow times.
package struct NamedTimeZone {
  /// The zone of the site, which decides between zones of one abbreviation.
  let site: SiteTimeZone

  /// Seconds east of UTC of a zone at a time of its own: `Europe/Berlin`, `CET`, `UTC+2`, `GMT+0100 (CET)`, `-0500`.
  func offset(named text: String, onDay day: CalendarDay, secondOfDay: Int) -> Int? {
    // What is in brackets after an offset only explains it.
    let name = String(text.prefix { $0 != "(" }).trimmingWhitespace
    if let offset = Self.numericOffset(name) { return offset }
    if let offsets = Self.abbreviations[name.uppercased()] {
      guard offsets.count > 1 else { return offsets[0] }
      let atSite = site.utcOffset(onDay: day, secondOfDay: secondOfDay)
      return offsets.contains(atSite) ? atSite : nil
    }
    let identifier = Self.places[name.uppercased()] ?? name
    if identifier == site.identifier { return site.utcOffset(onDay: day, secondOfDay: secondOfDay) }
    guard identifier.contains("/") else { return nil }
    return SiteTimeZone(identifier: identifier)?.utcOffset(onDay: day, secondOfDay: secondOfDay)
  }

  /// `+01:00`, `+0100`, `+1`, `Z`, with `UTC`, `GMT` or nothing before it; in seconds.
  static func numericOffset(_ text: String) -> Int? {
    var scanner = DateScanner(text)
    scanner.skipSpaces()
    let isNamed = scanner.takeWord(of: ["utc", "gmt", "z"]) != nil
    scanner.skipSpaces()
    if isNamed, scanner.isAtEnd { return 0 }
    guard let offset = scanner.offset() else { return nil }
    scanner.skipSpaces()
    return scanner.isAtEnd ? offset : nil
  }

  /// Seconds east of UTC of a zone as mail and feeds write it; of several with one name, that of RFC 822 section 5 or
  /// the best known one.
  package static func usualOffset(named name: String) -> Int? {
    numericOffset(name) ?? abbreviations[name.uppercased()]?.first
  }

  /// All offsets that an abbreviation can mean, in seconds east of UTC.
  static func offsets(named name: some StringProtocol) -> [Int] { abbreviations[name.uppercased()] ?? [] }

  /// Abbreviations that mean one offset, or one of a few, the usual one first.
  private static let abbreviations: [String: [Int]] = {
    let hours: [String: [Double]] = [
      "UT": [0], "WET": [0], "WEST": [1], "CET": [1], "CEST": [2], "MEZ": [1], "MESZ": [2], "EET": [2], "EEST": [3],
      "MSK": [3], "SAST": [2], "WIB": [7], "HKT": [8], "SGT": [8], "AWST": [8], "JST": [9], "KST": [9], "ACST": [9.5],
      "ACDT": [10.5], "AEST": [10], "AEDT": [11], "NZST": [12], "NZDT": [13], "BRT": [-3], "ART": [-3], "EST": [-5],
      "EDT": [-4], "CDT": [-5], "MST": [-7], "MDT": [-6], "PST": [-8], "PDT": [-7], "AKST": [-9], "AKDT": [-8],
      "HST": [-10], "CST": [-6, 8], "BST": [1, 6], "IST": [5.5, 1, 2],
    ]
    return hours.mapValues { $0.map { Int($0 * 3600) } }
  }()

  /// The zones of POSIX names, which not every database has.
  private static let places = [
    "PST8PDT": "America/Los_Angeles", "MST7MDT": "America/Denver", "CST6CDT": "America/Chicago",
    "EST5EDT": "America/New_York",
  ]
}
