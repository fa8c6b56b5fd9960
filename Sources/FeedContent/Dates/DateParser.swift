public import FeedModel

/// Reads dates as they stand in front matter, in the shapes that blogs of the last twenty years hold.
///
/// ISO 8601 and RFC 3339 with all their separators, `/` or `.` between the parts of the day, the year last where the
/// parts can be no other day, or the time has AM or PM as in America, single digits, a space before the time and the
/// offset, offsets with and without a colon, and seconds or milliseconds since 1970; months in English words and names of
/// time zones, as in RFC 5322.
public struct DateParser: Sendable {
  /// Where dates without an offset are read.
  public let timeZone: SiteTimeZone

  /// Creates a parser.
  public init(timeZone: SiteTimeZone) {
    self.timeZone = timeZone
  }

  /// The date that a text means; nil where it means none.
  public func date(from text: String) -> FeedDate? {
    if let date = numericDate(from: text) { return date }
    var words = DateWords(text, timeZone: timeZone)
    return words.date()
  }

  private func numericDate(from text: String) -> FeedDate? {
    var scanner = DateScanner(text)
    scanner.skipSpaces()
    if let moment = epoch(scanner) ?? timeAndDay(scanner) { return moment }
    guard let day = day(&scanner) else { return nil }
    scanner.skipSpaces()
    if scanner.isAtEnd { return timeZone.date(onDay: day) }
    if scanner.take("t") || scanner.take("T") { scanner.skipSpaces() }
    guard let time = time(&scanner) else { return nil }
    scanner.skipSpaces()
    if scanner.isAtEnd {
      return timeZone.date(onDay: day, secondOfDay: time.second, nanosecond: time.nanosecond)
    }
    let isNamed = scanner.takeWord(of: ["z", "utc", "gmt"]) != nil
    guard let offset = isNamed ? 0 : scanner.offset() else { return nil }
    scanner.skipSpaces()
    scanner.skipZoneName(orOffset: !isNamed)
    guard scanner.isAtEnd else { return nil }
    return FeedDate(day: day, secondOfDay: time.second, nanosecond: time.nanosecond, utcOffset: offset)
  }

  /// `17:34 07/17/2015`, as Grav writes it.
  private func timeAndDay(_ start: DateScanner) -> FeedDate? {
    var scanner = start
    guard let time = time(&scanner) else { return nil }
    scanner.skipSpaces()
    guard let day = day(&scanner) else { return nil }
    scanner.skipSpaces()
    guard scanner.isAtEnd else { return nil }
    return timeZone.date(onDay: day, secondOfDay: time.second, nanosecond: time.nanosecond)
  }

  /// The day that was probably meant by a text that is no date; several where it could be either, as of `04-09-2025`, and
  /// the times that zones of one abbreviation make of it.
  func suggestions(for text: String) -> [String] {
    guard let space = text.lastIndex(of: " "), let time = date(from: text[..<space] + " UTC"), time.hasTime,
      case let offsets = NamedTimeZone.offsets(named: text[space...].dropFirst()), offsets.count > 1
    else { return DateSuggestion.days(in: text).map(\.description) }
    return offsets.map { FeedDate(day: time.day, secondOfDay: time.secondOfDay, utcOffset: $0).rfc3339 }
  }

  /// Nine to eleven digits are seconds since 1970, thirteen are milliseconds, and so are twelve that begin with no year
  /// from 1800 to 2100. Others of twelve are a day with hours and minutes, or no date at all.
  private func epoch(_ start: DateScanner) -> FeedDate? {
    var scanner = start
    guard let number = scanner.number(digits: 9...13) else { return nil }
    let isMilliseconds = scanner.lastDigits >= 12
    scanner.skipSpaces()
    guard scanner.isAtEnd else { return nil }
    if (1800...2100).contains(number / 100_000_000), scanner.lastDigits == 12 { return compactMinute(number) }
    return isMilliseconds
      ? timeZone.date(atSecondsSinceEpoch: number / 1000, nanosecond: number % 1000 * 1_000_000)
      : timeZone.date(atSecondsSinceEpoch: number)
  }

  /// `202501021304`, as note-taking programs name files.
  private func compactMinute(_ number: Int) -> FeedDate? {
    let (day, hour, minute) = (number / 10_000, number / 100 % 100, number % 100)
    guard hour < 24, minute < 60, let day = CalendarDay(year: day / 10_000, month: day / 100 % 100, day: day % 100)
    else { return nil }
    return timeZone.date(onDay: day, secondOfDay: hour * 3600 + minute * 60)
  }

