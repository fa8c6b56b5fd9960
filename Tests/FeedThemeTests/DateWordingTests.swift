import Foundation
import Testing

@testable import FeedTheme

@Suite struct DateWordingTests {
  private let evening = CivilDate(year: 2025, month: 4, day: 9, minutes: 20 * 60)

  @Test(arguments: [
    ("en", "9 April 2025", "9 Apr 2025", "29 February", "April 2025", "20:05", "12,345"),
    ("en-US", "April 9, 2025", "Apr 9, 2025", "February 29", "April 2025", "8:05\u{202F}PM", "12,345"),
    ("zh-Hant", "2025年4月9日", "2025年4月9日", "2月29日", "2025年4月", "下午8:05", "12,345"),
    ("zh-TW", "2025年4月9日", "2025年4月9日", "2月29日", "2025年4月", "晚上8:05", "12,345"),
    ("ja", "2025年4月9日", "2025年4月9日", "2月29日", "2025年4月", "20:05", "12,345"),
    ("de", "9. April 2025", "9. Apr. 2025", "29. Februar", "April 2025", "20:05", "12.345"),
  ])
  func `Dates are worded in the language`(
    language: String, long: String, medium: String, monthDay: String, monthYear: String, time: String, number: String
  ) {
    let wording = DateWording(LanguageTag(language))
    #expect(wording.text(.long, evening) == long)
    #expect(wording.text(.medium, evening) == medium)
    #expect(wording.text(.monthDay, CivilDate(month: 2, day: 29)) == monthDay)
    #expect(wording.text(.monthYear, CivilDate(year: 2025, month: 4)) == monthYear)
    #expect(wording.text(.time, CivilDate(minutes: 20 * 60 + 5)) == time)
    #expect(wording.number(12_345) == number)
    #expect(wording.number(999) == "999")
  }

