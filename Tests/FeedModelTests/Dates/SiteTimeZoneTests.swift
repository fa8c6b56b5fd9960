import FeedModel
import Testing

struct SiteTimeZoneTests {
  @Test(
    arguments: [
      // Summer time begins: 02:00 to 03:00 is left out and takes the offset before.
      LocalTime("Europe/Berlin", 2025, 3, 30, 1, 59, 3600), LocalTime("Europe/Berlin", 2025, 3, 30, 2, 30, 3600),
      LocalTime("Europe/Berlin", 2025, 3, 30, 3, 0, 7200),
      // Summer time ends: 02:00 to 03:00 comes twice, and the first counts.
      LocalTime("Europe/Berlin", 2025, 10, 26, 1, 59, 7200), LocalTime("Europe/Berlin", 2025, 10, 26, 2, 30, 7200),
      LocalTime("Europe/Berlin", 2025, 10, 26, 3, 0, 3600),
      LocalTime("America/New_York", 2025, 3, 9, 1, 59, -18_000),
      LocalTime("America/New_York", 2025, 3, 9, 2, 30, -18_000),
      LocalTime("America/New_York", 2025, 3, 9, 3, 0, -14_400),
      LocalTime("America/New_York", 2025, 11, 2, 1, 30, -14_400),
      LocalTime("America/New_York", 2025, 11, 2, 2, 0, -18_000),
      LocalTime("Asia/Taipei", 2025, 7, 1, 0, 0, 28_800), LocalTime("Asia/Taipei", 2025, 12, 31, 23, 59, 28_800),
      LocalTime("Asia/Kolkata", 2025, 7, 1, 12, 0, 19_800), LocalTime("Asia/Kolkata", 2025, 1, 1, 0, 0, 19_800),
      LocalTime("Australia/Lord_Howe", 2025, 4, 6, 1, 45, 39_600),
      LocalTime("Australia/Lord_Howe", 2025, 4, 6, 2, 0, 37_800),
      // Summer time begins at midnight, so the day has none.
      LocalTime("America/Sao_Paulo", 2018, 11, 4, 0, 0, -10_800),
      LocalTime("America/Sao_Paulo", 2018, 11, 4, 1, 0, -7200),
      // Samoa left out the whole of the 30th when it crossed the date line.
      LocalTime("Pacific/Apia", 2011, 12, 29, 23, 59, -36_000), LocalTime("Pacific/Apia", 2011, 12, 31, 0, 0, 50_400),
      LocalTime("UTC", 2025, 7, 1, 0, 0, 0),
    ])
  func `A time of day gets the offset that holds then`(_ time: LocalTime) throws {
    let zone = try #require(SiteTimeZone(identifier: time.zone))
    let day = try #require(CalendarDay(year: time.year, month: time.month, day: time.day))
    let date = zone.date(onDay: day, secondOfDay: time.secondOfDay)
    #expect(date.utcOffset == time.offset)
    #expect(date.day == day)
    #expect(date.secondOfDay == time.secondOfDay)
    #expect(date.hasTime)
  }

  @Test(
    arguments: [
      "Europe/Berlin", "America/New_York", "America/Sao_Paulo", "Asia/Taipei", "Asia/Kolkata", "Asia/Kathmandu",
      "Asia/Beirut", "Pacific/Kiritimati", "Pacific/Pago_Pago", "Australia/Lord_Howe", "UTC",
    ])
  func `A date without a time is that day, and its moment is one of that day's`(identifier: String) throws {
    let zone = try #require(SiteTimeZone(identifier: identifier))
    // All days of 2018 to 2025.
    for number in 17_532..<20_454 {
      let day = CalendarDay(daysSinceEpoch: number)
      let date = zone.date(onDay: day)
      #expect(date.day == day)
      #expect(!date.hasTime)
      #expect(date.machineReadable == day.description)
      #expect(zone.date(atSecondsSinceEpoch: date.secondsSinceEpoch).day == day)
    }
  }

  @Test
  func `Any moment, read on clocks there and taken back, is the same moment`() throws {
    for identifier in ["Europe/Berlin", "America/New_York", "Asia/Taipei", "Asia/Kolkata"] {
      let zone = try #require(SiteTimeZone(identifier: identifier))
      // An odd step, so that all times of day come up over the years 1970 to 2038.
      for seconds in stride(from: 0, to: 2_145_916_800, by: 700_001) {
        let date = zone.date(atSecondsSinceEpoch: seconds)
        #expect(date.secondsSinceEpoch == seconds)
        let again = zone.date(onDay: date.day, secondOfDay: date.secondOfDay)
        // In the hour that comes twice, the first is taken.
        #expect(again == date || again.secondsSinceEpoch == seconds - 3600)
      }
    }
  }

  @Test(
    arguments: [
      "", "Berlin", "Europe/Atlantis", "europe/berlin", "+08:00", "GMT+8", "../etc/localtime", "Asia/Taipei ",
    ])
  func `Names that the database does not have are refused`(_ identifier: String) {
    #expect(SiteTimeZone(identifier: identifier) == nil)
  }

  @Test(
    arguments: [
      ("Berlin", "Europe/Berlin"), ("new york", "America/New_York"), ("Asia/Taipeh", "Asia/Taipei"),
      ("europe/berlin", "Europe/Berlin"), ("Atlantis", nil), ("GMT+1", nil), ("", nil),
    ] as [(String, String?)])
  func `A city alone and a slip mean a name of the database`(text: String, identifier: String?) {
    #expect(SiteTimeZone.identifier(meantBy: text) == identifier)
  }

  @Test(arguments: [Int.min, Int.max])
  func `Extreme moments are answered`(seconds: Int) throws {
    let zone = try #require(SiteTimeZone(identifier: "Asia/Taipei"))
    #expect((1...9999).contains(zone.date(atSecondsSinceEpoch: seconds).day.year))
  }
}

/// What clocks show somewhere, and the offset that has to hold.
struct LocalTime: Sendable, CustomTestStringConvertible {
  let zone: String
  let year: Int
  let month: Int
  let day: Int
  let secondOfDay: Int
  let offset: Int

  init(_ zone: String, _ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int, _ offset: Int) {
    self.zone = zone
    self.year = year
    self.month = month
    self.day = day
    self.secondOfDay = hour * 3600 + minute * 60
    self.offset = offset
  }

  var testDescription: String { "\(zone) \(year)-\(month)-\(day) \(secondOfDay / 3600):\(secondOfDay / 60 % 60)" }
}
