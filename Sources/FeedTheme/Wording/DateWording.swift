import Foundation
import Synchronization

/// Words dates, numbers, prices and countries in one language, the same on every machine.
///
/// Dates come in as the calendar shows them; they are formatted in GMT with the CLDR locale of the language, so that
/// neither the time zone nor the locale of the machine has a say. English without a region is worded for readers
/// anywhere: `9 April 2025`, `20:00`.
package final class DateWording: Sendable {
  private struct Wanted: Hashable {
    let shape: DateShape
    let date: CivilDate
  }

  private let formats: DateFormats
  private let numbers: NumberWording
  private let known = Mutex<[Wanted: String]>([:])

  /// Creates a wording for a language.
  init(_ language: LanguageTag) {
    formats = DateFormats(language: language)
    numbers = NumberWording(language: language)
  }

  /// `9 April 2025`
  package func long(year: Int, month: Int, day: Int) -> String {
    text(.long, CivilDate(year: year, month: month, day: day))
  }

  /// `9 Apr 2025`
  package func medium(year: Int, month: Int, day: Int) -> String {
    text(.medium, CivilDate(year: year, month: month, day: day))
  }

  /// `9 April`
  package func monthDay(month: Int, day: Int) -> String {
    text(.monthDay, CivilDate(year: Self.leapYear, month: month, day: day))
  }

  /// `April 2025`
  package func monthYear(year: Int, month: Int) -> String {
    text(.monthYear, CivilDate(year: year, month: month, day: 1))
  }

  /// `Apr`: the month alone, shortened, as on a page of a tear-off calendar.
  package func shortMonth(_ month: Int) -> String {
    text(.shortMonth, CivilDate(year: Self.leapYear, month: month, day: 1))
  }

  /// `20:00`
  package func time(hour: Int, minute: Int) -> String {
    text(.time, CivilDate(year: 1970, month: 1, day: 1, hour: hour, minute: minute))
  }

  /// `Wed, 9 Apr 2025, 20:00`, or without the time for a whole day.
  package func full(_ date: CivilDate) -> String { text(.full, date) }

  /// `Wed, 9 Apr 2025, 20:00–23:00`: from `start` to `end`, with what both share said once.
  ///
  /// The end of whole days is the last day. Where only one of the two has a time, only the days are said; an end that
  /// is not after the start is left out.
  package func range(_ start: CivilDate, _ end: CivilDate) -> String {
    guard end.moment > start.moment else { return full(start) }
    return text(.full, start, end)
  }

  /// `€12.50`; the amount and the currency where either is none.
  ///
  /// - Parameters:
  ///   - amount: A decimal number with a point.
  ///   - currency: A code of ISO 4217.
  package func price(_ amount: String, currency: String) -> String { numbers.price(amount, currency: currency) }

  /// The ISO 3166 code of the country where most speak the language, if it names none itself; nil where nobody knows.
  package var country: String? { numbers.country }

  /// `Taiwan` for a code of ISO 3166 such as TW; anything else as it is.
  package func country(_ name: String) -> String { numbers.country(name) }

  /// `12,345`
  package func number(_ number: Int) -> String { numbers.text(number) }

  /// 29 February needs a year that has it.
  private static let leapYear = 2024

  private func text(_ shape: DateShape, _ start: CivilDate, _ end: CivilDate? = nil) -> String {
    // Many entries share a day or a time of day, and hardly two a moment.
    guard end == nil, start.minutes == nil || shape == .time else { return formats.text(shape, start, end) }
    let wanted = Wanted(shape: shape, date: start)
    if let text = known.withLock({ $0[wanted] }) { return text }
    let text = formats.text(shape, start, nil)
    known.withLock { $0[wanted] = text }
    return text
  }
}

/// How much of a date is worded, and how.
enum DateShape: Hashable {
  /// `9 April 2025`
  case long
  /// `9 Apr 2025`
  case medium
  /// `9 April`
  case monthDay
  /// `April 2025`
  case monthYear
  /// `Apr`
  case shortMonth
  /// `20:00`
  case time
  /// `Wed, 9 Apr 2025`, and the time where there is one
  case full
}

