import FeedContent
import FeedImport
package import FeedModel

/// Dates of front matter and of feeds: what was read and is written is read again as the same moment.
package struct DatesSubject: FuzzSubject {
  private let written: @Sendable (FeedDate) -> String
  private static let zones = ["UTC", "Asia/Taipei", "America/St_Johns", "Pacific/Apia"].compactMap {
    SiteTimeZone(identifier: $0)
  }

  /// Creates the subject.
  ///
  /// - Parameter written: a date as it is written into front matter and feeds.
  package init(written: @escaping @Sendable (FeedDate) -> String = { $0.machineReadable }) { self.written = written }

  package func problem(in bytes: [UInt8]) async -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    for zone in Self.zones {
      let parser = DateParser(timeZone: zone)
      guard let date = parser.date(from: text) else { continue }
      if parser.date(from: text) != date { return "another date the second time" }
      if let problem = problem(with: date, in: parser) { return "\(zone.identifier): \(problem)" }
    }
    guard let date = FeedDateParser.date(text) else { return nil }
    if let problem = problem(with: date, in: DateParser(timeZone: .utc)) { return problem }
    // The format has minutes of offsets only, and knows no year before 1900.
    guard date.utcOffset % 60 == 0, date.day.year >= 1900, let again = FeedDateParser.date(date.rfc822) else {
      return nil
    }
    return again.secondsSinceEpoch == date.secondsSinceEpoch
      ? nil : "\(date.rfc822) is read as \(again.rfc3339) and not as \(date.rfc3339)"
  }

  private func problem(with date: FeedDate, in parser: DateParser) -> String? {
    guard (1...9999).contains(date.day.year), (0..<86_400).contains(date.secondOfDay),
      (0..<1_000_000_000).contains(date.nanosecond), abs(date.utcOffset) <= 86_400
    else { return "\(date) is no date" }
    // Neither format has seconds of offsets, which old time zones have.
    guard date.utcOffset % 60 == 0 else { return nil }
    let text = written(date)
    guard let again = parser.date(from: text) else { return "\(text) cannot be read" }
    // A whole day is written without the offset that its author gave it, and is that day wherever it is read.
    let isSame =
      again.day == date.day && again.secondOfDay == date.secondOfDay && again.hasTime == date.hasTime
      && (again.utcOffset == date.utcOffset || !date.hasTime)
    return isSame ? nil : "\(text) is read as \(again), and was \(date)"
  }
}
