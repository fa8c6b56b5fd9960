import FeedDiagnostics
import Testing

@testable import FeedTheme

@Suite struct ThemeIdentityTests {
  private static let place = FeedDiagnostics.SourceLocation(file: "content/site.yml", line: 3, column: 9)

  private func load(_ identity: ThemeIdentity) throws -> LoadedTheme {
    ThemeLoader(searchFolders: [WallTheme.folder]).load("wall", requirements: ThemeRequirements(identity: identity))
  }

  private func warnings(_ identity: ThemeIdentity) throws -> [String] {
    try load(identity).diagnostics.filter { $0.code == "faint-color" }.map { "\($0.problem)" }
  }

  private func style(_ identity: ThemeIdentity) throws -> Substring {
    let theme = try #require(try load(identity).theme)
    return try #require(theme.styleSheets.first?.text.split(separator: "\n").first)
  }

  @Test func `A theme without an identity of a site has its own colours`() throws {
    #expect(
      try style(ThemeIdentity())
        == ":root{color-scheme:light dark;--background:light-dark(#f0ece2,#131418);--paper:light-dark(#fffdf8,#1e2026);--ink:light-dark(#1d1a16,#f4f0e7);--accent:#d8432b}"
    )
  }

  @Test func `A light paper changes what lies around it, and nothing in the dark`() throws {
    let style = try style(ThemeIdentity(paper: .init(.init(paper: "#ffffff"), at: nil)))
    #expect(style.contains("--paper:light-dark(#ffffff,#1e2026)"))
    #expect(style.contains("--background:light-dark(#f1f1f1,#131418)"))
    #expect(style.contains("color-scheme:light dark"))
  }

  @Test func `A dark paper makes pages that are dark everywhere`() throws {
    let identity = ThemeIdentity(paper: .init(.init(paper: "#202040"), at: nil))
    let style = try style(identity)
    #expect(style == ":root{color-scheme:dark;--background:#15152a;--paper:#202040;--ink:#f4f0e7;--accent:#d8432b}")
    #expect(try load(identity).theme?.settings.colors.scheme == .dark)
  }

  @Test func `Each surroundings can have their own colours`() throws {
    let style = try style(
      ThemeIdentity(
        accent: .init(.init(light: "#005500", dark: nil), at: nil),
        paper: .init(.init(light: nil, dark: "#000000"), at: nil)))
    #expect(style.contains("--accent:light-dark(#005500,#d8432b)"))
    #expect(style.contains("--paper:light-dark(#fffdf8,#000000)"))
  }

  @Test func `Colours that cannot be told apart are named where they are stated`() throws {
    let both = ThemeIdentity.Pair(light: "#ffee00", dark: "#ffee00")
    let found = try load(ThemeIdentity(accent: .init(both, at: Self.place))).diagnostics
      .filter { $0.code == "faint-color" }
    #expect(found.count == 1)
    #expect(found.first?.location == Self.place)
    #expect(found.first?.severity == .warning)
    #expect(try warnings(ThemeIdentity(paper: .init(.init(light: "#888888", dark: nil), at: nil))).count == 1)
    #expect(try warnings(ThemeIdentity(paper: .init(.init(light: "#fff0f0", dark: "#001133"), at: nil))) == [])
  }

  @Test func `A typeface of the theme stands in place of those of text and titles`() throws {
    let theme = try WallTheme.load(identity: ThemeIdentity(font: .init("serif", at: nil)))
    let metrics = try #require(theme.metrics)
    #expect(metrics[.copy].font == .serif)
    #expect(metrics[.title].font == .serifBold)
    #expect(metrics.fonts["text"]?.families == metrics.fonts["serif"]?.families)
    #expect(try WallTheme.load().metrics?[.copy].font == .manrope)
  }

  @Test(arguments: [("serf", "serif"), ("display", nil)])
  func `A typeface that the theme does not have is an error`(name: String, suggestion: String?) throws {
    let found = try load(ThemeIdentity(font: .init(name, at: Self.place))).diagnostics.filter {
      $0.location == Self.place
    }
    let problem = ThemeProblem.unknownFont(name, suggestion: suggestion, known: ["mono", "serif", "system"])
    #expect(found == [Diagnostic(.theme(problem), at: Self.place)])
  }

  @Test func `The colours of declared kinds end the style sheet, in the order of their names`() throws {
    let theme = try #require(try load(ThemeIdentity(kinds: ["recipe": "#aa3300", "gear": "#003366"])).theme)
    let end = theme.styleSheets.map { $0.text.split(separator: "\n").last }
    #expect(end == [".accent-gear{--accent:#003366}.accent-recipe{--accent:#aa3300}"])
  }
}
