public import FeedModel

/// Reads dates as they are in front matter, in the shapes that blogs of the last twenty years hold.
///
/// ISO 8601 and RFC 3339 with all their separators, `/` or `.` between the parts of the day, the year last where the
/// parts can be no other day, or the time has AM or PM as in America, single digits, a space before the time and the
/// offset, offsets with and without a colon, and seconds or milliseconds since 1970; months in English words and names of
/// time zones, as in RFC 5322.
///
/// Only what can be read in one way is a date.
public struct DateParser: Sendable {
  /// Where dates without an offset are read.
  public let timeZone: SiteTimeZone

  /// Creates a parser.
  public init(timeZone: SiteTimeZone) {
    self.timeZone = timeZone
  }

  /// The date that a text means; nil where it means none, or one of several.
  public func date(from text: String) -> FeedDate? {
    guard text.utf8.count <= Self.limit else { return nil }
    var grammar = DateGrammar(text, timeZone: timeZone)
    return grammar.date()
  }

  /// More than this is no date.
  private static let limit = 100

  /// Whether a text is one of the words, such as `Created`, with which Eleventy takes the date of the file itself.
  static func namesNoDay(_ text: String?) -> Bool {
    guard let text, text.utf8.count <= 20, text.utf8.last.map({ $0 | 0x20 }) == UInt8(ascii: "d") else { return false }
    return ["last modified", "git last modified", "created", "git created"].contains(text.lowercased())
  }

  /// The day that was probably meant by a text that is no date; several where it is ambiguous, as `04-09-2025`, and one
  /// for each time zone that shares an abbreviation.
  func suggestions(for text: String) -> [String] {
    guard let space = text.lastIndex(of: " "), let time = date(from: text[..<space] + " UTC"), time.hasTime,
      case let offsets = NamedTimeZone.offsets(named: text[space...].dropFirst()), offsets.count > 1
    else { return DateSuggestion.days(in: text).map(\.description) }
    return offsets.map { FeedDate(day: time.day, secondOfDay: time.secondOfDay, utcOffset: $0).rfc3339 }
  }
}

extension FeedDate {
  var withoutTime: FeedDate { hasTime ? FeedDate(day: day, utcOffset: utcOffset) : self }
}

/// Guesses the days that a text means which is no date, for suggestions only: `04-09-2025`, `2014-03-xx`.
enum DateSuggestion {
  /// The readings that the calendar has: two where each number could be the month, except one with dots between them,
  /// where the day goes first, or with the year in front.
  static func days(in text: String) -> [CalendarDay] {
    let parts = text.split { !($0.isLetter || $0.isASCII && $0.isNumber) }.map { $0.lowercased() }
    let month = parts.lazy.compactMap(month(named:)).first
    let numbers = parts.filter { $0.first?.isNumber == true }
    if let month { return [day(inMonth: month, numbers)].compactMap(\.self) }
    // Of `2014-03-xx`, the day is not known.
    let whole = numbers.count == 2 && numbers[0].count == 4 ? numbers + ["1"] : numbers
    guard whole.count >= 3, case let values = whole.prefix(3).compactMap(Int.init), values.count == 3 else {
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
    return year.flatMap { self.day(year: $0, month: month, day: day ?? 1) }
  }

  /// A day of the calendar; the last one of the month for one that the month has not, as 30 February.
  private static func day(year: Int, month: Int, day: Int) -> CalendarDay? {
    guard day <= 31 else { return nil }
    return (0...3).lazy.compactMap { CalendarDay(year: year, month: month, day: max(1, day) - $0) }.first
  }

  private static func month(named word: String) -> Int? {
    CalendarDay.monthNames.firstIndex { $0.prefix(3).lowercased() == word.prefix(3) }.map { $0 + 1 }
  }

  private static func year(_ number: Int) -> Int { number < 100 ? number + 2000 : number }
}
