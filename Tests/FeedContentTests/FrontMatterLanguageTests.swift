import FeedContent
import FeedDiagnostics
import FeedMarkdown
import FeedModel
import Testing

/// Front matter in TOML and JSON, which means what the same keys mean in YAML.
@Suite struct FrontMatterLanguageTests {
  private func load(_ text: String) async -> LoadedContent { await TestSite.load(["articles/a.md": text]) }

  private func place(_ content: LoadedContent) -> [String] {
    content.diagnostics.compactMap { $0.location?.description.replacing("content/articles/a.md:", with: "") }
  }

  @Test(arguments: [
    "+++\ntitle = \"Rain\"\ndate = 2025-04-09T20:00:00+08:00\n+++\nText",
    "\u{FEFF}+++\r\ntitle = 'Rain'\r\ndate = 2025-04-09 20:00:00+08:00\r\n+++ \r\nText\r\n",
    "+++\ntitle = '''\nRain'''\ndate = 2025-04-09T20:00:00\n+++\n\nText",
    "---toml\ntitle = 'Rain'\ndate = '2025-04-09 20:00'\n---\nText",
    "{\n\t\"title\": \"Rain\",\n\t\"date\": \"2025-04-09T20:00:00+08:00\"\n}\nText",
    "\u{FEFF}{ \"title\":\"\\u0052a\\u0069n\",\"date\":\"2025\\/04\\/09 20:00\"}\r\n\r\nText\r\n",
    "{\n\"title\":\r\n\"Rain\",\"date\"  :  \"2025-04-09 20:00\",\n\"extra\":{\"a\":[{},[]]} } \t\n\nText",
    "{\"date\": 1744200000, \"title\": \"Rain\"} Text",
    "---json\n{\"title\": \"Rain\", \"date\": 1744200000000}\n---\nText",
  ])
  func `Every language gives the same entry`(text: String) async {
    let content = await load(text)
    #expect(content.messages == [])
    #expect(content.first(ArticleFeedViewObject.self)?.title == "Rain")
    #expect(content.entry("articles/a.md")?.date?.rfc3339 == "2025-04-09T20:00:00+08:00")
    #expect(content.entry("articles/a.md")?.body.plainText == "Text")
  }

  @Test func `Dates of TOML are those of the site where they have no offset`() async {
    let content = await load(
      "+++\ntitle = 'A'\ndate = 2025-04-09\nlastmod = 2025-04-10T07:32:00.5\nexpiryDate = 2999-01-01T00:00:00Z\n+++\n")
    let entry = content.entry("articles/a.md")
    #expect(entry?.date?.machineReadable == "2025-04-09" && entry?.updated?.rfc3339 == "2025-04-10T07:32:00+08:00")
    #expect(entry?.expires?.rfc3339 == "2999-01-01T00:00:00Z")
    #expect(content.messages == [])
  }

  @Test func `Values of TOML are those of YAML`() async {
    let content = await load(
      """
      +++
      title = "Rain"
      date = 2025-04-09
      draft = false
      tags = [
        "a", # first
        'b',
      ]
      weight = 1_000
      [cover]
      src = "https://example.org/a.png"
      alt = "A"
      [params.more]
      flag = true
      text = "true"
      [[list]]
      x = 1.5
      [[list]]
      x = 0xff
      +++
      Text
      """)
    let entry = content.entry("articles/a.md")
    #expect(entry?.tags.map(\.name) == ["a", "b"] && entry?.cover?.alt == "A")
    #expect(
      entry?.extra == [
        ExtraField(key: "weight", value: .text("1000")),
        ExtraField(
          key: "params",
          value: .fields([
            ExtraField(
              key: "more",
              value: .fields([
                ExtraField(key: "flag", value: .flag(true)), ExtraField(key: "text", value: .text("true")),
              ]))
          ])),
        ExtraField(
          key: "list",
          value: .list([
            .fields([ExtraField(key: "x", value: .text("1.5"))]), .fields([ExtraField(key: "x", value: .text("255"))]),
          ])),
      ])
    #expect(content.messages == [])
  }

  @Test func `Messages name the place of a value in TOML and JSON`() async {
    let toml = await load("+++\ntitle = '雨'\ndate = 'x'\nlanguage = 'ja'\n\n+++\n\n{{ page.x }}\n")
    #expect(toml.codes == ["invalid-date", "liquid-tags"])
    #expect(place(toml) == ["3:8", "8:1"])
    let json = await load("{\n  \"title\": \"\\ud83d\\ude00\", \"size\": \"x\",\n  \"date\": \"x\"}\n\n{{ page.x }}\n")
    #expect(json.codes == ["unknown-choice", "invalid-date", "liquid-tags"])
    #expect(place(json) == ["2:36", "3:11", "5:1"])
  }

  @Test(arguments: [
    ("\\ud83d\\ude00", "😀"), ("\\uD83D", "\u{FFFD}"), ("\\ude00x", "\u{FFFD}x"), ("\\ud83d\\u0041", "\u{FFFD}A"),
    ("a\\/b", "a/b"), ("\\\\ud83d", "\\ud83d"), ("\\\"}{", "\"}{"), ("\\b\\f\\n\\r\\t|", "\u{8}\u{C}\n\r\t|"),
    ("a: b # c", "a: b # c"),
    ("a\tb", "a\tb"), ("\\\\", "\\"),
  ])
  func `Escapes of JSON`(text: String, expected: String) async {
    let content = await load("{\"summary\": \"<\(text)>\", \"date\": \"2025-04-09\", \"title\": \"A\"}\nText")
    #expect(content.entry("articles/a.md")?.summary == "<\(expected)>")
    #expect(content.entry("articles/a.md")?.body.plainText == "Text")
    #expect(content.messages == [])
  }

  @Test(arguments: [
    ("{% include a.html %}\nText", "Text"), ("{{ a }} Text\n", "Text"), ("{: .class}\nText", "Text"), ("{a}", "{a}"),
    ("{", "{"), ("{\n", "{"), ("++++\n", "++++"), ("+++ a\n", "+++ a"), ("--- a\n", "--- a"),
    ("{'a': 1}\n", "{'a': 1}"), ("---jungle\n{}\n---\n", "---jungle"),
  ])
  func `What only looks like front matter is text`(text: String, shown: String) async {
    let content = await TestSite.load(["notes/2025-04-09-a.md": text])
    #expect(content.codes == (text.contains("{%") || text.contains("{{") ? ["liquid-tags"] : []))
    #expect(content.entry("notes/2025-04-09-a.md")?.body.plainText.hasPrefix(shown) == true)
  }

  @Test func `Hostile JSON and TOML end in a message`() async {
    for text in [
      "{\"a\":" + String(repeating: "[", count: 100_000) + "}\n", String(repeating: "{\"a\":", count: 100_000),
      "{\"a\":" + String(repeating: "{\"a\":", count: 100_000) + String(repeating: "}", count: 100_001),
      "{\"a\": \"" + String(repeating: "\\ud83d", count: 200_000), "{\"a\": \"\\u\"}", "{\"a\": \"\\\"}\n",
      "+++\na = " + String(repeating: "[", count: 100_000) + "\n+++\n",
      "+++\n" + String(repeating: "[a]\n", count: 9_000) + "+++\n",
      "+++\na = \"" + String(repeating: "\\u0041", count: 200_000) + "\n+++\n",
    ] as [String] {
      #expect(await load(text).hasErrors, "\(text.prefix(40))")
    }
  }
}
