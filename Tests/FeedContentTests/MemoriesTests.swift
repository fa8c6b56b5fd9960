import FeedContent
import FeedDiagnostics
import FeedMarkdown
import FeedModel
import Testing

@Suite struct MemoriesTests {
  /// The titles that are remembered at a moment.
  private func remembered(_ files: [String: String], at now: Int, zone: String = "Asia/Taipei") async -> [String] {
    var site = TestSite(files)
    site.files["site.yml"] = Array("id: t\ntitle: T\ntime-zone: \(zone)\n".utf8)
    site.context.now = now
    return await site.load().memories?.memories.map(\.title) ?? []
  }

  private func article(_ title: String, _ date: String) -> String { "---\ntitle: \(title)\ndate: \(date)\n---\n" }

  @Test func `Entries of the day in earlier years, newest first`() async {
    let files = [
      "articles/a.md": article("A", "2023-06-15"), "articles/b.md": article("B", "2024-06-15 10:00"),
      "articles/c.md": article("C", "2024-06-15 09:00"), "articles/d.md": article("D", "2025-06-15"),
      "articles/e.md": article("E", "2024-06-14"), "articles/f.md": article("F", "2030-06-15"),
      "articles/g.md": "---\ntitle: G\ndate: 2022-06-15\ndraft: true\n---\n", "pages/h.md": article("H", "2022-06-15"),
      "memories/i.md": "---\ntitle: I\ndate: 2022-06-15\n---\nWords",
      "people/j.md": "---\nname: J\ndate: 2022-06-15\n---\n",
    ]
    #expect(await remembered(files, at: TestSite.noon) == ["B", "C", "A"])
    let content = await TestSite.load(files)
    #expect(content.memories?.month == 6 && content.memories?.dayOfMonth == 15)
    #expect(content.memories?.memories.first?.route?.path == "/articles/b/")
    #expect(content.feed.entries.allSatisfy { $0.entry.identity != content.memories?.entry.identity })
  }

  @Test func `No earlier year, no memories`() async {
    #expect(await TestSite.load(["articles/a.md": article("A", "2025-06-15")]).memories == nil)
  }

  @Test func `The day of the build is the site's, the day of an entry its own`() async {
    let files = [
      "articles/a.md": article("Late", "2020-06-15T23:30:00+08:00"),
      "articles/b.md": article("Far", "2020-06-15T23:30:00-05:00"),
      "articles/c.md": article("Next", "2020-06-16T00:30:00+08:00"),
    ]
    // 2025-06-15T15:59:59Z is the last second of the 15th in Taipei.
    #expect(await remembered(files, at: 1_750_003_199) == ["Far", "Late"])
    #expect(await remembered(files, at: 1_750_003_200) == ["Next"])
    #expect(await remembered(files, at: 1_750_003_200, zone: "UTC") == ["Far", "Late"])
  }

  @Test func `29 February is remembered in leap years`() async {
    let files = ["articles/a.md": article("Leap", "2020-02-29"), "articles/b.md": article("Before", "2020-02-28")]
    #expect(await remembered(files, at: 1_709_164_800, zone: "UTC") == ["Leap"])
    #expect(await remembered(files, at: 1_740_700_800, zone: "UTC") == ["Before"])
    #expect(await remembered(files, at: 1_740_787_200, zone: "UTC") == [])
  }

  @Test func `Memories may be written by hand`() async {
    let content = await TestSite.load([
      "memories/a.md": "---\ntitle: Ten years\ndate: 2025-04-09\nday: 03-09\nentries: [x, articles/y.md]\n---\nWords",
      "memories/b.md": "---\ndate: 2025-04-08\nentries: [x]\n---\n", "articles/x.md": article("X", "2015-01-01"),
      "articles/y.md": article("Y", "2016-01-01"),
    ])
    let memories = content.feed.entries.compactMap { $0 as? MemoriesFeedViewObject }
    #expect(memories.map { "\($0.month)-\($0.dayOfMonth)" } == ["3-9", "4-8"])
    #expect(memories.first?.memories.map(\.title) == ["X", "Y"])
    #expect(memories.first?.title == "Ten years")
    #expect(content.messages == [])
  }
}
