import FeedDiagnostics
import FeedModel
import Foundation
import Testing

@testable import FeedContent

@Suite struct SiteIconTests {
  /// A PNG file as far as the beginning of its pixels; nobody looks at them here.
  private func png(_ width: Int, _ height: Int) -> [UInt8] {
    let sides = [width, height].flatMap { side in [24, 16, 8, 0].map { UInt8(side >> $0 & 0xFF) } }
    let header: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
    let pixels: [UInt8] = [0, 0, 0, 0, 0x49, 0x44, 0x41, 0x54, 0, 0, 0, 0]
    return header + sides + [8, 6, 0, 0, 0, 0, 0, 0, 0] + pixels
  }

  private func load(icon: String, _ files: [String: [UInt8]]) async -> LoadedContent {
    var files = files
    files["site.yml"] = Array("id: 0a0a0a0a-0000-4000-8000-000000000000\ntitle: T\nicon: \(icon)\n".utf8)
    return await ContentLoader(
      files: .inMemory(files), displayName: "content", fallbackTitle: "T", context: BuildContext(now: 0)
    ).load()
  }

  @Test func `A drawing and a picture make one icon`() async {
    let drawing = Array("<svg xmlns=\"http://www.w3.org/2000/svg\"/>".utf8)
    let content = await load(icon: "[a.svg, b.png]", ["a.svg": drawing, "b.png": png(512, 512)])
    #expect(content.diagnostics.isEmpty)
    #expect(content.site.icon?.drawing?.bytes == drawing)
    #expect(content.site.icon?.picture?.bytes == png(512, 512))
    #expect(content.site.icon?.picture?.location == SourceLocation(file: "content/b.png"))
    // The sources are not published; the icons that are made from them are.
    #expect(content.files.isEmpty)
  }

  @Test(arguments: ["brand/logo.png", "/brand/logo.png", "./brand/logo.png"])
  func `The file is found in the content folder and in static`(name: String) async {
    for path in ["brand/logo.png", "static/brand/logo.png"] {
      let content = await load(icon: name, [path: png(512, 512)])
      #expect(content.diagnostics.isEmpty)
      #expect(content.site.icon?.picture?.location.file == "content/" + path)
    }
  }

  @Test func `A small picture is used for small icons`() async {
    let content = await load(icon: "a.png", ["a.png": png(64, 64)])
    #expect(content.diagnostics.map(\.code) == ["unfit-icon"])
    #expect(content.site.icon?.picture != nil)
  }

  @Test(arguments: [(600, 500), (500, 600), (4096, 4096)])
  func `A picture that is no square or too large is left out`(width: Int, height: Int) async {
    let content = await load(icon: "a.png", ["a.png": png(width, height)])
    #expect(content.diagnostics.map(\.code) == ["unfit-icon"])
    #expect(content.site.icon == nil)
  }

  @Test func `A broken picture is reported once and left out`() async {
    let content = await load(icon: "a.png", ["a.png": Array(png(512, 512).prefix(12))])
    #expect(content.diagnostics.map(\.code) == ["broken-media"])
    #expect(content.site.icon == nil)
  }

  @Test func `A site without an icon has none`() async {
    let content = await load(icon: "", [:])
    #expect(content.diagnostics.isEmpty && content.site.icon == nil)
  }
}
