import FeedContent
import FeedDiagnostics
import FeedModel
import Foundation
import Testing

@Suite("The examples of the documentation")
struct DocumentationExamplesTests {
  @Test("make a content folder without errors and warnings")
  func buildCleanly() async throws {
    let files = try exampleFiles()
    #expect(files.count > 20)
    let loader = ContentLoader(
      files: .inMemory(files), displayName: "content", fallbackTitle: "Examples",
      context: BuildContext(now: 1_800_000_000))
    let content = await loader.load()
    #expect(content.diagnostics.map(DiagnosticFormatter().text(for:)) == [])
  }

  @Test("show every kind")
  func showEveryKind() async throws {
    let loader = ContentLoader(
      files: .inMemory(try exampleFiles()), displayName: "content", fallbackTitle: "Examples",
      context: BuildContext(now: 1_800_000_000))
    let feed = await loader.load().feed
    let shown = Set(feed.entries.map(\.entry.kind.name) + feed.people.map(\.entry.kind.name))
    #expect(shown.isSuperset(of: Kind.builtIn.map(\.name)))
  }

  /// The fenced blocks that begin with the comment `# content/PATH`, and empty files for the media that they name.
  private func exampleFiles() throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for text in try DocumentationFolder.texts() {
      for block in text.matches(of: /(?ms)^```yaml\n(.*?)^```$/).map({ String($0.1) }) {
        guard let name = block.firstMatch(of: /(?m)\A(?:---\n)?# content\/(\S+)$/)?.1 else { continue }
        files[String(name)] = Array(block.utf8)
        let folder = name.split(separator: "/").dropLast().map { "\($0)/" }.joined()
        for file in block.matches(of: /[\w-]+\.(?:jpg|png|mp3)/) { files[folder + String(file.0)] = [] }
      }
    }
    return files
  }
}
