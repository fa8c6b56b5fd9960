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

  /// The ISO 3166 code of the country that the language names, else of the one where most people speak it; nil where
  /// that is unknown.
  package let country: String?

  private let locale: Locale
  private let base: Date.FormatStyle
  private let interval: Date.IntervalFormatStyle
  /// A word that the language puts after times in spans, and nowhere else.
  private let clockWord: String?
  /// Whether Foundation formats dates otherwise than CLDR: days of the week without their article, uncommon short names
  /// of months, and a comma before years.
  private let isArabic: Bool
  private let numbers: NumberWording
  /// The words around the number of the year, each divided by the time, which are the same in each year and at each time:
  /// a site has thousands of days.
  private let known = Mutex<[Wanted: [[String]]]>([:])
  /// A year that has a 29 February.
  private static let anyYear = 2024

  init(_ language: LanguageTag) {
    let locale = language.locale
    self.locale = locale
    country =
      Locale.Language(identifier: language.text).region?.identifier
      ?? Locale.Language(identifier: locale.language.maximalIdentifier).region?.identifier
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = .gmt
    base = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: .gmt)
    interval = Date.IntervalFormatStyle(locale: locale, calendar: calendar, timeZone: .gmt)
    clockWord = language.language == "de" ? " Uhr" : nil
    isArabic = language.language == "ar"
    numbers = NumberWording(language: language)
  }

  /// Words a date; of a whole day no time.
  package func text(_ shape: DateShape, _ date: CivilDate) -> String {
    let isTimed = shape == .full && date.hasTime
    // Days of the week differ from year to year.
    let sample = shape == .full ? date.sample : date.inYear(Self.anyYear)
    let wanted = Wanted(shape: shape, date: sample)
    let parts =
      known.withLock { $0[wanted] }
      ?? {
        var parts = formatted(shape, sample).components(separatedBy: numbers.ungrouped(sample.year)).map {
          isTimed ? $0.components(separatedBy: text(.time, sample.time)) : [$0]
        }
        // Some language might word the time of a day otherwise than a time.
        if shape == .full, parts.map(\.count).sorted() != (isTimed ? [1, 2] : [1, 1]) { parts = [] }
        known.withLock { $0[wanted] = parts }
        return parts
      }()
    guard !parts.isEmpty else { return formatted(shape, date) }
    let time = isTimed ? text(.time, date.time) : ""
    return parts.map { $0.joined(separator: time) }.joined(separator: numbers.ungrouped(date.year))
  }

  private func formatted(_ shape: DateShape, _ date: CivilDate) -> String {
    withoutComma(style(shape, hasTime: date.hasTime).format(date.moment), beforeYearOf: date)
  }

  /// `Wed, 9 Apr 2025, 20:00–23:00`: from `start` to `end`, with what both share said once.
  ///
  /// The end of whole days is the last day. Where only one of the two has a time, only the days are said; an end that
  /// is not after the start is left out.
  package func range(_ start: CivilDate, _ end: CivilDate) -> String {
    guard end.moment > start.moment else { return text(.full, start) }
    var style = interval.weekday(isArabic ? .wide : .abbreviated).day().month(isArabic ? .wide : .abbreviated).year()
    if start.hasTime, end.hasTime { style = style.hour().minute() }
    let words = style.format(start.moment..<end.moment)
    let range = clockWord.map { words.replacing($0, with: "") } ?? words
    return withoutComma(withoutComma(range, beforeYearOf: start), beforeYearOf: end)
  }

  /// `€12.50`; the amount and the currency where either is none.
  ///
  /// - Parameters:
  ///   - amount: A decimal number with a point.
  ///   - currency: A code of ISO 4217.
  package func price(_ amount: String, currency: String) -> String {
    guard let value = Decimal(string: amount, locale: Locale(identifier: "en-US")) else {
      return "\(amount) \(currency)"
    }
    let style = Decimal.FormatStyle.Currency(code: currency, locale: locale)
    let hasCents = amount.split(separator: ".").dropFirst().contains { $0.contains { $0 != "0" } }
    return value.formatted(hasCents ? style : style.precision(.fractionLength(0)))
  }

  /// `Taiwan` for a code of ISO 3166 such as TW; anything else as it is.
  package func country(_ name: String) -> String {
    let isCode = name.utf8.count == 2 && name.utf8.allSatisfy { $0 < 0x80 }
    return isCode ? locale.localizedString(forRegionCode: name.uppercased()) ?? name : name
  }

  /// `12,345`
  package func number(_ number: Int) -> String { numbers.text(number) }

  private func style(_ shape: DateShape, hasTime: Bool) -> Date.FormatStyle {
    switch shape {
    case .long: base.day().month(.wide).year()
    case .medium: base.day().month(isArabic ? .wide : .abbreviated).year()
    case .monthDay: base.day().month(.wide)
    case .monthYear: base.month(.wide).year()
    case .shortMonth: base.month(.abbreviated)
    case .time: base.hour().minute()
    case .full where hasTime: weekday.hour().minute()
    case .full: weekday
    }
  }

  private var weekday: Date.FormatStyle {
    base.weekday(isArabic ? .wide : .abbreviated).day().month(isArabic ? .wide : .abbreviated).year()
  }

  /// The words of a date as CLDR has them.
  private func withoutComma(_ words: String, beforeYearOf date: CivilDate) -> String {
    guard isArabic else { return words }
    let year = base.year().format(date.moment)
    return words.replacing("، " + year, with: " " + year)
  }
}

