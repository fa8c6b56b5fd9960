import Foundation

/// Foundation's date formats for one language, in GMT.
struct DateFormats: Sendable {
  private let base: Date.FormatStyle
  private let interval: Date.IntervalFormatStyle

  /// Creates the formats of a language.
  init(language: LanguageTag) {
    let locale = WordingLocale.locale(for: language)
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = .gmt
    base = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: .gmt)
    interval = Date.IntervalFormatStyle(locale: locale, calendar: calendar, timeZone: .gmt)
  }

  /// A date, or the time from one date to another, in words.
  func text(_ shape: DateShape, _ start: CivilDate, _ end: CivilDate?) -> String {
    guard let end else { return style(shape, hasTime: start.minutes != nil).format(start.moment) }
    let hasTimes = start.minutes != nil && end.minutes != nil
    return span(hasTimes: hasTimes).format(start.moment..<end.moment)
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