/// Writes numbers as a language does, `12,345` or `12.345`, and what is named by codes.
struct NumberWording: Sendable {
  private let locale: Locale
  private let style: IntegerFormatStyle<Int>
  /// Whether the language takes the digits 0 to 9, so that numbers without separators need no look-up.
  private let hasPlainDigits: Bool

  /// Creates a wording for a language.
  init(language: LanguageTag) {
    locale = WordingLocale.locale(for: language)
    country =
      Locale.Language(identifier: language.text).region?.identifier
      ?? Locale.Language(identifier: locale.language.maximalIdentifier).region?.identifier
    style = IntegerFormatStyle<Int>(locale: locale)
    hasPlainDigits = style.format(123) == "123"
  }

  /// An amount of money, with cents where there are any.
  func price(_ amount: String, currency: String) -> String {
    guard let value = Decimal(string: amount, locale: Locale(identifier: "en-US")) else {
      return "\(amount) \(currency)"
    }
    let style = Decimal.FormatStyle.Currency(code: currency, locale: locale)
    let hasCents = amount.split(separator: ".").dropFirst().contains { $0.contains { $0 != "0" } }
    return value.formatted(hasCents ? style : style.precision(.fractionLength(0)))
  }

  /// The country of the language, or the one where most speak it.
  let country: String?

  /// What the language calls a country.
  func country(_ name: String) -> String {
    let isCode = name.utf8.count == 2 && name.utf8.allSatisfy { $0 < 0x80 }
    return isCode ? locale.localizedString(forRegionCode: name.uppercased()) ?? name : name
  }

  /// A number with the separators of the language.
  func text(_ number: Int) -> String {
    hasPlainDigits && (0..<1000).contains(number) ? String(number) : style.format(number)
  }
}

/// Finds the CLDR locale for the language of a text.
enum WordingLocale {
  /// The locale of a language; that of English where CLDR has none, because the system would silently take its own.
  static func locale(for language: LanguageTag) -> Locale {
    guard known.contains(language.language) else { return Locale(identifier: international) }
    // English without a region is read all over the world: the day comes before the month, and hours count to 24.
    return Locale(identifier: language == .english ? international : language.text)
  }

  private static let international = "en-GB"

  private static let known = Set(
    Locale.availableIdentifiers.compactMap { Locale(identifier: $0).language.languageCode?.identifier })
}

/// Foundation's date formats for one language, in GMT.
struct DateFormats: Sendable {
  private let base: Date.FormatStyle
  private let interval: Date.IntervalFormatStyle
  /// A word that the language puts behind times in spans, and nowhere else.
  private let clockWord: String?

  /// Creates the formats of a language.
  init(language: LanguageTag) {
    let locale = WordingLocale.locale(for: language)
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = .gmt
    base = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: .gmt)
    interval = Date.IntervalFormatStyle(locale: locale, calendar: calendar, timeZone: .gmt)
    clockWord = language.language == "de" ? " Uhr" : nil
  }

  /// A date, or the time from one date to another, in words.
  func text(_ shape: DateShape, _ start: CivilDate, _ end: CivilDate?) -> String {
    guard let end else { return style(shape, hasTime: start.minutes != nil).format(start.moment) }
    let hasTimes = start.minutes != nil && end.minutes != nil
    let text = span(hasTimes: hasTimes).format(start.moment..<end.moment)
    return clockWord.map { text.replacing($0, with: "") } ?? text
  }

  private func style(_ shape: DateShape, hasTime: Bool) -> Date.FormatStyle {
    switch shape {
    case .long: base.day().month(.wide).year()
    case .medium: base.day().month(.abbreviated).year()
    case .monthDay: base.day().month(.wide)
    case .monthYear: base.month(.wide).year()
    case .shortMonth: base.month(.abbreviated)
    case .time: base.hour().minute()
    case .full where hasTime: weekday.hour().minute()
    case .full: weekday
    }
  }

  private var weekday: Date.FormatStyle { base.weekday(.abbreviated).day().month(.abbreviated).year() }

  private func span(hasTimes: Bool) -> Date.IntervalFormatStyle {
    let days = interval.weekday(.abbreviated).day().month(.abbreviated).year()
    return hasTimes ? days.hour().minute() : days
  }
}
