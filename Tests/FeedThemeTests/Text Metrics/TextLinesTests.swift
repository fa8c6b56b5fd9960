import Testing

@testable import FeedTheme

@Suite struct TextLinesTests {
  private static let style = TextStyle(size: 1, line: 1.5)

  private func lines(_ text: String, width: Double, limit: Int = .max) -> Int {
    Self.style.lines(of: text, width: width, limit: limit)
  }

  /// The text with a bar wherever a line may break.
  private func breaks(_ text: String) -> String {
    var lines = TextLines(Self.style, width: .infinity)
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let before = lines.line
      lines.place(scalar)
      if lines.line > before { result.append("|") }
      result.append(scalar)
    }
    return String(result)
  }

  @Test func `Empty text takes no line`() {
    #expect(lines("", width: 10) == 0)
    #expect(lines("\n\n", width: 10) == 0)
    #expect(lines(" \u{200D}\u{FE0F}", width: 10) == 0)
  }

  @Test func `Words fill lines`() {
    #expect(lines("Rain falls", width: 10) == 1)
    #expect(lines("Rain falls on the roofs of Taipei", width: 10) == 2)
    #expect(lines("Rain\nfalls", width: 10) == 2)
    #expect(lines("Rain  \n  falls \n", width: 10) == 2)
  }

  @Test func `Spaces at the end of a line take no room`() {
    // Two words of five n each, 2.78 em wide.
    #expect(lines("nnnnn nnnnn", width: 2.8) == 2)
    #expect(lines("nnnnn     nnnnn", width: 2.8) == 2)
  }

  @Test func `Text without spaces breaks between characters`() {
    #expect(lines(String(repeating: "雨", count: 10), width: 10) == 1)
    #expect(lines(String(repeating: "雨", count: 11), width: 10) == 2)
    #expect(lines(String(repeating: "雨", count: 100), width: 10) == 10)
  }

  @Test func `A word longer than a line is broken`() {
    #expect(lines(String(repeating: "n", count: 100), width: 10) == 6)
    // It begins on a line of its own.
    #expect(lines("Oh " + String(repeating: "n", count: 17), width: 10) == 2)
    #expect(lines("Oh " + String(repeating: "n", count: 100), width: 10) == 7)
  }

  @Test(
    arguments: [
      "well-|known", "-5", "aa–|bb", "aa|—|bb", "aa…|bb", "what?|now", "http://a.bc/de", "(word)", "don’t",
      "你|好，|世|界。|再|見", "「你|好」|他|說|（對）", "カー・|ラ|ジ|オ", "abc|你|好|def", "你|好|(abc)|你", "한|국|어", "2026|年|11|月",
      "😀|😀|👨‍👩‍👧‍👦|🇹🇼|🇯🇵|🙏🏿|🙏", "ab|😀|cd", "100%|你", "《書》|名", "全|角！？|あ", "שלום-|עולם", "A.B.C",
    ])
  func `Lines break where Chromium breaks them`(marked: String) {
    let text = marked.replacing("|", with: "")
    #expect(breaks(text) == marked)
  }

  @Test func `What is drawn together is as wide as one emoji`() {
    let emoji = Self.style.width(of: "😀")
    #expect(emoji > 1.2 && emoji < 1.4)
    for text in ["👨‍👩‍👧‍👦", "🇹🇼", "🙏🏿", "❤️", "🌧️", "☔"] { #expect(Self.style.width(of: text) == emoji, "\(text)") }
    #expect(Self.style.width(of: "🇹🇼🇯🇵") == emoji * 2)
  }

  @Test func `Between brackets and stops of East Asian width an empty half is left out`() {
    #expect(Self.style.width(of: "「雨」") == 3)
    #expect(Self.style.width(of: "「『雨』」。") == 4.5)
    #expect(Self.style.width(of: "：「") == 1.5)
    #expect(Self.style.width(of: "ー「") == 2)
  }

  @Test func `What is set in a square is as wide in every typeface`() {
    #expect(TextStyle(size: 1, line: 1, margin: 1.1).width(of: "雨雨") == 2)
  }

  @Test func `Marks have no width`() {
    #expect(Self.style.width(of: "e\u{301}") == Self.style.width(of: "e"))
    #expect(Self.style.width(of: "שָׁלוֹם") == Self.style.width(of: "שלום"))
    #expect(Self.style.width(of: "か\u{3099}") == Self.style.width(of: "か"))
  }

  @Test func `Tracking margin and spaces count`() {
    var wide = Self.style
    wide.margin = 1.1
    #expect(abs(wide.width(of: "rain") / Self.style.width(of: "rain") - 1.1) < 0.001)
    var tracked = Self.style
    tracked.tracking = -0.01
    #expect(abs(Self.style.width(of: "rain") - tracked.width(of: "rain") - 0.04) < 0.001)
    var spaced = Self.style
    spaced.wordSpacing = 0.5
    #expect(abs(spaced.width(of: "it rains") - Self.style.width(of: "it rains") - 0.5) < 0.001)
  }

  @Test func `No more lines are counted than matter`() {
    let text = String(repeating: "Rain falls on the roofs of Taipei. ", count: 100_000)
    #expect(lines(text, width: 10, limit: 3) == 3)
    #expect(lines("Rain falls", width: 10, limit: 3) == 1)
    #expect(lines(String(repeating: "雨", count: 30), width: 10, limit: 3) == 3)
  }

  @Test(.timeLimit(.minutes(10)), arguments: ["n", "雨", "\u{301}", "👨\u{200D}", "-", "—", " ", "א"])
  func `A megabyte without places to break is measured to its end`(text: String) {
    let half = String(repeating: text, count: 500_000 / text.utf8.count)
    let count = lines(half, width: 10)
    let whole = lines(half + half, width: 10)
    #expect(whole >= count && whole <= 2 * count)
    // What takes no room, ends lines only, or is one character together makes one line however often it stands there.
    #expect(["\u{301}", " ", "👨\u{200D}"].contains(text) || count > 1)
  }
}
