import FeedContent
import FeedDiagnostics
import FeedMarkdown
import FeedModel
import Foundation
import Testing

/// The sample site of this repository.
@Suite struct SampleSiteTests {
  private func load() async -> LoadedContent {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../content")
      .standardizedFileURL
    // Half a day after its newest entries.
    return await ContentLoader(folder: folder.path, context: BuildContext(now: 1_795_219_200)).load()
  }

  @Test func `It loads without complaint`() async {
    let content = await load()
    #expect(content.messages == [])
    #expect(content.feed.entries.count >= 40)
    #expect(!content.feed.people.isEmpty && !content.feed.pages.isEmpty)
  }

  @Test func `It has every kind`() async {
    let content = await load()
    let kinds = Set((content.feed.entries.map(\.entry) + content.feed.people.map(\.entry)).map(\.kind))
    #expect(Kind.builtIn.filter { !kinds.contains($0) }.map(\.name) == [])
    #expect(content.site.kinds.map(\.kind).filter { !kinds.contains($0) } == [])
  }
}
