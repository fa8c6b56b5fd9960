import FeedDiagnostics
import FeedTheme
import TestSupport
import Testing

@Suite("Themes that extend another")
struct ThemeLineageTests {
  private let requirements = ThemeRequirements(templates: ["song": SampleSong.fields.schema])

  private func load(_ files: [String: String], overlay: String? = nil) -> LoadedTheme {
    ThemeLoader(searchFolders: ["own", "themes"], overlayFolder: overlay, files: .memory(files))
      .load("mine", requirements: requirements)
  }

  @Test
  func `Take from it what they do not bring themselves, from whatever folder it comes`() {
    let loaded = load([
      "own/mine/theme.yml": "name: Mine\nextends: wall\nsettings: {a: two}",
      "own/mine/templates/partial/tags.mustache": "own tags",
      "own/mine/strings/en.yml": "newer: Fresh",
      "own/mine/assets/a.css": "",
      "themes/wall/theme.yml": "name: Wall\nlicense: MIT\nextends: _base\nsettings: {a: one, b: one}",
      "themes/wall/templates/song.mustache": "{{>partial/tags}} {{t.newer}} {{t.older}}",
      "themes/wall/templates/partial/tags.mustache": "tags of wall",
      "themes/wall/assets/a.css": "",
      "themes/_base/strings/en.yml": "newer: Newer\nolder: Older",
      "themes/_base/assets/b.css": "",
    ])
    #expect(loaded.diagnostics.isEmpty)
    let strings = loaded.theme?.strings(in: "en")
    #expect(loaded.theme?.render("song", SampleSong(strings: strings)) == "own tags Fresh Older")
    #expect(loaded.theme?.assets.map(\.path) == ["own/mine/assets/a.css", "themes/_base/assets/b.css"])
    #expect(loaded.theme?.settings.texts == ["a": "two", "b": "one"])
  }

  @Test
  func `Report a missing parent with those that there are, and nothing that it would have had`() {
    let loaded = load(["own/mine/theme.yml": "extends: _bsae", "themes/_base/theme.yml": ""])
    let problem = ThemeProblem.unknownTheme("_bsae", searched: ["own", "themes"], available: ["_base", "mine"])
    #expect(
      loaded.diagnostics == [
        Diagnostic(
          .theme(problem), at: FeedDiagnostics.SourceLocation(file: "own/mine/theme.yml", line: 1, column: 10))
      ])
  }

  @Test(arguments: [
    ("1", []), ("2", ["own/mine/theme.yml:1:12 unknown-theme-interface"]),
    ("0", ["own/mine/theme.yml:1:12 wrong-type"]),
    ("1.5", ["own/mine/theme.yml:1:12 wrong-type"]), ("first", ["own/mine/theme.yml:1:12 wrong-type"]),
  ])
  func `Are written for an interface that feedsite has`(interface: String, expected: [String]) {
    let loaded = load(["own/mine/theme.yml": "interface: \(interface)", "own/mine/templates/song.mustache": ""])
    #expect(loaded.diagnostics.map { "\($0.location?.description ?? "") \($0.code)" } == expected)
  }

  @Test
  func `Do not go round in a circle`() {
    let loaded = load([
      "own/mine/theme.yml": "extends: wall", "own/mine/templates/song.mustache": "",
      "themes/wall/theme.yml": "name: Wall\nextends: mine",
    ])
    #expect(
      loaded.diagnostics.map { "\($0.location?.description ?? "") \($0.code)" } == [
        "themes/wall/theme.yml:2:10 invalid-theme-settings"
      ])
  }

  @Test
  func `Are not chosen by what a site puts over its theme`() {
    let loaded = load(
      [
        "own/mine/templates/song.mustache": "", "themes/wall/theme.yml": "",
        "content/theme/theme.yml": "extends: wall",
      ], overlay: "content/theme")
    #expect(
      loaded.diagnostics.map { "\($0.location?.description ?? "") \($0.code)" } == [
        "content/theme/theme.yml:1:10 invalid-theme-settings"
      ])
  }

  @Test
  func `Have in common what is no theme by itself: its name begins with _`() {
    let files = ThemeFiles.memory(["themes/_base/theme.yml": "", "themes/wall/theme.yml": ""])
    let loaded = ThemeLoader(searchFolders: ["themes"], files: files).load("_base", requirements: requirements)
    #expect(loaded.theme == nil)
    let problem = ThemeProblem.unknownTheme("_base", searched: ["themes"], available: ["wall"])
    #expect(loaded.diagnostics == [Diagnostic(.theme(problem), at: nil)])
  }
}
