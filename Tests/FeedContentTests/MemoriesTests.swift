import FeedContent
import FeedDiagnostics
import FeedMarkdown
import FeedModel
import Testing

@Suite struct MemoriesTests {
  private func article(_ title: String, _ date: String) -> String { "---\ntitle: \(title)\ndate: \(date)\n---\n" }

  @Test func `Memories may be written by hand`() async {
    let content = await TestSite.load([
      "memories/a.md": "---\ntitle: Ten years\ndate: 2025-04-09\nday: 03-09\nentries: [x, articles/y.md]\n---\nWords",
      "memories/b.md": "---\ndate: 2025-04-08\nentries: [x]\n---\n", "articles/x.md": article("X", "2015-01-01"),
      "articles/y.md": article("Y", "2016-01-01"),
    ])
    let memories = content.feed.entries.compactMap { $0 as? MemoriesFeedViewObject }
    #expect(memories.map(\.day.name) == ["03-09", "04-08"])
    #expect(memories.first?.memories.map(\.title) == ["X", "Y"])
    #expect(memories.first?.title == "Ten years")
    #expect(content.messages == [])
  }
}
