import FeedModel
import Testing

@Suite struct SiteTimeZonePeriodsTests {
  private func zone(_ name: String) throws -> SiteTimeZone { try #require(SiteTimeZone(identifier: name)) }

  @Test func `Every moment lies in the last period that began before it`() throws {
    let names = [
      "America/New_York", "Europe/London", "Europe/Dublin", "Africa/Casablanca", "Asia/Taipei", "Asia/Pyongyang",
      "Australia/Lord_Howe", "Asia/Kathmandu",
    ]
    // Every 61 days from 1930 to 2036.
    let moments = (0..<640).map { -1_262_304_000 + $0 * 61 * 86_400 }
    for name in names {
      let zone = try zone(name)
      let periods = zone.periods(around: moments)
      #expect(periods.map(\.start) == Array(Set(periods.map(\.start))).sorted())
      for moment in moments {
        let period = try #require(periods.last { $0.start <= moment })
        #expect(period.offset == zone.utcOffset(atSecondsSinceEpoch: moment), "\(name) at \(moment)")
      }
    }
  }

  @Test func `The period after it is known as well`() throws {
    let periods = try zone("Europe/London").periods(around: [1_744_243_200])
    #expect(periods.map(\.start) == [1_743_296_400, 1_761_440_400])
    #expect(periods.map(\.offset) == [3600, 0])
    #expect(periods.map(\.offsetBefore) == [0, 3600])
    #expect(periods.map(\.isDaylightSaving) == [true, false])
  }

  @Test func `If clocks no longer change, the last change counts`() throws {
    let periods = try zone("Asia/Taipei").periods(around: [1_744_243_200, 2_000_000_000])
    #expect(periods.count == 1)
    #expect(periods.first.map { $0.start < 400_000_000 && $0.offset == 28_800 && $0.end == nil } == true)
  }

  @Test func `Distant moments take no more time`() throws {
    let far = [-62_135_596_800, 253_402_300_799]
    #expect(try zone("Europe/London").periods(around: far).count <= 4)
  }
}
