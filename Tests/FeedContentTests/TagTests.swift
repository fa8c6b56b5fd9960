import FeedContent
import FeedDiagnostics
import FeedMarkdown
import FeedModel
import Testing

@Suite struct TagTests {
  @Test(arguments: [("Straße", "strasse"), ("STRASSE", "strasse"), ("µm", "μm"), ("ﬁn", "fin"), ("ΛΌΓΟΣ", "λόγος")])
  func `What file systems take for the same is one tag`(name: String, slug: String) {
    #expect(Tag(name: name)?.slug == slug)
  }

  private func tags(_ fields: String) async -> [String] {
    let content = await TestSite.load(["articles/a.md": "---\ntitle: A\ndate: 2025-04-09\n\(fields)\n---\n"])
    #expect(content.messages == [])
    return content.feed.entries.first?.entry.tags.map(\.name) ?? []
  }

  @Test(
    arguments: [
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
      ("tags: [🎸, rain]", ["🎸", "rain"]), ("tags: rain snow  wind", ["rain", "snow", "wind"]),
      ("categories: jekyll update", ["jekyll", "update"]), ("tags: 'New York'", ["New York"]),
      ("tags: [New York]", ["New York"]),
      ("tags: New York, rain", ["New York", "rain"]), ("tag: New York", ["New York"]),
      ("category: New York", ["New York"]),
      ("keywords: New York", ["New York"]), ("tags: >-\n  New\n  York", ["New York"]), ("tags: 2024", ["2024"]),
      ("tags: true", ["true"]), ("tags: [1.5, [a, [b]], null]", ["1.5", "a", "b"]), ("categories: a/b/c", ["c"]),
      ("categories: [Tech/Web Design, sea]", ["Web Design", "sea"]), ("category: a/b/", ["b"]),
      ("tags: [tcp/ip]", ["tcp/ip"]),
      ("tags: {rain: , snow: true, wind: false}", ["rain", "snow"]),
      ("tags: {topic: [a, b], place: sea side}", ["a", "b", "sea", "side"]),
      ("tags: [{name: Rain, slug: r}, {slug: s}]", ["Rain", "s"]),
      ("tags:\n  - Fate: Zero\n  - b", ["Fate: Zero", "b"]),
      ("tags: '#rain'", ["rain"]), ("tags: \"#letters, #sea\"", ["letters", "sea"]),
      ("tags: [\"#a\", C#]", ["a", "C#"]),
      ("tags: [[Music]], [[New York]]", ["Music", "New York"]), ("tags: [[Music]],", ["Music"]),
      ("tags: [[Music]], Rain\r", ["Music", "Rain"]), ("tags: [[Music]]", ["Music"]),
      ("tags: '[[Music]], [[Rain]]'", ["Music", "Rain"]), ("tags: ['[[New York]]']", ["New York"]),
      ("tags: ['[[b|Bee]]', '[[a]] [[b]]']", ["b", "[[a]] [[b]]"]),
      ("tags: [[c]], [[d]]\nlabel: \"see: [[a]], [[b]] and\"", ["c", "d"]),
      ("tags: [b]\nrelated: [[A: b]], [[C #1]]", ["b"]),
      ("taxonomies: {tags: [a], categories: [b], authors: [Ann]}", ["a", "b"]),
      ("taxonomies: {tags: [a]}\ntags: [b]", ["b"]), ("taxonomy: {category: a, tag: [b, c]}", ["b", "c", "a"]),
      ("extra: {tags: [a], toc: true}", ["a"]), ("params: {keywords: [a]}", ["a"]), ("keyword: a, b", ["a", "b"]),
    ] as [(String, [String])])
  func `Tags come from every key that holds them`(fields: String, expected: [String]) async {
    #expect(await tags(fields) == expected)
  }

  @Test func `A tag's address is its slug`() async {
    let content = await TestSite.load([
      "articles/a.md": "---\ntitle: A\ndate: 2025-04-09\ntags: [Live Music!, 雨]\n---\n"
    ])
    #expect(
      content.feed.entries.first?.entry.tags.map { Edition.main.wall(of: $0).path } == [
        "/tags/live-music/", "/tags/雨/",
      ])
  }
}
