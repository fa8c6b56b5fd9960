import TestSupport
import Testing

@Suite("What the themes show of an entry")
struct ThemedPageTests {
  private static let drawing = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8"/></svg>"#

  private func built(_ files: [String: String], theme: String = "wall") async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.put(TemporaryFolder.smallSite, at: "content/site.yml")
    for (path, text) in files { try folder.put(text, at: "content/\(path)") }
    let run = try await folder.feedsite("build", "content", "--clock", "2026-01-01", "--theme", theme)
    try #require(run.status == 0, "\(run.errors)")
    return folder
  }

  @Test
  func `A playlist with a cover of its own has it on its card as well, in place of those of its songs`() async throws {
    let folder = try await built([
      "songs/rain.md": "---\ntitle: Rain\ndate: 2025-01-01\ncover: {src: rain.svg, alt: Rain}\n---\n",
      "songs/rain.svg": Self.drawing,
      "playlists/wet.md":
        "---\ntitle: Wet\ndate: 2025-01-02\nsongs: [songs/rain]\ncover: {src: wet.svg, alt: Wet}\n---\n",
      "playlists/wet.svg": Self.drawing,
    ])
    let wall = try folder.text(of: "public/playlists/index.html")
    let mosaic = try #require(wall.split(separator: #"<div class="mosaic">"#).last?.split(separator: "</div>").first)
    #expect(mosaic.contains("wet.svg"))
    #expect(!mosaic.contains("rain.svg"))
  }

  @Test(arguments: [("wall", "wall.css"), ("plain", "plain.css")])
  func `A recording with a cover has it on its page`(theme: String, sheet: String) async throws {
    let folder = try await built(
      [
        "media/roof.md": "---\ndate: 2025-01-01\naudio: https://example.com/roof.mp3\ncover: roof.svg\n---\n",
        "media/roof.svg": Self.drawing,
      ], theme: theme)
    let page = try folder.text(of: "public/media/roof/index.html")
    #expect(page.contains("entry-cover") && page.contains("<audio"))
    let style = try folder.text(of: "public/assets/\(sheet)")
    #expect(style.contains(":is(.entry-media:not(:has(.media audio)),.entry-person)"))
  }
}
