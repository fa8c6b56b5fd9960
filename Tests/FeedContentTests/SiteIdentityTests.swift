import FeedDiagnostics
import FeedModel
import Testing

@testable import FeedContent

@Suite struct SiteIdentityTests {
  private func load(_ lines: String, _ files: [String: [UInt8]] = [:]) async -> LoadedContent {
    var files = files
    files["site.yml"] = Array("id: 0a0a0a0a-0000-4000-8000-000000000000\ntitle: T\n\(lines)\n".utf8)
    return await ContentLoader(
      files: .inMemory(files), displayName: "content", fallbackTitle: "T", context: BuildContext(now: 0)
    ).load()
  }

  @Test func `Colours are one for all surroundings or one each`() async {
    let content = await load("accent: \"#A30\"\npaper:\n  light: \"#fffdf8\"")
    #expect(content.diagnostics.isEmpty)
    #expect(content.site.identity.accent?.value == .one("#aa3300"))
    #expect(content.site.identity.paper?.value == .each(light: "#fffdf8", dark: nil))
    #expect(content.site.identity.accent?.location.line == 3)
  }

  @Test(arguments: [
    ("accent: red", "invalid-value", 3), ("paper: {lihgt: \"#fff\"}", "unknown-key", 3),
    ("paper:\n  light: white", "invalid-value", 4), ("accent: #aa3300", "commented-value invalid-value", 3),
    ("accent: \"#１２\"", "invalid-value", 3), ("logo: none.svg", "missing-file", 3),
    ("cover: {alt: A stage}", "incomplete-field", 3),
  ])
  func `Mistakes are reported at their place`(lines: String, codes: String, line: Int) async {
    let content = await load(lines)
    #expect(content.codes == codes.split(separator: " ").map(String.init))
    #expect(content.diagnostics.first?.location?.line == line)
  }

  @Test func `A logo and a cover are published and described`() async throws {
    let drawing = Array("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"90\" height=\"30\"/>".utf8)
    let content = await load(
      "logo: brand/logo.svg\ncover: {src: stage.svg, alt: A stage}", ["brand/logo.svg": drawing, "stage.svg": drawing])
    #expect(content.diagnostics.isEmpty)
    let logo = try #require(content.site.identity.logo)
    #expect(logo.alt == "T")
    #expect(logo.file.source == .published(Route("/brand/logo.svg")))
    #expect(logo.file.pixelSize == PixelSize(width: 90, height: 30))
    #expect(content.site.identity.cover?.alt == "A stage")
    #expect(content.files.map(\.path) == ["brand/logo.svg", "stage.svg"])
    #expect(content.unusedFiles.isEmpty)
  }

  @Test func `What is no picture is refused`() async {
    let content = await load("cover: song.mp3", ["song.mp3": [0xFF, 0xFB, 0x90, 0x00]])
    #expect(content.site.identity.cover == nil)
    #expect(content.diagnostics.contains { $0.code == "invalid-value" })
    #expect(content.files.isEmpty)
  }

  @Test func `A typeface is named with its place`() async {
    let content = await load("font: serif")
    #expect(content.site.identity.font == "serif")
    #expect(content.site.identity.fontLocation?.line == 3)
  }
}
