/// A moment, or a whole day, as its author wrote it: with the offset from UTC that holds there.
///
/// A date without a time is that calendar day in its time zone and never becomes another day by way of UTC.
public struct FeedDate: Hashable, Sendable {
  /// The calendar day at the offset.
  public let day: CalendarDay
  /// Seconds since midnight at the offset, 0 to 86 399; 0 for a whole day.
  public var secondOfDay: Int { Int(secondNumber) }
  /// Nanoseconds within the second, for the order of entries.
  public var nanosecond: Int { Int(nanosecondNumber) }
  /// Seconds east of UTC.
  public var utcOffset: Int { Int(offsetNumber) }
  /// Whether a time of day is stated.
  public let hasTime: Bool
  private let secondNumber: UInt32
  private let nanosecondNumber: UInt32
  private let offsetNumber: Int32

  /// Creates a moment.
  public init(day: CalendarDay, secondOfDay: Int, nanosecond: Int = 0, utcOffset: Int) {
    self.init(
      day: day, secondNumber: UInt32(min(max(secondOfDay, 0), 86_399)), nanosecond: nanosecond, utcOffset: utcOffset,
      hasTime: true)
  }

  /// Creates a whole day; `utcOffset` is the one that holds at its midnight.
  public init(day: CalendarDay, utcOffset: Int) {
    self.init(day: day, secondNumber: 0, nanosecond: 0, utcOffset: utcOffset, hasTime: false)
  }

  private init(day: CalendarDay, secondNumber: UInt32, nanosecond: Int, utcOffset: Int, hasTime: Bool) {
    self.day = day
    self.secondNumber = secondNumber
    nanosecondNumber = UInt32(clamping: nanosecond)
    offsetNumber = Int32(clamping: utcOffset)
    self.hasTime = hasTime
  }

  /// Creates the moment that is `seconds` after 1970-01-01T00:00:00Z, as read on clocks at an offset, held within the
  /// years 1 to 9999.
  public init(secondsSinceEpoch seconds: Int, nanosecond: Int = 0, utcOffset: Int) {
    let first = -62_135_596_800
    let last = 253_402_300_799
    let local = min(max(min(max(seconds, first), last) + utcOffset, first), last)
    let days = local >= 0 ? local / 86_400 : (local - 86_399) / 86_400
    self.init(
      day: CalendarDay(daysSinceEpoch: days), secondOfDay: local - days * 86_400, nanosecond: nanosecond,
      utcOffset: utcOffset)
  }

  /// Seconds since 1970-01-01T00:00:00Z; for a whole day, of its midnight.
  public var secondsSinceEpoch: Int { day.daysSinceEpoch * 86_400 + secondOfDay - utcOffset }

  /// Hour of the day, 0 to 23.
  public var hour: Int { secondOfDay / 3600 }
  /// Minute of the hour, 0 to 59.
  public var minute: Int { secondOfDay / 60 % 60 }
  /// Second of the minute, 0 to 59.
  public var second: Int { secondOfDay % 60 }
}

extension FeedDate: Comparable {
  /// Orders by moment; of equal moments, the one with the smaller offset comes first.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.secondsSinceEpoch, lhs.nanosecond, lhs.utcOffset, lhs.hasTime ? 1 : 0)
      < (rhs.secondsSinceEpoch, rhs.nanosecond, rhs.utcOffset, rhs.hasTime ? 1 : 0)
  }
}

extension FeedDate {
  /// `2025-04-09T20:00:00+08:00` (RFC 3339 section 5.6); a whole day is written with its midnight.
  public var rfc3339: String {
    var text: [UInt8] = []
    text.reserveCapacity(32)
    text.append(day)
    text.append(UInt8(ascii: "T"))
    text.append(clockOf: self)
    text.append(offsetOf: self, separator: ":", zero: "Z")
    return String(decoding: text, as: UTF8.self)
  }

  /// `Wed, 09 Apr 2025 20:00:00 +0800` (RFC 822 section 5 with the four-digit year of RFC 2822), in English always.
  public var rfc822: String { rfc822(zero: "+0000") }

  /// The same with another name for the offset of zero.
  package func rfc822(zero: String) -> String {
    var text = Array("\(CalendarDay.weekdayNames[day.weekday].prefix(3)), ".utf8)
    text.append(day.day, width: 2)
    text += " \(CalendarDay.monthNames[day.month - 1].prefix(3)) ".utf8
    text.append(day.year, width: 4)
    text.append(UInt8(ascii: " "))
    text.append(clockOf: self)
    text.append(UInt8(ascii: " "))
    text.append(offsetOf: self, separator: "", zero: zero)
    return String(decoding: text, as: UTF8.self)
  }

  /// `2025-04-09`, or RFC 3339 where a time of day is stated: what the `datetime` attribute of HTML takes.
  public var machineReadable: String { hasTime ? rfc3339 : day.description }
}

extension [UInt8] {
  /// `20:00:00`.
  fileprivate mutating func append(clockOf date: FeedDate) {
    append(date.hour, width: 2)
    append(UInt8(ascii: ":"))
    append(date.minute, width: 2)
    append(UInt8(ascii: ":"))
    append(date.second, width: 2)
  }

  /// `+08:00`. Offsets of old time zones hold seconds, which neither format knows: they are cut off.
  fileprivate mutating func append(offsetOf date: FeedDate, separator: String, zero: String) {
    let minutes = abs(date.utcOffset) / 60
    guard minutes != 0 else {
      self += zero.utf8
      return
    }
    append(UInt8(ascii: date.utcOffset < 0 ? "-" : "+"))
    append(minutes / 60, width: 2)
    self += separator.utf8
    append(minutes % 60, width: 2)
  }

  /// `2025-04-09` (ISO 8601).
  mutating func append(_ day: CalendarDay) {
    append(day.year, width: 4)
    append(UInt8(ascii: "-"))
    append(day.month, width: 2)
    append(UInt8(ascii: "-"))
    append(day.day, width: 2)
  }

  /// The last `width` digits of a number from zero up, in decimal notation with zeros before it.
  fileprivate mutating func append(_ number: Int, width: Int) {
    var unit = (1..<width).reduce(1) { unit, _ in unit * 10 }
    while unit > 0 {
      append(UInt8(ascii: "0") + UInt8(number / unit % 10))
      unit /= 10
    }
  }
}

extension Int {
  /// The number in decimal notation, with zeros before it up to `width` digits.
  package func padded(to width: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, width - digits.utf8.count)) + digits
  }
}
