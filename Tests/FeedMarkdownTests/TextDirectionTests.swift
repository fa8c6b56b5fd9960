import FeedMarkdown
import Testing

@Suite("Directions of text")
struct TextDirectionTests {
  @Test(
    arguments: [
      "שלום", "«مرحبا»", "123 مرحبا abc", "ܫܠܡܐ", "ދިވެހި", "ߒߞߏ", "𞤀𞤣𞤤", "…\n(שלום) hello", "🎉 שלום", "\u{200F}...",
      "\u{2068}hello\u{2069} שלום", "٣ مرحبا", "\u{5BE}",
    ])
  func `Are that of the first strong character, from right to left`(text: String) {
    #expect(TextDirection(ofFirstStrongCharacterIn: text) == .rightToLeft)
    #expect(Sample.body(text).direction == .rightToLeft)
  }

  @Test(
    arguments: ["hello שלום", "«雨»", "ひ", "नमस्ते", "안녕", "Ⅳ", "\u{2067}שלום\u{2069} a", "\u{200E}1", "½ a שלום", "é"])
  func `Or from left to right`(text: String) {
    #expect(TextDirection(ofFirstStrongCharacterIn: text) == .leftToRight)
  }

  @Test(arguments: ["", "123", "… — ?!", "🎉", "٣", "\u{2067}שלום\u{2069}", "\u{2067}שלום"])
  func `Or none`(text: String) {
    #expect(TextDirection(ofFirstStrongCharacterIn: text) == nil)
  }

  @Test
  func `Are stated where they differ from what is around`() {
    #expect(TextDirection.direction(of: "שלום", within: .leftToRight) == .rightToLeft)
    #expect(TextDirection.direction(of: "hello שלום", within: .leftToRight) == nil)
    #expect(TextDirection.direction(of: "1", within: .leftToRight) == nil)
    #expect(TextDirection.direction(of: "hello 1", within: .rightToLeft) == .leftToRight)
    #expect(TextDirection.direction(of: "Swift הוא שפה", within: .rightToLeft) == nil)
    #expect(TextDirection.direction(of: "1", within: .rightToLeft) == nil)
  }
}
