import FeedModel
import Testing

@Suite("Days of the year")
struct DayOfYearTests {
  @Test func `There are 366, 29 February among them, each once and in order`() {
    #expect(DayOfYear.all.count == 366 && Set(DayOfYear.all).count == 366)
    #expect(DayOfYear.all.first?.name == "01-01" && DayOfYear.all.last?.name == "12-31")
    #expect(DayOfYear.all[59].name == "02-29" && DayOfYear.all[60].name == "03-01")
    #expect(DayOfYear(month: 2, day: 30) == nil && DayOfYear(month: 13, day: 1) == nil)
  }

  @Test(arguments: [("02-29", 2021, "2024-2-29"), ("02-29", 2096, "2096-2-29"), ("04-09", 2021, "2021-4-9")])
  func `Each comes back, 29 February in leap years only`(name: String, year: Int, expected: String) throws {
    let day = try #require(DayOfYear.all.first { $0.name == name })
    #expect(day.date(from: year).map { "\($0.year)-\($0.month)-\($0.day)" } == expected)
  }

  @Test func `1900 and 2100 have no 29 February`() throws {
    let day = try #require(DayOfYear(month: 2, day: 29))
    #expect(day.date(from: 1897)?.year == 1904 && day.date(from: 2097)?.year == 2104)
  }
}
