import Foundation
import Testing

@testable import FeedModel

@Suite("Terms of a search")
struct SearchTermsTests {
  private func terms(_ text: String) -> [String] {
    var splitter = SearchTerms()
    var result: [String] = []
    splitter.forEach(in: text) { result.append(String(decoding: $0, as: UTF8.self)) }
    return result
  }

  @Test(arguments: [
    ("Rain, and rain-coats!", ["rain", "and", "rain", "coats"]),
    ("Café ÉTÉ Ångström", ["cafe", "ete", "angstrom"]),
    ("Cafe\u{301}", ["cafe"]),
    ("ＦＵＬＬ ｗｉｄｔｈ １２", ["full", "width", "12"]),
    ("Straße Øre Œuvre Łódź", ["strasse", "ore", "oeuvre", "lodz"]),
    ("ΟΔΟΣ οδός", ["οδοσ", "οδοσ"]),
    ("Ёлка", ["елка"]),
    ("שָׁלוֹם", ["שלום"]),
    ("مُحَمَّد كتـاب", ["محمد", "كتاب"]),
    ("rock'n'roll №5", ["rock", "n", "roll", "no", "5"]),
    ("Rain™ 20℃ 5㎏", ["rain", "tm", "20", "c", "5", "kg"]),
    ("1½ Pints, x²", ["11", "2", "pints", "x2"]),
    ("\u{FDFB}", ["\u{62C}\u{644}", "\u{62C}\u{644}\u{627}\u{644}\u{647}"]),
    ("", []),
    ("— …", []),
  ])
  func `Words are written alike whatever their case, accents and width`(text: String, expected: [String]) {
    #expect(terms(text) == expected)
  }

  @Test(arguments: [
    ("漢語", ["漢語", "語"]),
    ("山", ["山"]),
    ("今日は。がく", ["今日", "日は", "は", "がく", "く"]),
    ("ﾗｲﾌﾞ", ["ライ", "イブ", "ブ"]),
    ("5㎏ﾗｲﾌﾞ", ["5", "kg", "ライ", "イブ", "ブ"]),
    ("㈱ミルデュー", ["株", "ミル", "ルデ", "デュ", "ュー", "ー"]),
    ("か\u{3099}く", ["がく", "く"]),
    ("ライブ・ハウス", ["ライ", "イブ", "ブ", "ハウ", "ウス", "ス"]),
    ("น้ำ", ["น\u{E49}", "\u{E49}\u{E4D}", "\u{E4D}า", "า"]),
    ("\u{1112}\u{1161}\u{11AB}국", ["한국", "국"]),
    ("서울역", ["서울", "울역", "역"]),
    ("plan B計畫C", ["plan", "b", "計畫", "畫", "c"]),
  ])
  func `Scripts without spaces are taken two characters at a time`(text: String, expected: [String]) {
    #expect(terms(text) == expected)
  }

  @Test func `A word has no more characters than a reader types`() {
    #expect(terms(String(repeating: "ab", count: 40)) == [String(repeating: "ab", count: SearchTerms.longest / 2)])
    let long = String(repeating: "a", count: SearchTerms.longest - 1)
    #expect(terms(long + "ße") == [long + "s"])
  }
}

@Suite("Chinese in two ways of writing")
struct HanVariantsTests {
  @Test func `A term in one is found by the other`() {
    let variants = HanVariants(of: ["漢語", "汉语", "山水", "rain", "語"])
    #expect(variants.variants(of: "漢語") == ["汉语"])
    #expect(variants.variants(of: "汉语") == ["漢語"])
    #expect(variants.variants(of: "語") == ["语"])
    #expect(variants.variants(of: "山水").isEmpty)
    #expect(variants.variants(of: "rain").isEmpty)
  }

  @Test(arguments: [
    ("头发", "頭髮"), ("发出", "發出"), ("里面", "裡面"), ("里面", "裏面"), ("面条", "麵條"), ("台风", "颱風"), ("台湾", "臺灣"),
    ("台湾", "台灣"), ("臺灣", "台灣"), ("复杂", "複雜"), ("钟表", "鐘錶"), ("准备", "準備"), ("几只", "幾隻"), ("注释", "註釋"),
  ])
  func `A character that stands for several traditional ones is found by each`(one: String, other: String) {
    for (term, asked) in [(one, other), (other, one)] {
      let variants = HanVariants(of: [term])
      #expect(variants.variants(of: term).contains(asked))
      let (texts, pairs) = variants.variants(ofText: term)
      #expect((texts + pairs).contains(asked))
    }
  }

  @Test func `A text is written in the usual characters, and its pairs in the others`() {
    let variants = HanVariants(of: ["头发发出"])
    #expect(variants.variants(ofText: "头发发出").texts == ["頭發發出"])
    #expect(variants.variants(ofText: "头发发出").pairs == ["頭髮", "發髮", "髮發", "髮髮", "發齣", "髮出", "髮齣"])
    #expect(variants.variants(ofText: "山水").texts.isEmpty && variants.variants(ofText: "山水").pairs.isEmpty)
  }

  @Test func `The table has what ICU makes one character of`() {
    let all = (0x4E00...0x9FFF).compactMap { Unicode.Scalar($0) }
    let simplified = HanVariants.changes(of: all, by: StringTransform("Hant-Hans"))
    let forms = Dictionary(grouping: simplified.keys) { simplified[$0] ?? $0 }
    for (character, others) in forms where others.count > 1 {
      #expect(Set(HanVariants.traditionalForms[character] ?? []).isSuperset(of: others), "\(character)")
    }
    for (character, others) in HanVariants.traditionalForms {
      #expect(Set(others).isSubset(of: (forms[character] ?? []) + [character]), "\(character)")
    }
  }
}
