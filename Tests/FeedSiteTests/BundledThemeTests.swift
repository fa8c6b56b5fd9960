import FeedDiagnostics
import FeedHighlighting
import FeedSite
import FeedTheme
import Foundation
import Testing

@Suite("The themes that feedsite brings")
struct BundledThemeTests {
  private static let themes = DocumentationFolder.checkout.appending(path: "themes")

  private func style() throws -> String {
    try String(contentsOf: Self.themes.appending(path: "plain/styles/plain/plain.css"), encoding: .utf8)
  }

  @Test(arguments: ["plain", "wall", "ink", "poster", "gallery"])
  func `Have nothing to be said against them but what is a matter of degree`(name: String) {
    let loader = ThemeLoader(searchFolders: [Self.themes.path(percentEncoded: false)])
    let requirements = SiteAssembly.themeRequirements(withTemplates: loader.templateNames(of: name))
    let found = loader.check(name, requirements: requirements).diagnostics
    #expect(found.filter { !["over-budget", "low-contrast"].contains($0.code) } == [])
    if name == "plain" { #expect(found == []) }
  }

  @Test
  func `Use all that they have in common`() throws {
    let shared = Self.themes.appending(path: "_base")
    let templates = ["_base", "plain", "wall"].flatMap {
      Self.files(in: Self.themes.appending(path: "\($0)/templates"))
    }
    let texts = try templates.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    let requirements = SiteAssembly.themeRequirements(withTemplates: [])
    for template in Self.files(in: shared.appending(path: "templates")) {
      let name = String(template.path.split(separator: "/_base/templates/")[1].dropLast(".mustache".count))
      #expect(requirements.templates[name] != nil || texts.contains("{{>\(name)}}"), "\(name)")
    }
    let english = try String(contentsOf: shared.appending(path: "strings/en.yml"), encoding: .utf8)
    let required = Set(requirements.strings)
    for key in english.matches(of: #/(?m)^"?([A-Za-z0-9.-]+)"?: /#).map({ String($0.1) }) {
      let stem = key.replacing(#/\.(one|other)$/#, with: "")
      let isOpen = ["network.", "kind."].contains { key.hasPrefix($0) }
      #expect(isOpen || required.contains(key) || required.contains(stem) || texts.contains("{{t.\(key)}}"), "\(key)")
    }
  }

  @Test
  func `Plain needs less than 150 lines of CSS, none of them long`() throws {
    let lines = try style().split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count < 150)
    #expect(lines.allSatisfy { $0.count <= 120 })
  }

  /// "31 October" was "October 31" there, and "2 minutes to read" ended in "2".
  @Test(arguments: [
    ("plain/styles/plain/plain.css", ":is(.meta, a, dd) > time"),
    ("wall/styles/wall/2-base.css", ":is(.card-foot, a, dd) > time, .card-sub > :last-child"),
  ])
  func `Keep numbers before their words in entries that are written in another direction`(
    sheet: String, selector: String
  ) throws {
    let style = try String(contentsOf: Self.themes.appending(path: sheet), encoding: .utf8)
    #expect(style.contains("\n\(selector) { unicode-bidi: plaintext;"))
    let article = Self.themes.appending(path: "_base/templates/details/article.mustache")
    #expect(try String(contentsOf: article, encoding: .utf8).contains("<bdi>{{readingTime}}</bdi>"))
  }

  @Test(arguments: ["plain/styles/plain/plain.css", "wall/styles/wall/2-base.css"])
  func `Leave no empty strip where an entry has no facts`(sheet: String) throws {
    let style = try String(contentsOf: Self.themes.appending(path: sheet), encoding: .utf8)
    #expect(style.contains(#/(?m)^[^{]*:is\([^{]*\.facts, \.details\):not\(:has\(\*\)\)[^{]*\{ display: none; \}/#))
  }

  @Test(arguments: ["plain/styles/plain/plain.css", "wall/styles/wall/7-prose.css"])
  func `Have a colour for every kind of token in code`(sheet: String) throws {
    let style = try String(contentsOf: Self.themes.appending(path: sheet), encoding: .utf8)
    for kind in CodeTokenKind.allCases { #expect(style.contains(".tok-\(kind.rawValue)"), "\(kind)") }
  }

  /// By the columns that cards begin in, a wide photo beside a narrow one seemed to fill two of three.
  @Test
  func `Make a page narrow by how far its wall reaches, not by where its cards begin`() throws {
    let sheet = Self.themes.appending(path: "wall/styles/wall/6-columns.css")
    let style = try String(contentsOf: sheet, encoding: .utf8)
    #expect(style.contains(":not(:has(.past-4)) & { max-width:"))
    #expect(style.contains(":not(:has(.past-2, .entry)) & { max-width:"))
  }

  @Test
  func `Ask for covers as wide as the page shows them beside its words`() throws {
    func text(_ path: String) throws -> String {
      try String(contentsOf: Self.themes.appending(path: path), encoding: .utf8)
    }
    let rules = try text("wall/styles/wall/8-entry.css").split(separator: "@media screen and (width>=")
    let beside = try #require(rules.first { $0.contains(".entry-song, .entry-album {\n    &, ~*") })
    let width = try #require(beside.split(separator: ")").first)
    for template in ["wall/templates/partial/cover-sizes", "_base/templates/details/playlist"] {
      #expect(try text("\(template).mustache").contains("(min-width: \(width)) "), "\(template)")
    }
  }

  /// Chromium leaves out the whole rule.
  @Test
  func `Name one language at a time in selectors`() throws {
    for sheet in try styleSheets() { #expect(!sheet.contains(#/:lang\([^)]*,/#)) }
  }

  /// Themes with straight corners had a few that were round.
  @Test
  func `Round corners by the radius of the theme, or to circles`() throws {
    for sheet in try styleSheets(of: ["wall", "ink", "poster", "gallery"]) {
      for radius in sheet.matches(of: #/border(-[a-z]+)*-radius: ([^;}]+)[;}]/#) {
        #expect(radius.2.contains("var(--") || ["0", "50%"].contains(radius.2), "\(radius.0)")
      }
    }
  }

  /// A text between them stayed at the ends of lines.
  @Test
  func `Part the facts of a card by a space, which no line ends with`() throws {
    let style = try String(contentsOf: Self.themes.appending(path: "wall/styles/wall/4-wall.css"), encoding: .utf8)
    let rule = try #require(style.split(separator: "\n").first { $0.hasPrefix(".card-sub {") })
    #expect(rule.contains("::after { content: \" \";") && !rule.contains("·"))
  }

  @Test
  func `Show how many more people are recommended apart from the reasons`() throws {
    let card = Self.themes.appending(path: "wall/templates/card/recommendation.mustache")
    #expect(try String(contentsOf: card, encoding: .utf8).contains(#"<span class="badge">{{moreRecommendations}}"#))
  }

  private func styleSheets(of names: [String] = ["plain", "wall", "ink", "poster", "gallery"]) throws -> [String] {
    try names.flatMap { name in
      let files = Self.files(in: Self.themes.appending(path: "\(name)/styles"), ending: "css")
      try #require(!files.isEmpty, "\(name)")
      return try files.map { try String(contentsOf: $0, encoding: .utf8) }
    }
  }

  private static func files(in folder: URL, ending: String = "mustache") -> [URL] {
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return found?.compactMap { $0 as? URL }.filter { $0.pathExtension == ending } ?? []
  }
}