  private func day(_ scanner: inout DateScanner) -> CalendarDay? {
    let start = scanner
    if let compact = scanner.number(digits: 8...8) {
      return CalendarDay(year: compact / 10_000, month: compact / 100 % 100, day: compact % 100)
    }
    scanner = start
    if let day = dayBeforeYear(&scanner) { return day }
    scanner = start
    guard let year = scanner.number(digits: 4...4), let separator = scanner.takeAny(of: "-/."),
      let month = scanner.number(digits: 1...2), scanner.takeAny(of: "-/.") == separator,
      let day = scanner.number(digits: 1...2)
    else { return nil }
    return CalendarDay(year: year, month: month, day: day)
  }

  /// `04/21/2022` and `21/04/2022`: a number above twelve is no month. Of others nobody knows which comes first, but where the
  /// time has AM or PM.
  private func dayBeforeYear(_ scanner: inout DateScanner) -> CalendarDay? {
    guard let first = scanner.number(digits: 1...2), let separator = scanner.takeAny(of: "-/."),
      let second = scanner.number(digits: 1...2), scanner.takeAny(of: "-/.") == separator,
      let year = scanner.number(digits: 4...4), first > 12 || second > 12 || first == second || scanner.hasHalfOfDay
    else { return nil }
    return first > 12
      ? CalendarDay(year: year, month: second, day: first) : CalendarDay(year: year, month: first, day: second)
  }

  /// Hours and minutes, then perhaps seconds, a fraction and AM or PM.
  private func time(_ scanner: inout DateScanner) -> (second: Int, nanosecond: Int)? {
    guard var hour = scanner.number(digits: 1...2), scanner.take(":"), let minute = scanner.number(digits: 1...2) else {
      return nil
    }
    var second = 0
    var nanosecond = 0
    if scanner.take(":") {
      guard let value = scanner.number(digits: 1...2) else { return nil }
      second = value
      if scanner.take(".") || scanner.take(",") {
        guard let fraction = scanner.fraction() else { return nil }
        nanosecond = fraction
      }
    }
    var beforeSpaces = scanner
    scanner.skipSpaces()
    if let half = scanner.takeWord(of: ["am", "pm"]) {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + (half == "pm" ? 12 : 0)
      beforeSpaces = scanner
    }
    scanner = beforeSpaces
    // A leap second (RFC 3339 section 5.7) is read as the second before it.
    guard hour < 24, minute < 60, second <= 60 else { return nil }
    return (hour * 3600 + minute * 60 + min(second, 59), nanosecond)
  }
}

extension FeedDate {
  /// The day alone.
  var withoutTime: FeedDate { hasTime ? FeedDate(day: day, utcOffset: utcOffset) : self }
}

/// Guesses the day that a text means which is no date, for suggestions only: `14-09-2025`, `April 9th, 2025`.
enum DateSuggestion {
  /// The readings that the calendar has: two where each number could be the month, but for one with dots between them,
  /// where the day goes first, or with the year in front.
  static func days(in text: String) -> [CalendarDay] {
    let parts = text.split { !($0.isLetter || $0.isASCII && $0.isNumber) }.map { $0.lowercased() }
    let month = parts.lazy.compactMap(month(named:)).first
    let numbers = parts.filter { $0.first?.isNumber == true }
    if let month { return [day(inMonth: month, numbers)].compactMap(\.self) }
    guard numbers.count >= 3, case let values = numbers.prefix(3).compactMap(Int.init), values.count == 3 else {
      return []
    }
    let monthFirst = (values[2], values[0], values[1])
    let dayFirst = (values[2], values[1], values[0])
    let orders =
      numbers[0].count == 4
      ? [(values[0], values[1], values[2]), (values[0], values[2], values[1])]
      : text.contains(".") ? [dayFirst, monthFirst] : [monthFirst, dayFirst]
    let days = orders.compactMap { day(year: year($0.0), month: $0.1, day: $0.2) }
    let isEither = numbers[0].count < 4 && !text.contains(".") && days.first != days.last
    return Array(days.prefix(isEither ? 2 : 1))
  }

  /// `9 April 2025` and `April 9th, 2025`: the year is the number with four digits.
  private static func day(inMonth month: Int, _ numbers: [String]) -> CalendarDay? {
    let year = numbers.first { $0.count == 4 }.flatMap { Int($0) }
    let day = numbers.lazy.compactMap { Int($0.prefix { $0.isNumber }) }.first { $0 <= 31 }
    guard let year, let day else { return nil }
    return self.day(year: year, month: month, day: day)
  }

  /// A day of the calendar; the last one of the month for one that the month has not, as 30 February.
  private static func day(year: Int, month: Int, day: Int) -> CalendarDay? {
    guard day <= 31 else { return nil }
    return (0...3).lazy.compactMap { CalendarDay(year: year, month: month, day: day - $0) }.first
  }

  private static func month(named word: String) -> Int? {
    CalendarDay.monthNames.firstIndex { $0.prefix(3).lowercased() == word.prefix(3) }.map { $0 + 1 }
  }

  private static func year(_ number: Int) -> Int { number < 100 ? number + 2000 : number }
}
