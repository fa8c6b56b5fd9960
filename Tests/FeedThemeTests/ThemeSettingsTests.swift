import FeedDiagnostics
import Testing

@testable import FeedTheme

@Suite struct ThemeSettingsTests {
  private func load(_ settings: String) -> LoadedTheme {
    SampleTheme.load(files: [
      "themes/wall/theme.yml": settings, "themes/wall/templates/song.mustache": "{{extra.color}}{{extra.none}}",
    ])
  }

  @Test func `Everything that a theme says of itself is read`() throws {
    let loaded = load(
      """
      name: Wall
      description: Cards of several sizes.
      license: MIT
      background: {light: "#f0ece2", dark: "oklch(20% 0 0)"}
      paper: {light: "#ffffff", dark: "#202020"}
      ink: {light: "#000000", dark: "#eeeeee"}
      accent: "#b3261e"
      settings:
        color: "#123456"
        columns: 3
      """)
    #expect(loaded.diagnostics.isEmpty)
    let theme = try #require(loaded.theme)
    #expect(theme.settings.colors.background == ThemeColor(light: "#f0ece2", dark: "oklch(20% 0 0)"))
    #expect(theme.settings.colors.paper == ThemeColor(light: "#ffffff", dark: "#202020"))
    #expect(theme.settings.colors.ink == ThemeColor(light: "#000000", dark: "#eeeeee"))
    #expect(theme.settings.colors.accent == ThemeColor(light: "#b3261e", dark: "#b3261e"))
    #expect(theme.render("song", SampleSong(extra: theme.settings.variables())) == "#123456")
    let own = theme.settings.variables(overriddenBy: ["color": .text("red")])
    #expect(theme.render("song", SampleSong(extra: own)) == "red")
  }

  @Test func `A theme needs no settings`() {
    let loaded = SampleTheme.load(files: ["themes/wall/templates/song.mustache": ""])
    #expect(loaded.diagnostics.isEmpty)
    #expect(loaded.theme?.settings.colors == ThemeColors() && loaded.theme?.settings.values.isEmpty == true)
  }

  @Test(arguments: [
    (
      "1️⃣licence: MIT",
      FieldProblem.unknownKey(
        key: "licence", suggestion: "license",
        known: [
          "name", "description", "license", "interface", "extends", "background", "paper", "ink", "accent", "settings",
        ])
    ),
    ("name: 1️⃣[a]", .wrongType(key: "name", expected: "text", found: "a list")),
    (
      "accent: {1️⃣lihgt: red}",
      .unknownKey(key: "lihgt", suggestion: "light", known: ["light", "dark"])
    ),
    ("background: 1️⃣[a]", .wrongType(key: "background", expected: "keys with values", found: "a list")),
    (
      "background: {light: 1️⃣'no; }'}",
      .invalidValue(key: "light", value: "no; }", expected: "a colour such as \"#b3261e\"")
    ),
    (
      "accent: 1️⃣'red; }'",
      .invalidValue(key: "accent", value: "red; }", expected: "a colour such as \"#b3261e\"")
    ),
  ])
  func `Faults are reported at their place`(marked: String, problem: FieldProblem) {
    let file = MarkedText(marked)
    let place = file.places["1️⃣"]
    let location = FeedDiagnostics.SourceLocation(
      file: "themes/wall/theme.yml", line: place?.line, column: place?.column)
    #expect(load(file.text).diagnostics == [Diagnostic(.field(problem), at: location)])
  }

  @Test func `Broken YAML is reported at its place`() {
    let diagnostics = load("name: Wall\n  license: MIT").diagnostics
    #expect(diagnostics.map(\.code) == ["invalid-theme-settings"])
    #expect(diagnostics.first?.location?.description == "themes/wall/theme.yml:2:10")
  }
}
