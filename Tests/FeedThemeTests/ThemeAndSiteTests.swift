import FeedDiagnostics
import FeedTheme
import TestSupport
import Testing

@Suite struct ThemeAndSiteTests {
  private static let site = FeedDiagnostics.SourceLocation(file: "content/site.yml", line: 3, column: 8)

  private func problems(
    _ template: String = "", settings: String = "settings: {greeting: Hello, menu: {a: b}}",
    overlay: String = "", overridden: [String] = []
  ) -> [Diagnostic] {
    ThemeLoader(
      searchFolders: ["themes"], overlayFolder: "content/theme",
      files: .memory([
        "themes/wall/theme.yml": settings, "themes/wall/templates/song.mustache": template,
        "content/theme/theme.yml": overlay,
      ])
    ).load(
      "wall",
      requirements: ThemeRequirements(templates: ["song": SampleSong.fields.schema], settings: overridden),
      statedAt: Self.site
    ).diagnostics
  }

  private func unknown(_ name: String, suggestion: String?, known: [String], column: Int) -> Diagnostic {
    Diagnostic(
      .theme(
        .unknownVariable(name, template: "the theme's settings", suggestion: suggestion, known: known)),
      at: FeedDiagnostics.SourceLocation(file: "themes/wall/templates/song.mustache", line: 1, column: column))
  }

  @Test func `A template reads declared settings only`() {
    #expect(
      problems("{{theme.greetnig}}") == [
        unknown("greetnig", suggestion: "greeting", known: ["greeting", "menu"], column: 9)
      ])
    #expect(problems("{{theme.a}}", settings: "") == [unknown("a", suggestion: nil, known: [], column: 9)])
  }

  @Test(arguments: [
    "{{theme.greeting}}", "{{theme.menu.a}}", "{{#theme.menu}}{{a}}{{/theme.menu}}", "{{#theme}}{{greeting}}{{/theme}}",
    "{{^theme.greeting}}{{title}}{{/theme.greeting}}",
  ])
  func `Declared settings are read at any depth`(template: String) {
    #expect(problems(template).isEmpty)
  }

  @Test func `The overlay declares settings too`() {
    #expect(problems("{{theme.own}}", overlay: "settings: {own: 1}", overridden: ["own", "greeting"]).isEmpty)
  }

  @Test func `A site overrides declared settings only`() {
    let problem = ThemeProblem.unknownSetting("greetin", suggestion: "greeting", known: ["greeting", "menu"])
    #expect(problems(overridden: ["greetin", "menu"]) == [Diagnostic(.theme(problem), at: Self.site)])
  }

  @Test func `Broken settings are the only fault`() {
    let found = problems("{{theme.greeting}}", settings: "settings: {", overridden: ["greeting"])
    #expect(found.map(\.code) == ["invalid-theme-settings"])
  }

  @Test(
    arguments: [
      ("de", ["en", "zh-Hant"], "en"), ("zh-CN", ["en", "zh-Hant"], "en"), ("de-AT", ["fr", "ja"], "fr"),
      ("de", ["en", "de"], nil), ("de-AT", ["en", "de"], nil), ("zh-TW", ["en", "zh-Hant"], nil),
      ("en-GB", ["en"], nil),
      ("de", [], nil), (nil, ["en"], nil),
    ] as [(String?, [String], String?)])
  func `A language without strings gets one warning`(language: String?, languages: [String], fallback: String?) {
    var files = ["themes/wall/templates/song.mustache": ""]
    for name in languages { files["themes/wall/strings/\(name).yml"] = "newer: Newer" }
    let loaded = ThemeLoader(searchFolders: ["themes"], files: .memory(files)).load(
      "wall", requirements: ThemeRequirements(languages: [language].compactMap(\.self)), statedAt: Self.site)
    let problem = fallback.map { ThemeProblem.untranslated(language ?? "", fallback: $0) }
    #expect(loaded.diagnostics == [problem.map { Diagnostic(.theme($0), at: Self.site) }].compactMap(\.self))
  }
}
