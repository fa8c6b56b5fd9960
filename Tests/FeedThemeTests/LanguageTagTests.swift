import Testing

@testable import FeedTheme

@Suite struct LanguageTagTests {
  @Test(arguments: [
    ("zh-Hant-TW", ["zh-Hant-TW", "zh-Hant", "zh", "en"]),
    ("zh-TW", ["zh-TW", "zh-Hant-TW", "zh-Hant", "zh", "en"]),
    ("zh_hk", ["zh-HK", "zh-Hant-HK", "zh-Hant", "zh", "en"]),
    ("zh-CN", ["zh-CN", "zh-Hans-CN", "zh-Hans", "zh", "en"]),
    ("zh", ["zh", "zh-Hans", "en"]),
    ("pt-BR", ["pt-BR", "pt", "en"]),
    ("es-419", ["es-419", "es", "en"]),
    ("EN", ["en"]),
    ("en-GB-u-ca-buddhist", ["en-GB", "en"]),
    ("", ["", "en"]),
  ])
  func `Fallbacks go from the tag to English`(tag: String, expected: [String]) {
    #expect(LanguageTag(tag).fallbacks.map(\.text) == expected)
  }
}
