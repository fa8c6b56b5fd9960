import FeedDiagnostics
import FeedTheme
import Foundation
import TestSupport
import Testing

@Suite struct ThemeLoaderTests {
  private let requirements = ThemeRequirements(templates: ["song": SampleSong.fields.schema])

  @Test func `The first folder that has the theme counts`() {
    let files = ThemeFiles.memory([
      "own/wall/templates/song.mustache": "own", "themes/wall/templates/song.mustache": "bundled",
      "themes/plain/templates/song.mustache": "plain",
    ])
    let loader = ThemeLoader(searchFolders: ["own", "themes"], files: files)
    #expect(loader.load("wall", requirements: requirements).theme?.render("song", SampleSong()) == "own")
    #expect(loader.load("plain", requirements: requirements).theme?.render("song", SampleSong()) == "plain")
  }

  @Test(arguments: ["wal", "../themes/wall", "", "."])
  func `An unknown theme is reported with those that there are`(name: String) {
    let files = ThemeFiles.memory(["themes/wall/theme.yml": "", "own/plain/theme.yml": ""])
    let place = FeedDiagnostics.SourceLocation(file: "content/site.yml", line: 3, column: 8)
    let loaded = ThemeLoader(searchFolders: ["own", "themes"], files: files)
      .load(name, requirements: requirements, statedAt: place)
    #expect(loaded.theme == nil)
    let problem = ThemeProblem.unknownTheme(name, searched: ["own", "themes"], available: ["plain", "wall"])
    #expect(loaded.diagnostics == [Diagnostic(.theme(problem), at: place)])
  }

  @Test func `A theme says which keys of front matter its templates read`() {
    let loaded = SampleTheme.load(files: [
      "themes/wall/templates/song.mustache": "{{extra.mood}}{{#extra.room.size}}{{name}}{{/extra.room.size}}",
      "themes/wall/templates/other.mustache": "{{#extra}}{{^weather}}{{wind.speed}}{{/weather}}{{/extra}}",
    ])
    #expect(loaded.theme?.extraKeys == ["mood", "room", "weather", "wind"])
  }

  @Test func `A theme places cards where a template that nothing lies over says where they stand`() {
    let theme = ["themes/wall/templates/song.mustache": "{{#cards}}<div class=\"{{placement}}\">{{/cards}}"]
    #expect(SampleTheme.load(files: theme).theme?.placesCards == true)
    let overlay = theme.merging(["content/theme/templates/song.mustache": "{{#cards}}<div>{{/cards}}"]) { $1 }
    #expect(SampleTheme.load(files: overlay, overlay: "content/theme").theme?.placesCards == false)
  }

