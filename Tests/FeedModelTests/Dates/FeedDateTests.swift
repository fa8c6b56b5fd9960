import FeedModel
import Testing

struct FeedDateTests {
  @Test(
    arguments: [
      (8 * 3600, "2025-04-09T20:05:09+08:00", "Wed, 09 Apr 2025 20:05:09 +0800"),
      (0, "2025-04-09T20:05:09Z", "Wed, 09 Apr 2025 20:05:09 +0000"),
      (-(3 * 3600 + 30 * 60), "2025-04-09T20:05:09-03:30", "Wed, 09 Apr 2025 20:05:09 -0330"),
      (5 * 3600 + 45 * 60, "2025-04-09T20:05:09+05:45", "Wed, 09 Apr 2025 20:05:09 +0545"),
      (14 * 3600, "2025-04-09T20:05:09+14:00", "Wed, 09 Apr 2025 20:05:09 +1400"),
      (-(30 * 60), "2025-04-09T20:05:09-00:30", "Wed, 09 Apr 2025 20:05:09 -0030"),
    ])
  func `A moment keeps its offset in every format`(offset: Int, rfc3339: String, rfc822: String) throws {
    let date = FeedDate(day: try day(2025, 4, 9), secondOfDay: 72_309, nanosecond: 5, utcOffset: offset)
    #expect(date.rfc3339 == rfc3339)
    #expect(date.rfc822 == rfc822)
    #expect(date.machineReadable == rfc3339)
  }

  @Test
  func `A whole day is machine-readable without a time and starts at its midnight elsewhere`() throws {
    let date = FeedDate(day: try day(2025, 4, 9), utcOffset: 8 * 3600)
    #expect(date.machineReadable == "2025-04-09")
    #expect(date.rfc3339 == "2025-04-09T00:00:00+08:00")
    #expect(date.rfc822 == "Wed, 09 Apr 2025 00:00:00 +0800")
  }

  @Test
  func `The seconds of historical offsets are cut off, and less than a minute is no offset`() throws {
    let date = FeedDate(day: try day(1890, 1, 1), secondOfDay: 0, utcOffset: -2670)
    #expect(date.rfc3339 == "1890-01-01T00:00:00-00:44")
    let nearlyUTC = FeedDate(day: try day(1890, 1, 1), secondOfDay: 0, utcOffset: -21)
    #expect(nearlyUTC.rfc3339 == "1890-01-01T00:00:00Z")
    #expect(nearlyUTC.rfc822 == "Wed, 01 Jan 1890 00:00:00 +0000")
  }

  @Test
  func `RFC 822 dates have the English names of weekdays and months`() throws {
    let dates = try (1...12).map { FeedDate(day: try day(2023, $0, $0), utcOffset: 0).rfc822 }
    #expect(
      dates.map { $0.prefix(16) } == [
        "Sun, 01 Jan 2023", "Thu, 02 Feb 2023", "Fri, 03 Mar 2023", "Tue, 04 Apr 2023", "Fri, 05 May 2023",
        "Tue, 06 Jun 2023", "Fri, 07 Jul 2023", "Tue, 08 Aug 2023", "Sat, 09 Sep 2023", "Tue, 10 Oct 2023",
        "Sat, 11 Nov 2023", "Tue, 12 Dec 2023",
      ])
    #expect(FeedDate(day: try day(7, 1, 1), utcOffset: 0).rfc822 == "Mon, 01 Jan 0007 00:00:00 +0000")
  }

  @Test(
    arguments: [
      (0, 0, "1970-01-01T00:00:00Z"), (-1, 0, "1969-12-31T23:59:59Z"), (-86_400, 0, "1969-12-31T00:00:00Z"),
      (-86_401, 0, "1969-12-30T23:59:59Z"), (0, -3600, "1969-12-31T23:00:00-01:00"),
      (1_744_200_309, 28_800, "2025-04-09T20:05:09+08:00"), (951_782_400, 0, "2000-02-29T00:00:00Z"),
    ])
  func `A moment is read on clocks at an offset`(seconds: Int, offset: Int, text: String) {
    let date = FeedDate(secondsSinceEpoch: seconds, utcOffset: offset)
    #expect(date.rfc3339 == text)
    #expect(date.secondsSinceEpoch == seconds)
    #expect(date.hasTime)
  }

  @Test(arguments: [-43_200, 0, 50_400])
  func `A moment beyond the years 1 to 9999 is held at their end`(offset: Int) {
    #expect(FeedDate(secondsSinceEpoch: .max, utcOffset: offset).day.year == 9999)
    #expect(FeedDate(secondsSinceEpoch: .min, utcOffset: offset).day.year == 1)
    #expect(FeedDate(secondsSinceEpoch: 253_402_300_799, utcOffset: 0).rfc3339 == "9999-12-31T23:59:59Z")
    #expect(FeedDate(secondsSinceEpoch: -62_135_596_800, utcOffset: 0).rfc3339 == "0001-01-01T00:00:00Z")
  }

  @Test
  func `Dates are ordered by moment, wherever their clocks stand`() throws {
    let noonInTaipei = FeedDate(day: try day(2025, 4, 9), secondOfDay: 43_200, utcOffset: 28_800)
    let morningInLondon = FeedDate(day: try day(2025, 4, 9), secondOfDay: 21_600, utcOffset: 3600)
    let sameMomentInUTC = FeedDate(day: try day(2025, 4, 9), secondOfDay: 14_400, utcOffset: 0)
    let aLittleLater = FeedDate(day: try day(2025, 4, 9), secondOfDay: 14_400, nanosecond: 1, utcOffset: 0)
    #expect(noonInTaipei < morningInLondon)
    #expect(sameMomentInUTC < noonInTaipei)
    #expect(noonInTaipei < aLittleLater)
    #expect(!(sameMomentInUTC < sameMomentInUTC))
  }

  private func day(_ year: Int, _ month: Int, _ day: Int) throws -> CalendarDay {
    try #require(CalendarDay(year: year, month: month, day: day))
  }
}
