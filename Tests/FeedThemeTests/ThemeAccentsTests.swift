import Testing

@testable import FeedTheme

@Suite struct ThemeAccentsTests {
  @Test func `Kinds have colours of their own in some themes, and that of the site in others`() throws {
    #expect(try WallTheme.load("wall").accents["song"] == "#dc4a2f")
    #expect(try WallTheme.load("poster").accents["song"] == "#dc4a2f")
    #expect(try WallTheme.load("ink").accents == [:])
    #expect(try WallTheme.load("gallery").accents == [:])
  }

  @Test(arguments: ["ink", "gallery"])
  func `The accent of a site is that of all kinds where a theme has one for them`(name: String) throws {
    let green = ThemeIdentity.Pair(light: "#005500", dark: "#88ff88")
    let theme = try WallTheme.load(name, identity: ThemeIdentity(accent: .init(green, at: nil)))
    let style = try #require(theme.styleSheets.first { $0.relativePath == "wall.css" }).text
    #expect(style.contains("--accent:light-dark(#005500,#88ff88)"))
    #expect(style.contains("[class*=accent-]{--accent:inherit !important"))
  }
}
