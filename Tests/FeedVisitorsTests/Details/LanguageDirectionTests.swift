import FeedMarkdown
import Testing

@testable import FeedVisitors

@Suite struct LanguageDirectionTests {
  @Test(arguments: ["ar", "he-IL", "fa", "ur-PK", "ckb", "uz-Arab-AF", "AR-eg"])
  func `These are written from right to left`(_ language: String) {
    #expect(TextDirection(ofLanguage: language) == .rightToLeft)
  }

  @Test(arguments: ["en", "zh-Hant-TW", "ja", "az-Latn", "ar-Latn", ""])
  func `These are written from left to right`(_ language: String) {
    #expect(TextDirection(ofLanguage: language) == .leftToRight)
  }
}
