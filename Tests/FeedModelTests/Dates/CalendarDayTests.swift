import FeedModel
import Testing

struct CalendarDayTests {
  @Test
  func `Every day of the years 1 to 9999 follows the one before, and its number leads back to it`() throws {
    var expected = try #require(CalendarDay(year: 1, month: 1, day: 1))
    var mismatches = 0
    for number in -719_162...2_932_896 {
      let day = CalendarDay(daysSinceEpoch: number)
      if day != expected || day.daysSinceEpoch != number { mismatches += 1 }
      expected = next(after: expected) ?? expected
    }
    #expect(mismatches == 0)
    #expect(expected.description == "9999-12-31")
  }

  @Test(
    arguments: [
      (1, 1, 1, -719_162, 1), (1600, 2, 29, -135_081, 2), (1752, 9, 14, -79_366, 4), (1899, 12, 31, -25_568, 0),
      (1969, 12, 31, -1, 3), (1970, 1, 1, 0, 4), (2000, 2, 29, 11_016, 2), (2025, 4, 9, 20_187, 3),
      (9999, 12, 31, 2_932_896, 5),
    ])
  func `Days have the numbers and weekdays of the calendar`(year: Int, month: Int, day: Int, number: Int, weekday: Int)
    throws
  {
    let date = try #require(CalendarDay(year: year, month: month, day: day))
    #expect(date.daysSinceEpoch == number)
    #expect(date.weekday == weekday)
  }

  @Test(
    arguments: [(2024, 29), (2025, 28), (1900, 28), (2000, 29), (4, 29)])
  func `A leap year is one in four, but only every fourth century`(year: Int, length: Int) {
    #expect(CalendarDay.length(ofMonth: 2, year: year) == length)
    #expect((CalendarDay(year: year, month: 2, day: 29) != nil) == (length == 29))
  }

  @Test(
    arguments: [
      (0, 1, 1), (10_000, 1, 1), (-1, 1, 1), (2025, 0, 1), (2025, 13, 1), (2025, 1, 0), (2025, 1, 32), (2025, 4, 31),
      (2025, 2, 30), (2025, 1, -1), (Int.max, 1, 1), (2025, Int.min, 1),
    ])
  func `Days that the calendar does not have are refused`(year: Int, month: Int, day: Int) {
    #expect(CalendarDay(year: year, month: month, day: day) == nil)
  }

  @Test
  func `A number beyond the years 1 to 9999 is held at their end`() {
    #expect(CalendarDay(daysSinceEpoch: .min).description == "0001-01-01")
    #expect(CalendarDay(daysSinceEpoch: .max).description == "9999-12-31")
  }

  @Test
  func `Days are ordered by time, not by their text`() throws {
    let days = try [(2025, 4, 9), (2024, 12, 31), (2025, 4, 10), (999, 1, 1)].map {
      try #require(CalendarDay(year: $0.0, month: $0.1, day: $0.2))
    }
    #expect(days.sorted().map(\.description) == ["0999-01-01", "2024-12-31", "2025-04-09", "2025-04-10"])
  }

  /// The day after, found by the lengths of months only.
  private func next(after day: CalendarDay) -> CalendarDay? {
    CalendarDay(year: day.year, month: day.month, day: day.day + 1)
      ?? CalendarDay(year: day.year, month: day.month + 1, day: 1)
      ?? CalendarDay(year: day.year + 1, month: 1, day: 1)
  }
}
