import Testing

@testable import FeedVisitors

@Suite struct TextLinesTests {
  @Test func emptyTextTakesNoLine() {
    #expect(TextLines.count("", width: 10) == 0)
    #expect(TextLines.count("\n\n", width: 10) == 0)
  }

  @Test func wordsFillLines() {
    #expect(TextLines.count("Rain falls", width: 10) == 1)
    #expect(TextLines.count("Rain falls on the roofs of Taipei", width: 10) == 2)
    #expect(TextLines.count("Rain\nfalls", width: 10) == 2)
  }

  @Test func textWithoutSpacesBreaksBetweenCharacters() {
    #expect(TextLines.count(String(repeating: "雨", count: 10), width: 10) == 1)
    #expect(TextLines.count(String(repeating: "雨", count: 11), width: 10) == 2)
    #expect(TextLines.count(String(repeating: "雨", count: 100), width: 10) == 10)
  }

  @Test func aWordLongerThanALineIsBroken() {
    #expect(TextLines.count(String(repeating: "n", count: 100), width: 10) == 6)
  }

  @Test func anEmojiIsOneWideCharacterWhateverItConsistsOf() {
    #expect(DisplayWidth.ems(of: "👨‍👩‍👧‍👦") == 1)
    #expect(DisplayWidth.ems(of: "雨") == 1)
    #expect(DisplayWidth.ems(of: "e\u{301}") < 0.6)
    #expect(DisplayWidth.ems(of: "il") < DisplayWidth.ems(of: "MW") / 2)
  }
}
