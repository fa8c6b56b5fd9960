import FeedDiagnostics
package import FeedMarkup
import FeedTheme
import TestSupport

/// Templates of themes: messages name places that the templates have, a page is the same each time, and texts are escaped
/// unless the template asks for markup.
package struct TemplatesSubject: FuzzSubject {
  private let rendered: @Sendable (MarkupBuffer) -> String
  private static let folder = "themes/wall/"

  /// Creates the subject.
  ///
  /// - Parameter rendered: what a template made.
  package init(rendered: @escaping @Sendable (MarkupBuffer) -> String = { $0.markup }) { self.rendered = rendered }

  /// The template of a song, and after a line `%%%` a partial named `other`.
  package func problem(in bytes: [UInt8]) async -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    let mark = text.firstRange(of: "\n%%%\n")
    let song = String(mark.map { text[..<$0.lowerBound] } ?? text[...])
    let other = String(mark.map { text[$0.upperBound...] } ?? "")
    let loaded = Self.load(song, other)
    if loaded.diagnostics != Self.load(song, other).diagnostics { return "other messages the second time" }
    for (name, text) in [("song", song), ("other", other)] {
      let places = TextPlaces(Array(text.utf8))
      let file = Self.folder + "templates/\(name).mustache"
      if let problem = places.problem(with: loaded.diagnostics, in: file) { return problem }
    }
    guard let theme = loaded.theme, !loaded.diagnostics.contains(where: { $0.severity == .error }) else { return nil }
    let page = render(theme)
    if page != render(theme) { return "another page the second time" }
    let asksForMarkup = text.contains("{{{") || text.contains("&") || text.contains(FuzzSong.mark)
    return page.contains("<" + FuzzSong.mark) && !asksForMarkup ? "a text is not escaped:\n\(page)" : nil
  }

  private static func load(_ song: String, _ other: String) -> LoadedTheme {
    let files = [
      folder + "strings/en.yml":
        "newer: Newer\nfeedOf: \"Feed of {title}\"\nplays.one: One\nplays.other: \"{count}\"\n",
      folder + "templates/song.mustache": song, folder + "templates/other.mustache": other,
    ]
    return ThemeLoader(searchFolders: ["themes"], files: .memory(files))
      .load("wall", requirements: ThemeRequirements(templates: ["song": FuzzSong.fields.schema]))
  }

  private func render(_ theme: Theme) -> String {
    var buffer = MarkupBuffer()
    theme.template("song", for: FuzzSong.fields).render(FuzzSong(strings: theme.strings(in: "en")), into: &buffer)
    return rendered(buffer)
  }
}

/// A value with a variable of every type, whose texts would do harm if they were markup.
struct FuzzSong: TemplateContext {
  static let mark = "q7z"
  let strings: Strings

  static let fields = TemplateFields<Self>(
    "a song",
    .text("title", "Hostile.") { _ in "<\(mark) a=\"'&" },
    .text("nothing", "Nothing.") { _ in nil },
    .markup("body", "Markup.") { $1.append("<p>body</p>") },
    .flag("yes", "Yes.") { _ in true },
    .flag("no", "No.") { _ in false },
    .object("artist", "Somebody.") { _ in FuzzArtist(name: "<\(mark)>") },
    .object("nobody", "Nobody.") { _ in FuzzArtist?.none },
    .list("players", "Several.") { _ in [FuzzArtist(name: "<\(mark) 1>"), FuzzArtist(name: "b")] },
    .texts("tags", "Texts.") { _ in ["<\(mark) 2>", "rain"] },
    .free("extra", "Other keys.") { _ in
      FreeValue.fields(["a": .text("<\(mark) 3>"), "b": .list([.text("c"), .fields(["d": .flag(true)])])])
    },
    .settings("theme", "Settings.") { _ in FreeValue.fields(["a": .text("<\(mark) 4>")]) },
    .strings("t", "Strings.") { $0.strings })
}

/// Somebody with a name.
struct FuzzArtist: TemplateContext {
  let name: String

  static let fields = TemplateFields<Self>(
    "a person",
    .text("name", "The name.") { $0.name },
    .text("title", "What a song has, too.") { _ in nil })
}
