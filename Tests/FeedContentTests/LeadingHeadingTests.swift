import FeedMarkdown
import FeedModel
import Testing

@testable import FeedContent

@Suite("The heading that a body begins with")
struct LeadingHeadingTests {
  @Test(arguments: [
    "# The *real* title\n\nBody.", "\n\n# The *real* title #\nBody.", "The *real* title\n=====\n\nBody.",
    "# The *real* title\r\n\r\nBody.",
  ])
  func `Is the title of an article that states none`(body: String) async throws {
    for path in ["posts/file-name.md", "articles/file-name.md", "file-name.md"] {
      let content = await TestSite.load([path: "---\ndate: 2025-01-02\n---\n\(body)"])
      #expect(content.messages == [], "\(path)")
      let article = try #require(content.feed.entries.first as? ArticleFeedViewObject, "\(path)")
      #expect(article.title == "The real title", "\(path)")
      #expect(article.entry.body.plainText == "Body.", "\(path)")
    }
  }

  @Test(arguments: [
    ("Rain!", "# Rain\n\nBody.", "Body."), ("Rain", "# Sun\n\nBody.", "Sun\nBody."),
    ("Rain", "## Rain\n\nBody.", "Rain\nBody."),
    ("Rain", "Words.\n\n# Rain", "Words.\nRain"), ("Rain", "# [Rain](https://a.example)\n\nBody.", "Rain\nBody."),
  ])
  func `Is left out of a body whose title says the same`(title: String, body: String, expected: String) async throws {
    let content = await TestSite.load(["articles/a.md": "---\ntitle: \(title)\ndate: 2025-01-02\n---\n\(body)"])
    let article = try #require(content.feed.entries.first as? ArticleFeedViewObject)
    #expect(article.title == title)
    #expect(article.entry.body.plainText.split(separator: "\n").joined(separator: "\n") == expected)
  }

  @Test(arguments: [
    ("Rain", "Rain", true), ("Rain: a song", "rain – A Song!", true), ("“Rain”", "'Rain'", true), ("C", "C++", false),
    ("C#", "C", false), ("!!!", "???", false), ("!!!", "!!!", true), ("Rain", "Rain 2", false), ("雨", "雨。", false),
  ])
  func `Says the same as a title but for punctuation, spaces and case`(title: String, heading: String, isSame: Bool) {
    #expect(LeadingHeading.areAlike(title, heading) == isSame)
  }

  @Test
  func `Stays where it is a link, and is the title all the same`() async throws {
    let content = await TestSite.load(["a.md": "---\ndate: 2025-01-02\n---\n# [Rain](https://a.example)\n\nBody."])
    let article = try #require(content.feed.entries.first as? ArticleFeedViewObject)
    #expect(article.title == "Rain")
    #expect(article.entry.body.links.map(\.destination) == ["https://a.example"])
  }

  @Test(arguments: ["notes/a.md", "a.md"])
  func `Stays in a note`(path: String) async throws {
    let type = path == "a.md" ? "type: note\n" : ""
    let content = await TestSite.load([path: "---\n\(type)date: 2025-01-02\n---\n# Rain\n\nBody."])
    #expect(content.feed.entries.first is PlainTextFeedViewObject)
    #expect(content.feed.entries.first?.entry.body.headings.map(\.text) == ["Rain"])
  }

  @Test(arguments: ["about.md", "pages/about.md"])
  func `Is the title of a page, once`(path: String) async {
    let content = await TestSite.load([path: "# About us\n\nWords.\n\n# More"])
    #expect(content.feed.pages.map(\.title) == ["About us"])
    #expect(content.feed.pages.map { $0.body.headings.map(\.text) } == [["More"]])
  }

  @Test
  func `Leaves the places of what follows as they are`() async {
    let content = await TestSite.load(["a.md": "---\ndate: 2025-01-02\n---\n\n# Rain\n\n![](missing.png)\n"])
    #expect(content.messages.allSatisfy { $0.hasPrefix("content/a.md:7:") } && !content.messages.isEmpty)
  }

  @Test(arguments: ["# {{ page.title }}\n\nBody.", "#tag and words", "#\n\nBody.", "- a\n===\n", "    # Code\n"])
  func `Is none`(body: String) async {
    let content = await TestSite.load(["a.md": "---\ndate: 2025-01-02\ntype: note\n---\n\(body)"])
    #expect(LeadingHeading(body) == nil || body.hasPrefix("#\n"))
    #expect(content.feed.entries.first is PlainTextFeedViewObject)
  }
}
