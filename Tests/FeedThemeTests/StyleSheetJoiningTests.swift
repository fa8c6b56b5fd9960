import TestSupport
import Testing

@testable import FeedTheme

@Suite struct StyleSheetJoiningTests {
  private static let files = [
    "themes/wall/styles/wall/2-more.css": "b { top: 0; }",
    "themes/wall/styles/wall/1-base.css": "a { top: 0; }",
    "themes/wall/styles/print/all.css": "c { top: 0; }",
    "themes/wall/strings/en.yml": "",
  ]

  private func sheets(adding more: [String: String] = [:]) throws -> [String: String] {
    let loaded = ThemeLoader(
      searchFolders: ["themes"], overlayFolder: "content/theme",
      files: .memory(Self.files.merging(more) { _, own in own })
    ).load("wall", requirements: ThemeRequirements())
    #expect(loaded.diagnostics.isEmpty)
    let theme = try #require(loaded.theme)
    return Dictionary(uniqueKeysWithValues: theme.styleSheets.map { ($0.relativePath, $0.text) })
  }

  @Test func `The files of a folder are joined in the order of their names`() throws {
    #expect(try sheets() == ["wall.css": "a{top:0}\nb{top:0}\n", "print.css": "c{top:0}\n"])
  }

  @Test func `A site replaces single files and adds its own`() throws {
    let own = ["content/theme/styles/wall/2-more.css": "d {}", "content/theme/styles/wall/own.css": "e {}"]
    #expect(try sheets(adding: own)["wall.css"] == "a{top:0}\nd{}\ne{}\n")
  }

  @Test func `A whole style sheet among the assets replaces all files`() throws {
    #expect(try sheets(adding: ["content/theme/assets/wall.css": "f {}"]).keys.sorted() == ["print.css"])
  }

  @Test func `An open comment ends with its file`() throws {
    #expect(try sheets(adding: ["themes/wall/styles/wall/1-base.css": "a {} /* open"])["wall.css"] == "a{}\nb{top:0}\n")
  }
}
