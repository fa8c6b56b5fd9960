import FeedDiagnostics
import Foundation
import Testing

@testable import FeedTheme

@Suite struct ThemeMetricsTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../themes/wall").standardizedFileURL

  private static let wall = (try? String(contentsOf: folder.appending(path: "metrics.yml"), encoding: .utf8)) ?? ""

  private func load(_ metrics: String, overlay: String? = nil) -> LoadedTheme {
    var files = ["themes/wall/templates/song.mustache": "", "themes/wall/metrics.yml": metrics]
    if let overlay { files["content/theme/metrics.yml"] = overlay }
    return SampleTheme.load(files: files, overlay: "content/theme")
  }

  @Test func `The theme wall states all`() throws {
    let loaded = load(Self.wall)
    #expect(loaded.diagnostics.isEmpty)
    let metrics = try #require(loaded.theme?.metrics)
    #expect(metrics[.columnWidth] == 18)
    #expect(metrics[.title].font == .manropeBold)
    #expect(metrics[.strong].font == .manropeBold)
    #expect(metrics[.copy].lines == 10)
    #expect(metrics.count(.subLines) == 3)
  }

  @Test func `Cards of the theme wall show the recommended people that heights are computed for`() throws {
    let card = try String(
      contentsOf: Self.folder.appending(path: "templates/card/recommendation.mustache"), encoding: .utf8)
    #expect(card.contains("{{#firstRecommendations}}") && card.contains("{{moreRecommendations}}"))
    #expect(!card.contains("{{#recommendations}}"))
    #expect(try !WallTheme.style().contains(".reasons li:nth-child"))
  }

  @Test func `A picture at its greatest height grows with its card`() throws {
    let style = try WallTheme.style()
    #expect(style.contains("max-height:calc(32rem + (var(--more,0))*.5rem)"))
    #expect(style.contains("--more:var(--u,0)*16 + var(--p,0)"))
  }

  @Test func `A theme needs no metrics`() throws {
    let loaded = SampleTheme.load(files: ["themes/wall/templates/song.mustache": ""])
    #expect(loaded.diagnostics.isEmpty)
    #expect(try #require(loaded.theme).metrics == nil)
  }

  @Test func `A site overrides single measures`() throws {
    let loaded = load(Self.wall, overlay: "column-width: 20\ntext: {copy: {lines: 4}}")
    #expect(loaded.diagnostics.isEmpty)
    let metrics = try #require(loaded.theme?.metrics)
    #expect(metrics[.columnWidth] == 20)
    #expect(metrics[.gap] == 1)
    #expect(metrics[.copy].lines == 4)
    #expect(metrics[.copy].size == 0.9375)
  }

  @Test func `The style sheet has the same numbers`() throws {
    let style = try #require(load(Self.wall).theme?.metrics).styleSheet
    for property in [
      "--column-width:18rem;", "--grid-unit:.5rem;", "--cover-ratio:.625;", "--sub-lines:3", "--title-lines:3",
      "--title-tracking:-.01em", "--copy-line:1.4375rem",
      "--title:700 1.1875rem/1.5rem var(--display)", "--text:Manrope,",
    ] {
      #expect(style.contains(property), "\(property)")
    }
    #expect(style.contains(":root,[lang]{--display:"))
  }

  @Test(arguments: [Self.wall])
  func `The style sheet of the theme wall goes by every measure, and by no other`(metrics: String) throws {
    let parts = try FileManager.default.contentsOfDirectory(
      at: Self.folder.appending(path: "styles/wall"), includingPropertiesForKeys: nil)
    let style = try parts.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    let published = try #require(load(metrics).theme?.metrics).styleSheet
    // Which photo becomes wide, and what the lines of a card are counted up to, stands on the cards.
    let others: Set = ["flat-ratio", "sub-lines", "tall-lines"]
    for measure in CardMeasure.allCases where !others.contains(measure.rawValue) {
      #expect(style.contains("var(--\(measure.rawValue))"), "\(measure.rawValue)")
    }
    // Tokens of the style sheet stand in lines of their own.
    for property in published.matches(of: /(--[a-z-]+):/) {
      #expect(!style.contains("\n  \(property.output.1):"), "\(property.output.1) is declared twice")
    }
    for use in style.matches(of: /var\(--([a-z0-9-]+)/) {
      let name = String(use.output.1)
      let isOnCards = ["place", "rows", "columns", "own", "w", "h"].contains(name) || name.hasPrefix("p")
      let isShown = name.hasSuffix("-shown") || isOnCards
      // Only a check in the browser sets how much covers give up.
      let isMeasured = name == "give"
      #expect(isShown || isMeasured || "\(style)\(published)".contains("--\(name):"), "\(name) is declared nowhere")
    }
  }

  @Test(arguments: ["song-row", "column-width", "foot"])
  func `A missing measure is an error`(_ key: String) {
    let lines = Self.wall.split(separator: "\n", omittingEmptySubsequences: false)
    let loaded = load(lines.filter { !$0.hasPrefix("\(key):") }.joined(separator: "\n"))
    let location = FeedDiagnostics.SourceLocation(file: "themes/wall/metrics.yml")
    #expect(loaded.diagnostics == [Diagnostic(.theme(.missingMeasure(key)), at: location)])
    #expect(loaded.theme?.metrics == nil)
  }

  @Test(arguments: [
    ("1️⃣song-rov: 2", FieldProblem.unknownKey(key: "song-rov", suggestion: "song-row", known: [])),
    ("song-row: 1️⃣high", .wrongType(key: "song-row", expected: "a number of rem from 0 on", found: "text")),
    ("song-row: 1️⃣-1", .wrongType(key: "song-row", expected: "a number of rem from 0 on", found: "a number")),
    ("grid-unit: 1️⃣0", .wrongType(key: "grid-unit", expected: "a number of rem above 0", found: "a number")),
    ("sub-lines: 1️⃣1.5", .wrongType(key: "sub-lines", expected: "a whole number above 0", found: "a number")),
    ("foot: 1️⃣.inf", .wrongType(key: "foot", expected: "a number of rem from 0 on", found: "a number")),
    ("fonts: {text: {widths: 1️⃣san}}", .unknownChoice(key: "widths", value: "san", choices: [], nearest: "sans")),
    (
      "text: {title: {font: 1️⃣dispaly}}",
      .unknownChoice(key: "font", value: "dispaly", choices: [], nearest: "display")
    ),
    ("text: {1️⃣titel: {lines: 2}}", .unknownKey(key: "titel", suggestion: "title", known: [])),
    ("text: {title: {1️⃣bold: 2}}", .unknownKey(key: "bold", suggestion: nil, known: [])),
    (
      "fonts: {text: {families: 1️⃣'Arial; } body { color: red'}}",
      .invalidValue(
        key: "families", value: "Arial; } body { color: red", expected: "names of typefaces as CSS has them")
    ),
  ])
  func `Faults are reported at their place`(marked: String, problem: FieldProblem) throws {
    let file = MarkedText(marked)
    let place = try #require(file.places["1️⃣"])
    let diagnostics = load(Self.wall, overlay: file.text).diagnostics
    #expect(diagnostics.map(\.code) == [problem.traits.code])
    #expect(diagnostics.first?.location?.description == "content/theme/metrics.yml:\(place.line):\(place.column)")
  }
}