  @Test func `Years and times are worded as Foundation words them in all languages`() {
    let days = [(900, 2, 28), (1999, 12, 31), (2024, 2, 29), (2031, 2, 3), (9999, 7, 20)]
    let languages = Set(
      Locale.availableIdentifiers.compactMap { Locale(identifier: $0).language.languageCode?.identifier })
    for language in languages.subtracting(["ar", "en"]).sorted() {
      let locale = Locale(identifier: language)
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = locale
      calendar.timeZone = .gmt
      let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: .gmt)
      let wording = DateWording(LanguageTag(language))
      for (year, month, day) in days {
        let date = CivilDate(year: year, month: month, day: day)
        #expect(wording.text(.long, date) == style.day().month(.wide).year().format(date.moment))
        #expect(wording.text(.medium, date) == style.day().month(.abbreviated).year().format(date.moment))
        #expect(wording.text(.monthYear, date) == style.month(.wide).year().format(date.moment))
        let full = style.weekday(.abbreviated).day().month(.abbreviated).year()
        #expect(wording.text(.full, date) == full.format(date.moment))
        for minutes in [5, 12 * 60, 23 * 60 + 37] {
          let time = CivilDate(year: year, month: month, day: day, minutes: minutes)
          #expect(wording.text(.full, time) == full.hour().minute().format(time.moment))
        }
      }
    }
  }

  @Test func `Numbers of any size are written in the digits of the language`() {
    let wording = DateWording(LanguageTag("fa"))
    #expect(wording.number(12) == "۱۲")
    #expect(wording.number(1234) == "۱٬۲۳۴")
  }

  @Test func `Times of events are worded in full`() {
    let wording = DateWording(LanguageTag("en"))
    #expect(wording.text(.full, evening) == "Wed, 9 Apr 2025 at 20:00")
    #expect(wording.text(.full, CivilDate(year: 2025, month: 4, day: 9)) == "Wed, 9 Apr 2025")
    #expect(DateWording(LanguageTag("ja")).text(.full, evening) == "2025年4月9日(水) 20:00")
  }

  @Test func `Ranges say once what both ends share`() {
    let wording = DateWording(LanguageTag("en"))
    let night = CivilDate(year: 2025, month: 4, day: 9, minutes: 23 * 60 + 30)
    let (first, last) = (CivilDate(year: 2025, month: 4, day: 9), CivilDate(year: 2025, month: 4, day: 12))
    #expect(plain(wording.range(evening, night)) == "Wed, 9 Apr 2025, 20:00 – 23:30")
    #expect(plain(wording.range(first, last)) == "Wed, 9 Apr – Sat, 12 Apr 2025")
    #expect(wording.range(first, first) == wording.text(.full, first))
    #expect(wording.range(night, evening) == wording.text(.full, night))
    #expect(plain(wording.range(evening, last)) == "Wed, 9 Apr – Sat, 12 Apr 2025")
  }

  @Test func `German has no word after times, alone or in a range`() {
    let wording = DateWording(LanguageTag("de"))
    let night = CivilDate(year: 2025, month: 4, day: 9, minutes: 23 * 60 + 30)
    #expect(!wording.range(evening, night).contains("Uhr") && !wording.text(.full, evening).contains("Uhr"))
    #expect(wording.range(evening, night).contains("23:30"))
  }

  @Test func `Arabic has whole words for days and months, and no comma before years`() {
    let wording = DateWording(LanguageTag("ar"))
    let night = CivilDate(year: 2025, month: 4, day: 11, minutes: 23 * 60 + 30)
    #expect(wording.text(.long, evening) == "9 أبريل 2025")
    #expect(plain(wording.text(.full, evening)) == "الأربعاء، 9 أبريل 2025، 8:00\u{A0}م")
    #expect(
      plain(wording.range(evening, night))
        == "الأربعاء، 9 أبريل 2025، 8:00\u{A0}م – الجمعة، 11 أبريل 2025، 11:30\u{A0}م")
    #expect(DateWording(LanguageTag("ar-LB")).text(.medium, evening) == "٩ نيسان ٢٠٢٥")
  }

  @Test(arguments: [("de", "DE"), ("de-AT", "AT"), ("zh-Hant", "TW"), ("pt", "BR"), ("en", "GB")])
  func `A language has the country where most speak it, or that it names`(language: String, country: String) {
    #expect(DateWording(LanguageTag(language)).country == country)
  }

  @Test(arguments: ["x", "tlh", "", "nan"])
  func `Languages that CLDR does not know are worded in English`(language: String) {
    #expect(DateWording(LanguageTag(language)).text(.long, evening) == "9 April 2025")
  }

  @Test(arguments: [
    (1, 1, 1), (900, 1, 1), (1066, 10, 14), (1582, 10, 4), (1582, 10, 15), (1600, 2, 29), (1969, 12, 31), (1970, 1, 1),
    (2000, 2, 29), (2024, 12, 31), (2100, 3, 1),
  ])
  func `Every day of the calendar is itself`(year: Int, month: Int, day: Int) {
    let wording = DateWording(LanguageTag("ja"))
    #expect(wording.text(.long, CivilDate(year: year, month: month, day: day)) == "\(year)年\(month)月\(day)日")
  }

  /// A process of its own, because Foundation asks for the machine's locale once only.
  @Test func `Neither the locale nor the time zone of the machine matters`() async {
    await #expect(processExitsWith: .success) {
      for (name, value) in [("TZ", "Pacific/Kiritimati"), ("LANG", "ar_EG.UTF-8"), ("LC_ALL", "fr_FR.UTF-8")] {
        unsafe setenv(name, value, 1)
      }
      tzset()
      for (language, expected) in [
        ("en", "Wed, 9 Apr 2025 at 20:00 1,234,567"), ("zh-Hant", "2025年4月9日 週三 下午8:00 1,234,567"),
        ("ja", "2025年4月9日(水) 20:00 1,234,567"), ("tlh", "Wed, 9 Apr 2025 at 20:00 1,234,567"),
      ] {
        let wording = DateWording(LanguageTag(language))
        let full = wording.text(.full, CivilDate(year: 2025, month: 4, day: 9, minutes: 20 * 60))
        #expect("\(full) \(wording.number(1_234_567))" == expected)
      }
    }
  }

  /// CLDR puts thin spaces around the dash of a range.
  private func plain(_ text: String) -> String {
    text.replacingOccurrences(of: "\u{2009}", with: " ").replacingOccurrences(of: "\u{202F}", with: " ")
  }
}
