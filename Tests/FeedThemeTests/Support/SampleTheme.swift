import FeedDiagnostics
import FeedMarkup
import TestSupport
import Testing

@testable import FeedTheme

/// Themes in memory.
enum SampleTheme {
  /// Strings of a theme without any.
  static let noStrings = load(["song": ""]).theme?.strings(in: "en") ?? Strings([])

  private static let strings = """
    newer: Newer
    kind.song: Song
    kind.song.plural: Songs
    feedOf: "Feed of {title}"
    plays.one: "{count} play"
    plays.other: "{count} plays"
    """

  /// Loads a theme from its templates; `song` is the one that is rendered, with a ``SampleSong``.
  static func load(_ templates: [String: String]) -> LoadedTheme {
    var files = ["themes/wall/strings/en.yml": strings]
    for (name, text) in templates { files["themes/wall/templates/\(name).mustache"] = text }
    return load(files: files)
  }

  /// Loads a theme from its files.
  static func load(
    files: [String: String], overlay: String? = nil,
    requirements: ThemeRequirements = ThemeRequirements(templates: ["song": SampleSong.fields.schema])
  ) -> LoadedTheme {
    ThemeLoader(searchFolders: ["themes"], overlayFolder: overlay, files: .memory(files))
      .load("wall", requirements: requirements)
  }

  /// Renders the template `song`, which must be without faults.
  static func render(
    _ song: String, _ context: SampleSong = SampleSong(), others: [String: String] = [:],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) -> String {
    let loaded = load(others.merging(["song": song]) { _, own in own })
    #expect(loaded.diagnostics.isEmpty, sourceLocation: sourceLocation)
    return loaded.theme?.render("song", context) ?? ""
  }

  /// Expects findings at the markers of the template `song`, in the order of the text, and no others.
  static func expect(
    _ marked: String, _ expected: [(marker: String, problem: ThemeProblem)], others: [String: String] = [:],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let song = MarkedText(marked)
    let found = load(others.merging(["song": song.text]) { _, own in own }).diagnostics
    let wanted = expected.map { marker, problem in
      let place = song.places[marker]
      return Diagnostic(
        .theme(problem),
        at: FeedDiagnostics.SourceLocation(
          file: "themes/wall/templates/song.mustache", line: place?.line, column: place?.column))
    }
    #expect(found == wanted, sourceLocation: sourceLocation)
  }
}

extension Theme {
  /// Renders a template that is rendered with a song.
  func render(_ template: String, _ song: SampleSong) -> String {
    var buffer = MarkupBuffer()
    self.template(template, for: SampleSong.fields).render(song, into: &buffer)
    return buffer.markup
  }
}

extension ThemeSettings {
  /// The values that are texts, by key.
  var texts: [String: String] {
    values.compactMapValues { if case .text(let text) = $0 { text } else { nil } }
  }
}
