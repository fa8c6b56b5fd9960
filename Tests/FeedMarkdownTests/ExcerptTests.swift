import FeedMarkdown
import Testing

@Suite("Excerpts")
struct ExcerptTests {
  @Test(
    arguments: [
      ("one two three", 13, "one two three"),
      ("one two three", 12, "one two…"),
      ("one two three", 8, "one two…"),
      ("one two three", 7, "one…"),
      ("one two three", 3, "on…"),
      ("one two", 1, "…"),
      ("one two", 0, ""),
      ("one two", -1, ""),
      ("one, two three", 6, "one…"),
      ("one (two three four)", 8, "one…"),
      ("one\n\ntwo\nthree  \nfour", 100, "one · two three · four"),
      ("# one\n\n## two\n\nthree", 100, "three"), ("# one\n\n## two", 100, "one · two"),
      ("one:\n\n- two.\n- three, \n- \"four\"\n- 5\n- ☔️\n\nsix", 100, "one: two. three, \"four\" · 5 · ☔️ six"),
      ("one\n\ntwo\n\nthree", 9, "one…"),
      ("one\n\ntwo\n\nthree", 12, "one · two…"),
      ("    a\n      b\n\n&nbsp; c", 100, "c"), ("    a\n      b", 100, "a · b"),
      ("One.\n\n## New\n\n```\ntwo\n```\n\nThree", 60, "One. New · Three"), ("# one\n\n    two", 60, "two"),
      ("One\n\n    two\n\n<!--more-->\n\nThree", 60, "One"), ("- one\n\n      two\n- three", 60, "one · three"),
      ("unbreakableword", 6, "unbre…"),
      ("See https://www.example.org/2024/05/umbrellas.html today", 30, "See https://www.example.org/2…"),
      ("See the page https://www.example.org/umbrellas today", 30, "See the page…"),
      ("", 5, ""),
      ("Dear all, here it is. Read on:\n\n## New\n\nOne", 60, "Dear all, here it is. Read on:"),
      ("Dear all, here it is.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\nBye", 60, "Dear all, here it is."),
      ("One\n\n## New\n\nTwo", 60, "One · New · Two"),
      ("![](https://youtu.be/dQw4w9WgXcQ)\n\nhttps://vimeo.com/1084537\n\nOur *film*.", 60, "Our film."),
      ("https://youtu.be/dQw4w9WgXcQ", 60, "https://youtu.be/dQw4w9WgXcQ"),
    ])
  func `Cut at word ends`(markdown: String, limit: Int, expected: String) {
    #expect(Sample.body(markdown).excerpt(limit: limit) == expected)
  }

  @Test
  func `What has no title may begin with its heading`() {
    #expect(Sample.body("# one\n\ntwo").excerpt(limit: 100, beginsWithHeading: true) == "one · two")
  }

  @Test(
    arguments: [
      ("今天天氣很好我們去公園", 6, "今天天氣很…"),
      ("今天天氣很好，我們去公園玩", 9, "今天天氣很好…"),
      ("今天很好。我們去公園玩", 7, "今天很好。…"),
      ("好。今天天氣很好我們去公園玩耍", 10, "好。今天天氣很好我…"),
      ("彼は「東京」へ行った", 4, "彼は…"),
      ("彼は東京、大阪へ行った", 5, "彼は…"),
      ("昨日はコンビニで傘を忘れた", 9, "昨日はコンビニで…"),
      ("昨日はコンビニで傘を忘れた", 11, "昨日はコンビニで傘を…"),
      ("昨日はコンビニで傘を忘れた", 12, "昨日はコンビニで傘を…"),
      ("彼女は食べる前に手を洗った", 8, "彼女は食べる…"),
      ("温かいお茶を三杯も飲んだ", 6, "温かいお茶…"),
      ("会は四月10日にある", 6, "会は四月…"),
      ("今日聽了Swift很好聽的歌", 10, "今日聽了Swift…"),
      ("そう「東京」と「大阪」へ", 8, "そう「東京」と…"),
      ("今天 Swift 真好玩", 9, "今天 Swift…"),
      ("今天 Swift 真好玩", 7, "今天…"),
      ("今天天氣", 4, "今天天氣"),
    ])
  func `Cut Chinese and Japanese between graphemes, after punctuation where it is near`(
    markdown: String, limit: Int, expected: String
  ) {
    #expect(Sample.body(markdown).excerpt(limit: limit) == expected)
  }

