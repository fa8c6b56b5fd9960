import FeedContent
import FeedDiagnostics
import FeedModel
import Foundation
import Testing

@Suite("The examples of the documentation")
struct DocumentationExamplesTests {
  @Test
  func `Make a content folder without errors and warnings`() async throws {
    let files = try exampleFiles()
    #expect(files.count > 20)
    let loader = ContentLoader(
      files: .inMemory(files), displayName: "content", fallbackTitle: "Examples",
      context: BuildContext(now: 1_800_000_000))
    let content = await loader.load()
    #expect(content.diagnostics.map(DiagnosticFormatter().text(for:)) == [])
  }

  @Test
  func `Show every kind`() async throws {
    let loader = ContentLoader(
      files: .inMemory(try exampleFiles()), displayName: "content", fallbackTitle: "Examples",
      context: BuildContext(now: 1_800_000_000))
    let feed = await loader.load().feed
    let shown = Set(feed.entries.map(\.entry.kind.name) + feed.people.map(\.entry.kind.name))
    #expect(shown.isSuperset(of: Kind.builtIn.map(\.name)))
  }

  /// Small pictures, and a recording that plays for 3:45, as the song of the examples does.
  private static func media(_ name: String) -> [UInt8] {
    if name.hasSuffix(".mp3") {
      let frame: [UInt8] = [0xFF, 0xE3, 0x18, 0xC4] + Array(repeating: 0, count: 68)
      return Array(repeatElement(frame, count: 225_000 / 72).joined())
    }
    let pictures = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../MediaSamples/Files/plain")
    let data = try? Data(contentsOf: pictures.appendingPathExtension(name.hasSuffix(".png") ? "png" : "jpg"))
    return data.map { [UInt8]($0) } ?? []
  }

  /// The fenced blocks that begin with the comment `# content/PATH`, and files for the media that they name.
  private func exampleFiles() throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for text in try DocumentationFolder.texts() {
      for block in text.matches(of: /(?ms)^```yaml\n(.*?)^```$/).map({ String($0.1) }) {
        guard let name = block.firstMatch(of: /(?m)\A(?:---\n)?# content\/(\S+)$/)?.1 else { continue }
        files[String(name)] = Array(block.utf8)
        let folder = name.split(separator: "/").dropLast().map { "\($0)/" }.joined()
        for file in block.matches(of: /[\w-]+\.(?:jpg|png|mp3)/).map({ String($0.0) }) {
          files[folder + file] = Self.media(file)
        }
      }
    }
    return files
  }
}
