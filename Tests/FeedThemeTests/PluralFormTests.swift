import Testing

@testable import FeedTheme

@Suite struct PluralFormTests {
  /// The examples of Unicode CLDR, Language Plural Rules.
  @Test(
    arguments: [
      ("en", [.one: [1], .other: [0, 2, 16, 100, 1_000_000]]),
      ("ja", [.other: [0, 1, 2, 100]]), ("zh-Hans", [.other: [0, 1, 15]]), ("ko", [.other: [0, 1]]),
      ("fr", [.one: [0, 1], .many: [1_000_000], .other: [2, 17, 100, 1_000]]),
      ("pt", [.one: [0, 1], .many: [1_000_000], .other: [2, 17]]),
      ("es", [.one: [1], .many: [1_000_000], .other: [0, 2, 16, 1_000]]),
      ("ru", [.one: [1, 21, 101, 1_001], .few: [2, 3, 4, 22, 104], .many: [0, 5, 11, 12, 14, 19, 100, 111, 1_000]]),
      ("uk", [.one: [1, 21], .few: [2, 34], .many: [0, 5, 13]]),
      ("sr", [.one: [1, 31], .few: [2, 24], .other: [0, 5, 12]]),
      ("pl", [.one: [1], .few: [2, 4, 22, 103], .many: [0, 5, 12, 21, 25, 112]]),
      ("cs", [.one: [1], .few: [2, 4], .other: [0, 5, 22, 100]]),
      (
        "ar",
        [
          .zero: [0], .one: [1], .two: [2], .few: [3, 10, 103, 1_010], .many: [11, 26, 99, 111],
          .other: [100, 102, 200, 1_000],
        ]
      ),
      ("he", [.one: [1], .two: [2], .other: [0, 3, 17, 100]]),
      ("sl", [.one: [1, 101], .two: [2, 202], .few: [3, 4, 104], .other: [0, 5, 100]]),
      ("lt", [.one: [1, 21, 101], .few: [2, 9, 22], .other: [0, 10, 11, 20, 111]]),
      ("lv", [.zero: [0, 10, 11, 20, 30], .one: [1, 21], .other: [2, 9, 22]]),
      ("ro", [.one: [1], .few: [0, 2, 16, 101], .other: [20, 35, 100]]),
      ("is", [.one: [1, 21, 101], .other: [0, 2, 11, 111]]),
      ("ga", [.one: [1], .two: [2], .few: [3, 6], .many: [7, 10], .other: [0, 11, 25]]),
      ("cy", [.zero: [0], .one: [1], .two: [2], .few: [3], .many: [6], .other: [4, 5, 7, 100]]),
      ("gd", [.one: [1, 11], .two: [2, 12], .few: [3, 10, 13, 19], .other: [0, 20, 100]]),
      ("mt", [.one: [1], .two: [2], .few: [0, 3, 10, 103], .many: [11, 19, 111], .other: [20, 100]]),
      ("fil", [.one: [0, 1, 2, 3, 5, 7, 8, 10], .other: [4, 6, 9, 14]]),
    ] as [(String, [PluralForm: [Int]])])
  func `Numbers take the form that the language gives them`(language: String, examples: [PluralForm: [Int]]) {
    for (form, numbers) in examples {
      for number in numbers {
        #expect(PluralForm(of: number, in: LanguageTag(language)) == form, "\(language) \(number)")
      }
    }
  }
}
