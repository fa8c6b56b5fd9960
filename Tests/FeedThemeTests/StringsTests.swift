import FeedDiagnostics
import FeedTheme
import Testing

@Suite struct StringsTests {
  private let theme = SampleTheme.load(files: [
    "themes/wall/templates/song.mustache": "",
    "themes/wall/strings/en.yml": """
    newer: Newer
    older: Older
    feedOf: "Feed of {title} {title} {} {a b} {other}"
    plays.one: "{count} play"
    plays.other: "{count} plays of {title}"
    listSeparator: ", "
    listLast: " and "
    """,
    "themes/wall/strings/zh-Hant.yml": "newer: 較新\nplays.other: \"播放 {count} 次\"",
    "themes/wall/strings/zh.yml": "newer: 较新\nolder: 较旧",
    "themes/wall/strings/fr.yml": "newer: Plus récent\nplays.one: \"{count} écoute\"\nplays.other: \"{count} écoutes\"",
    "themes/wall/strings/de.yml": "onlyGerman: Nur hier\nplays.other: \"{count}-mal gespielt\"",
  ]).theme

  private func strings(_ language: String) throws -> Strings { try #require(theme).strings(in: language) }

  @Test(arguments: [
    ("en", "Newer", "Older"), ("en-GB", "Newer", "Older"), ("zh-Hant-TW", "較新", "较旧"), ("zh-TW", "較新", "较旧"),
    ("zh_HK", "較新", "较旧"), ("zh-MO", "較新", "较旧"), ("zh-CN", "较新", "较旧"), ("ZH-hant", "較新", "较旧"),
    ("fr-CA", "Plus récent", "Older"), ("ja", "Newer", "Older"),
  ])
  func `Languages fall back to more general ones and to English`(language: String, newer: String, older: String) throws
  {
    #expect(try strings(language).text("newer") == newer)
    #expect(try strings(language).text("older") == older)
  }

  @Test(arguments: [
    ("en", true), ("en-GB", true), ("zh-Hant-TW", true), ("zh-TW", true), ("zh-CN", true), ("fr-CA", true),
    ("ja", false), ("nl", false),
  ])
  func `A theme speaks a language that it has strings in`(language: String, isSpoken: Bool) throws {
    #expect(try #require(theme).hasStrings(in: language) == isSpoken)
  }

  @Test func `A string that exists in another language only is found`() throws {
    #expect(try strings("ja").text("onlyGerman") == "Nur hier")
  }

  @Test func `A key that no language has is its own text`() throws {
    #expect(try strings("en").text("nothing") == "nothing")
    #expect(try strings("en").text("nothing", count: 2) == "nothing")
    #expect(try !strings("en").has("nothing"))
    #expect(try strings("en").has("plays"))
  }

  @Test func `Placeholders are filled in once and others stay`() throws {
    let text = try strings("en").text("feedOf", ["title": "{other}", "a b": "no"])
    #expect(text == "Feed of {other} {other} {} {a b} {other}")
  }

  @Test(arguments: [
    ("en", 0, "0 plays of {title}"), ("en", 1, "1 play"), ("en", 12_345, "12,345 plays of {title}"),
    ("fr", 0, "0 écoute"), ("fr", 1, "1 écoute"), ("fr", 2, "2 écoutes"), ("zh-Hant", 1, "播放 1 次"),
    ("zh-Hant", 12_345, "播放 12,345 次"), ("de", 1, "1-mal gespielt"), ("de", 12_345, "12.345-mal gespielt"),
    ("ja", 1, "1 play"), ("ja", 2, "2 plays of {title}"),
  ])
  func `The form follows the language of the string`(language: String, count: Int, expected: String) throws {
    #expect(try strings(language).text("plays", count: count) == expected)
  }

  @Test func `Plural forms take values as well`() throws {
    #expect(try strings("en").text("plays", count: 2, ["title": "Rain"]) == "2 plays of Rain")
  }

  @Test func `Names are joined as the language joins them`() throws {
    #expect(try strings("en").list([]) == "")
    #expect(try strings("en").list(["A"]) == "A")
    #expect(try strings("en").list(["A", "B"]) == "A and B")
    #expect(try strings("en").list(["A", "B", "C"]) == "A, B and C")
  }

  @Test(arguments: [
    ("a: 1️⃣1", "\"a\" must be text, not a number; write it in quotes"),
    ("a: 1️⃣yes", "\"a\" must be text, not yes or no; write it in quotes"),
    ("b: B\na: 1️⃣[b]", "\"a\" must be text, not a list; write it in quotes"),
    ("a:1️⃣\n", "\"a\" must be text, not nothing; write it in quotes"),
    ("1️⃣a b: c", "\"a b\" is not a key; keys consist of letters A to Z, digits, \"-\" and dots"),
    ("1️⃣a: b\na: c", "\"a\" appears twice; keep one"),
    ("1️⃣- a", "write keys with values, one a line: \"key: value\""),
    ("é: \"b\"1️⃣c\n", "it is not YAML: did not find expected key"),
  ])
  func `Broken files are reported at their place`(marked: String, reason: String) {
    let file = MarkedText(marked)
    let loaded = SampleTheme.load(files: [
      "themes/wall/templates/song.mustache": "", "themes/wall/strings/en.yml": file.text,
    ])
    let place = file.places["1️⃣"]
    let location = FeedDiagnostics.SourceLocation(
      file: "themes/wall/strings/en.yml", line: place?.line, column: place?.column)
    #expect(loaded.diagnostics == [Diagnostic(.theme(.invalidStrings(reason)), at: location)])
  }

  @Test func `An empty file has no strings`() {
    let files = ["themes/wall/templates/song.mustache": "", "themes/wall/strings/en.yml": "# nothing\n"]
    #expect(SampleTheme.load(files: files).diagnostics.isEmpty)
  }
}