  @Test func `The overlay replaces templates and assets and adds others`() {
    let loaded = SampleTheme.load(
      files: [
        "themes/wall/templates/song.mustache": "{{>partial/tags}}",
        "themes/wall/templates/partial/tags.mustache": "theme",
        "content/theme/templates/partial/tags.mustache": "site: {{titel}}",
        "themes/wall/assets/css/wall.css": "", "themes/wall/assets/icon.svg": "",
        "content/theme/assets/css/wall.css": "", "content/theme/assets/a.js": "",
      ], overlay: "content/theme")
    #expect(loaded.theme?.render("song", SampleSong()) == "site: ")
    #expect(
      loaded.diagnostics.map { $0.location?.description } == ["content/theme/templates/partial/tags.mustache:1:9"])
    #expect(loaded.theme?.assets.map(\.relativePath) == ["a.js", "css/wall.css", "icon.svg"])
    #expect(
      loaded.theme?.assets.map(\.path) == [
        "content/theme/assets/a.js", "content/theme/assets/css/wall.css", "themes/wall/assets/icon.svg",
      ])
  }

  @Test func `The overlay replaces single strings and settings`() {
    let loaded = SampleTheme.load(
      files: [
        "themes/wall/templates/song.mustache": "{{t.newer}} {{t.older}}",
        "themes/wall/strings/en.yml": "newer: Newer\nolder: Older",
        "content/theme/strings/en.yml": "newer: Fresh",
        "themes/wall/theme.yml": "name: Wall\nsettings: {a: one, b: two}",
        "content/theme/theme.yml": "settings: {b: three}",
      ], overlay: "content/theme")
    #expect(loaded.diagnostics.isEmpty)
    let strings = loaded.theme?.strings(in: "en")
    #expect(loaded.theme?.render("song", SampleSong(strings: strings)) == "Fresh Older")
    #expect(loaded.theme?.settings.texts == ["a": "one", "b": "three"])
  }

  @Test func `Required templates and strings that are missing are reported`() {
    let loaded = SampleTheme.load(
      files: [
        "themes/wall/theme.yml": "",
        "themes/wall/strings/fr.yml": "newer: Plus récent\nplays.one: '{count} écoute'\nplays.other: '{count} écoutes'",
      ],
      requirements: ThemeRequirements(
        templates: ["card/song": SampleSong.fields.schema],
        optionalTemplates: ["card/band": SampleSong.fields.schema], strings: ["newer", "older", "plays"]))
    #expect(
      loaded.diagnostics == [
        Diagnostic(
          .theme(.missingString("older")), at: FeedDiagnostics.SourceLocation(file: "themes/wall/strings/en.yml")),
        Diagnostic(
          .theme(.missingTemplate("card/song")), at: FeedDiagnostics.SourceLocation(file: "themes/wall/templates")),
      ])
  }

  @Test func `Optional templates are checked where they exist`() {
    let loaded = SampleTheme.load(
      files: ["themes/wall/templates/card/band.mustache": "{{titel}}"],
      requirements: ThemeRequirements(optionalTemplates: ["card/band": SampleSong.fields.schema]))
    #expect(loaded.diagnostics.map(\.code) == ["unknown-variable"])
  }

  @Test func `Problems of all files are reported in their order`() {
    let loaded = SampleTheme.load(files: [
      "themes/wall/theme.yml": "nmae: Wall", "themes/wall/strings/en.yml": "a: 1",
      "themes/wall/templates/song.mustache": "{{titel}}{{#title}}",
    ])
    #expect(
      loaded.diagnostics.map { "\($0.location?.description ?? "") \($0.code)" } == [
        "themes/wall/strings/en.yml:1:4 invalid-theme-strings",
        "themes/wall/templates/song.mustache:1:3 unknown-variable",
        "themes/wall/templates/song.mustache:1:10 template-syntax",
        "themes/wall/theme.yml:1:1 unknown-key",
      ])
  }

  @Test func `A template that cannot be read is not reported as missing too`() {
    var files = ThemeFiles.memory([
      "themes/wall/templates/song.mustache": "{{>partial/tags}}", "themes/wall/templates/card/text.mustache": "",
      "themes/wall/templates/partial/tags.mustache": "",
    ])
    let contents = files.contents
    files.contents = { path in
      path.hasSuffix("song.mustache") ? try contents(path) : Data([0xC3, 0x28])
    }
    let loaded = ThemeLoader(searchFolders: ["themes"], files: files).load(
      "wall",
      requirements: ThemeRequirements(
        templates: ["song": SampleSong.fields.schema, "card/text": SampleSong.fields.schema]))
    #expect(
      loaded.diagnostics.map { "\($0.location?.description ?? "") \($0.code)" } == [
        "themes/wall/templates/card/text.mustache unreadable-theme-file",
        "themes/wall/templates/partial/tags.mustache unreadable-theme-file",
      ])
    #expect(loaded.theme?.templateNames == ["song"])
  }

  @Test func `Themes are read from disk`() throws {
    let folder = try TemporaryFolder()
    for (path, bytes) in [
      ("wall/templates/song.mustache", Data("{{title}}".utf8)), ("wall/templates/bad.mustache", Data([0xC3, 0x28])),
      ("wall/assets/css/.hidden", Data()), ("wall/assets/css/wall.css", Data()),
    ] { try folder.put(bytes, at: path) }
    let loaded = ThemeLoader(searchFolders: [folder.path(of: "none"), folder.path])
      .load("wall", requirements: requirements)
    #expect(loaded.theme?.render("song", SampleSong()) == "Rain")
    #expect(loaded.theme?.assets.map(\.relativePath) == ["css/wall.css"])
    #expect(
      loaded.diagnostics == [
        Diagnostic(
          .theme(.unreadable(reason: "it is not UTF-8; save it as UTF-8")),
          at: FeedDiagnostics.SourceLocation(file: folder.path(of: "wall/templates/bad.mustache")))
      ])
  }

  @Test(arguments: [false, true])
  func `An overlay outside of the content folder is read only where links are followed`(followsLinks: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.put(Data("{{title}}".utf8), at: "wall/templates/song.mustache")
    try folder.put(Data("password: x\n".utf8), at: "elsewhere/theme.yml")
    try folder.link("one/theme/theme.yml", to: "../../elsewhere/theme.yml")
    try folder.link("other/theme", to: "../elsewhere")
    for content in ["one", "other"] {
      let loader = ThemeLoader(
        searchFolders: [folder.path], overlayFolder: folder.path(of: content + "/theme"), followsLinks: followsLinks)
      let loaded = loader.load("wall", requirements: requirements)
      #expect(loaded.diagnostics.isEmpty == !followsLinks, "\(loaded.diagnostics)")
    }
  }

  @Test func `Only what a theme consists of is listed, whatever else its folder holds`() throws {
    let folder = try TemporaryFolder()
    for path in ["theme.yml", "assets/a/b.css", "strings/en.yml", "etc/passwd", "README.md"] {
      try folder.put(Data(), at: path)
    }
    #expect(ThemeFiles.disk.files(folder.path) == ["assets/a/b.css", "strings/en.yml", "theme.yml"])
    #expect(ThemeFiles.disk.files(folder.path(of: "none")) == nil)
  }
}
