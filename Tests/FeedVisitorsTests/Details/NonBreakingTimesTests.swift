import Testing

@testable import FeedVisitors

@Suite("Times that lines do not tear apart")
struct NonBreakingTimesTests {
  @Test(arguments: [
    ("Sat, 9 Jan 2027 at 20:00", "Sat, 9~Jan~2027 at~20:00"),
    ("Sat, 23 Jan 2027, 19:30 – 22:00", "Sat, 23~Jan~2027, 19:30~–!~22:00"),
    ("Wed, 9 Apr 2025, 20:00 – 22:30 UTC+8", "Wed, 9~Apr~2025, 20:00~–!~22:30 UTC+8"),
    ("Thu, 8 Oct 2026 at 21:00 UTC+8", "Thu, 8~Oct~2026 at~21:00~UTC+8"),
    ("Sat, 30 May – Sun, 31 May 2026", "Sat, 30~May – Sun, 31~May~2026"),
    ("Fr. 12. März 2027, 19:30–22:00 Uhr", "Fr. 12.~März~2027, 19:30–22:00 Uhr"),
    ("sam. 3 juil. 2027", "sam. 3~juil.~2027"), ("2027年3月12日 週五 晚上7:30至10:00", "2027年3月12日 週五 晚上7:30至10:00"),
    ("", ""), ("9", "9"),
  ])
  func `Days and times stay whole, and lines break between them`(words: String, expected: String) {
    let text = NonBreakingTimes.text(words).replacing("\u{A0}", with: "~").replacing("\u{2060}", with: "!")
    #expect(text.replacing("\u{2009}", with: " ") == expected)
  }
}