/// How much of a date is worded, and how.
package enum DateShape: Hashable, Sendable {
  /// `9 April 2025`
  case long
  /// `9 Apr 2025`
  case medium
  /// `9 April`
  case monthDay
  /// `April 2025`
  case monthYear
  /// `Apr`: the month alone, shortened, as on a page of a tear-off calendar.
  case shortMonth
  /// `20:00`
  case time
  /// `Wed, 9 Apr 2025, 20:00`, or without the time for a whole day.
  case full
}

/// A day of the Gregorian calendar, with or without a time of day, where no time zone matters.
package struct CivilDate: Hashable, Sendable {
  let year: Int
  private let month: Int
  private let day: Int
  /// The minutes since midnight; nil for a whole day.
  private let minutes: Int?
  /// The moment at which clocks in Greenwich show it.
  let moment: Date
  var hasTime: Bool { minutes != nil }

  /// Creates a date; what its shape leaves out need not be said.
  ///
  /// - Parameters:
  ///   - year: From 1 to 9999; 29 February needs one that has it.
  ///   - minutes: The minutes since midnight; nil for a whole day.
  package init(year: Int = 2024, month: Int = 1, day: Int = 1, minutes: Int? = nil) {
    // Years begin in March, so that the leap day comes last (Howard Hinnant's `days_from_civil`).
    let marchYear = month <= 2 ? year - 1 : year
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    // Foundation shows what was before 15 October 1582 by the Julian calendar, where every fourth year has a leap day.
    let isJulian = (year, month, day) < (1582, 10, 15)
    let leapDays = marchYear / 4 + (isJulian ? -2 : marchYear / 400 - marchYear / 100)
    let days = marchYear * 365 + leapDays + dayOfYear - 719_468
    (self.year, self.month, self.day, self.minutes) = (year, month, day, minutes)
    moment = Date(timeIntervalSince1970: TimeInterval(days * 86_400 + (minutes ?? 0) * 60))
  }

  func inYear(_ year: Int) -> CivilDate { CivilDate(year: year, month: month, day: day, minutes: minutes) }

  /// The time alone, on some day.
  var time: CivilDate { CivilDate(minutes: minutes) }

  /// The same day of the year in one of seven sample years that falls on the same day of the week; at 23:37 where a
  /// time is stated, which occurs nowhere else in words for a day.
  var sample: CivilDate {
    let days = stride(from: 2000, to: 2028, by: 4).lazy.map { inYear($0) }
    let same = days.first { $0.moment.timeIntervalSince(moment).truncatingRemainder(dividingBy: 7 * 86_400) == 0 }
    return CivilDate(year: same?.year ?? year, month: month, day: day, minutes: minutes.map { _ in 23 * 60 + 37 })
  }
}

/// Writes numbers as a language does, `12,345` or `12.345`.
struct NumberWording: Sendable {
  private let style: IntegerFormatStyle<Int>
  /// Whether the language takes the digits 0 to 9, so that numbers without separators need no look-up.
  private let hasPlainDigits: Bool

  init(language: LanguageTag) {
    style = IntegerFormatStyle<Int>(locale: language.locale)
    hasPlainDigits = style.format(123) == "123"
  }

  /// A number with the separators of the language.
  func text(_ number: Int) -> String {
    hasPlainDigits && (0..<1000).contains(number) ? String(number) : style.format(number)
  }

  /// A number as years are written.
  func ungrouped(_ number: Int) -> String {
    hasPlainDigits ? String(number) : style.grouping(.never).format(number)
  }
}

extension LanguageTag {
  /// The CLDR locale; that of English where CLDR has none, because the system would silently take its own.
  fileprivate var locale: Locale {
    guard Self.localized.contains(language) else { return Locale(identifier: "en-GB") }
    // English without a region is read all over the world: the day comes before the month, and hours count to 24.
    return Locale(identifier: self == .english ? "en-GB" : text)
  }

  private static let localized = Set(
    Locale.availableIdentifiers.compactMap { Locale(identifier: $0).language.languageCode?.identifier })
}