  @Test(
    arguments: [
      ("It rained all day. We played on anyway.", 24, "It rained all day. …"),
      ("It rained all day. We played on anyway.", 30, "It rained all day. We played…"),
      ("It rained all day. We played on anyway.", 19, "It rained all day…"),
      ("It rained all day. We played on anyway.", 20, "It rained all day. …"),
      ("Did it rain? \"It rained!\" We played on.", 30, "Did it rain? \"It rained!\" …"),
      ("It rained and rained… Then it stopped for good.", 28, "It rained and rained…"),
      ("A song by Mei feat. Okapi Motel and others", 26, "A song by Mei feat. Okapi…"),
      ("Rain vs. Snow and J. S. Bach in B minor", 26, "Rain vs. Snow and J. S…"),
      ("Bring food, e.g. Rice balls or tea or soup", 22, "Bring food, e.g. Rice…"),
      ("We saw Dr. Lin and Mrs. Wang on the train", 28, "We saw Dr. Lin and Mrs…"),
      ("We rose at 5 a.m. on Monday in the rain", 24, "We rose at 5 a.m. on…"),
      ("今天很好。「真的嗎？」我們去公園玩耍", 14, "今天很好。「真的嗎？」…"),
      ("هل تمطر اليوم؟ نعم إنها تمطر كثيرا", 20, "هل تمطر اليوم؟ …"),
    ])
  func `Cut at the end of a sentence where one is near`(markdown: String, limit: Int, expected: String) {
    #expect(Sample.body(markdown).excerpt(limit: limit) == expected)
  }

  @Test(
    arguments: [
      ("One\\\ntwo\\\nthree", 60, "One\ntwo\nthree"), ("One\\\ntwo\\\nthree", 9, "One\ntwo…"),
      ("One,\\\ntwo.\n\nThree\\\nfour", 60, "One,\ntwo.\nThree\nfour"), ("One\\\ntwo", 60, "One · two"),
      ("# One\n\ntwo\\\nthree\\\nfour", 60, "two\nthree\nfour"), ("One\n\ntwo\n\nthree", 60, "One · two · three"),
      ("- one\n- two\n- three", 60, "one · two · three"),
    ])
  func `Verse keeps its lines where that is wanted`(markdown: String, limit: Int, expected: String) {
    #expect(Sample.body(markdown).excerpt(limit: limit, keepsVerse: true) == expected)
    #expect(!Sample.body(markdown).excerpt(limit: limit).contains("\n"))
  }

  @Test
  func `Long lines are no verse`() {
    let line = String(repeating: "rain ", count: 20)
    let prose = "\(line)\\\n\(line)\\\n\(line)"
    #expect(!Sample.body(prose).excerpt(limit: 200, keepsVerse: true).contains("\n"))
  }

  @Test
  func `Cut text whose words only a dictionary tells between graphemes`() {
    #expect(Sample.body("ฝน ตกทั้งวันทั้งคืนและเราเล่นดนตรี").excerpt(limit: 12).count == 12)
  }

  @Test(.timeLimit(.minutes(10)))
  func `Take no longer for hostile text`() {
    for unit in ["(", "\"", ". ", "a.", "」", "お", "…", "e\u{301}\u{301}", "第1"] {
      let text = String(repeating: unit, count: 50_000)
      #expect(Sample.body(text).excerpt(limit: 25_000).count <= 25_000)
    }
  }

  @Test
  func `Cut Korean and right-to-left text at word ends`() {
    #expect(Sample.body("안녕하세요 세계 여러분").excerpt(limit: 9) == "안녕하세요 세계…")
    #expect(Sample.body("안녕하세요 세계 여러분").excerpt(limit: 7) == "안녕하세요…")
    #expect(Sample.body("مرحبا بالعالم كله").excerpt(limit: 14) == "مرحبا بالعالم…")
  }

  @Test(arguments: ["👩‍👩‍👧‍👦", "🇹🇼", "e\u{301}", "👍🏽", "नि", "か\u{3099}"])
  func `Never cut inside a grapheme`(grapheme: String) {
    let text = String(repeating: grapheme, count: 50)
    for limit in 2...12 {
      let excerpt = Sample.body(text).excerpt(limit: limit)
      #expect(excerpt == String(repeating: grapheme, count: limit - 1) + "…")
      #expect(excerpt.count <= limit)
    }
  }

  @Test
  func `Are never longer than asked for and always begin the text`() {
    let text = "Ünï 今天，很好 (x) — 「引用」 👩‍👩‍👧‍👦🇹🇼 مرحبا it's \"q\" a, b; c: d"
    let whole = Sample.body(text).excerpt(limit: 1000)
    #expect(whole == text)
    for limit in 1...text.count {
      let excerpt = Sample.body(text).excerpt(limit: limit)
      #expect(excerpt.count <= limit)
      #expect(limit == text.count || excerpt.last == "…")
      #expect(whole.hasPrefix(excerpt.dropLast()))
    }
  }

  @Test(
    arguments: [
      "one two\n\n<!--more-->\n\nthree", "one two <!-- more --> three", "one two\n<!--More-->\nthree",
      "one two\n\n<!-- x --><!--\tmore -->\n\nthree", "one two\n\n<div><!--more--></div>\n\nthree",
      "one two\n\n<!--more-->\n\nthree\n\n<!--more-->", "- one two\n\n  <!--more-->\n- three",
    ])
  func `End at the mark where there is one, whatever their length`(markdown: String) {
    #expect(Sample.body(markdown).excerpt(limit: 4) == "one two")
  }

  @Test(
    arguments: ["a b\n\n<!--more or less-->\n\nc", "<!--more-->\n\na b c", "a `<!--more-->` b", "a \\<!--more--> b"])
  func `Ignore what only looks like the mark`(markdown: String) {
    #expect(Sample.body(markdown).excerpt(limit: 2) == "a…")
  }
}
