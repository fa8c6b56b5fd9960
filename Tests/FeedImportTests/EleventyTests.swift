import FeedContent
import FeedDiagnostics
import FeedImport
import FeedModel
import Testing

@Suite("Folders of Eleventy")
struct EleventyTests {
  private static let post = "---\ntitle: Rain\ndate: 2014-01-07\n---\nWords.\n"

  @Test
  func `tags of folders that only make collections are none here`() async throws {
    let folder = try await ImportedFolder([
      "eleventy.config.js": "",
      "posts/likes/likes.11tydata.js": "module.exports = { tags: ['categoryLike', 'kind'], category: 'like' };",
      "posts/likes/rain.md": Self.post,
      "en/stories/stories.11tydata.js":
        "export default { tags: ['_stories', '_stories_en', 'story', 'stories_en', 'up_to'] };",
      "en/stories/sun.md": "---\ntitle: Sun\ndate: 2014-01-08\ntags: [own]\n---\nWords.\n",
    ])
    #expect(folder.fields("posts/likes/rain.md").contains("tags: [kind]"))
    #expect(folder.fields("en/stories/sun.md").contains("tags: [up_to, own]"))
  }
}
