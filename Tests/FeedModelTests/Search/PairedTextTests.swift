import Testing

@testable import FeedModel

@Suite struct PairedTextTests {
  private func words(_ text: String) -> [Substring] { PairedText(text).text.split(separator: " ") }

  @Test func `Text with spaces stays as it is`() {
    for text in ["", "It rains.", "Die Straße am Çınar, 2025", "Дождь идёт"] { #expect(PairedText(text).text == text) }
  }

  @Test func `Characters of scripts without spaces become pairs, and the last one stands by itself`() {
    #expect(words("雨停了") == ["雨停", "停了", "了"])
    #expect(words("雨") == ["雨"])
    #expect(words("今天rain很大。Again") == ["今天", "天", "rain", "很大", "大", "。Again"])
    #expect(words("金魚とベース") == ["金魚", "魚と", "とベ", "ベー", "ース", "ス"])
    #expect(words("비가 와") == ["비가", "가", "와"])
  }

  @Test func `Width does not count`() {
    #expect(words("ＣＤ") == ["CD"])
    #expect(words("ﾍﾞｰｽ") == words("ベース"))
  }

  @Test func `Chinese that stands together is told for the other way of writing`() {
    #expect(PairedText("除濕機のrain颱風").chineseRuns == ["除濕機", "颱風"])
    #expect(PairedText("It rains.").chineseRuns == [])
  }
}
