import FeedContent
import FeedDiagnostics
import FeedMarkdown
import FeedModel
import Testing

@Suite struct TagTests {
  private func tags(_ fields: String) async -> [String] {
    let content = await TestSite.load(["articles/a.md": "---\ntitle: A\ndate: 2025-04-09\n\(fields)\n---\n"])
    #expect(content.messages == [])
    return content.feed.entries.first?.entry.tags.map(\.name) ?? []
  }

  @Test(arguments: [
    ("tags: [rain, snow]", ["rain", "snow"]), ("tags:\n  - rain\n  - snow", ["rain", "snow"]),
    ("tags: rain, snow", ["rain", "snow"]), ("tags: rain", ["rain"]), ("tags: rain man, snow", ["rain man", "snow"]),
    ("tags: 雨、雪，風", ["雨", "雪", "風"]), ("tags: [Rain, rain, RAIN]", ["Rain"]),
    ("tags: ' rain ,, snow, '", ["rain", "snow"]),
    ("tags: null", []), ("tags:", []), ("tags: []", []), ("tags: [null, '', rain]", ["rain"]),
    ("tags: [2024, true]", ["2024", "true"]),
    (
      "Tags: [rain]\ncategories: [blog]\ncategory: snow\nkeywords: wind, fog\ntag: sun",
      ["rain", "sun", "blog", "snow", "wind", "fog"]
    ),
    ("tags: [rain]\ncategory: null\ncategories: Rain", ["rain"]), ("tags: ['a, b']", ["a, b"]),
    ("tags: [🎸, rain]", ["🎸", "rain"]),
  ])
  func `Tags come from every key that holds them`(fields: String, expected: [String]) async {
    #expect(await tags(fields) == expected)
  }

  @Test func `A tag's address is its slug`() async {
    let content = await TestSite.load([
      "articles/a.md": "---\ntitle: A\ndate: 2025-04-09\ntags: [Live Music!, 雨]\n---\n"
    ])
    #expect(content.feed.entries.first?.entry.tags.map(\.wall.path) == ["/tags/live-music/", "/tags/雨/"])
  }
}
