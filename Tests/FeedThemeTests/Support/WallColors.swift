import Testing

@testable import FeedTheme

/// The colours that the style sheet of the theme `wall` states, and those that it computes, for one surrounding.
struct WallColors {
  private let stated: StyleColors
  private let inkLimit: Double
  private let deepLimit: Double
  private let paperPart: Double
  private var isDark: Bool { stated.isDark }

  /// Reads the style sheet of the theme, or of one that extends it.
  init(theme: String = "wall", isDark: Bool) throws {
    let style = try WallTheme.style(of: theme)
    stated = StyleColors(style, isDark: isDark)
    // A part may make both white; the first ones are those of all kinds.
    let number = /min\(l,([0-9.]+)\) c h\)(?:,oklch\(from var\(--accent\) max\(l,([0-9.]+)\))?/
    let ink = try #require(style.split(separator: "--tone:").dropFirst().first?.firstMatch(of: number))
    let deep = try #require(style.split(separator: "--deep:").dropFirst().first?.firstMatch(of: number))
    let paper = try #require(style.firstMatch(of: /--tint:color-mix\(in oklab,var\(--accent\) ([0-9]+)%/))
    inkLimit = try Self.fraction(isDark ? ink.output.2 : ink.output.1)
    deepLimit = try Self.fraction(deep.output.1)
    paperPart = try Self.fraction(paper.output.1) / 100
  }

  /// A number that may begin with a point.
  private static func fraction(_ text: Substring?) throws -> Double {
    let text = try #require(text)
    return try #require(Double("0\(text)"))
  }

  /// A colour by its name, such as `ink`.
  subscript(name: String) -> PerceivedColor {
    get throws { try stated[name] }
  }

  /// The colours of the words of code, by their selectors.
  func codeColors() throws -> [(selector: String, PerceivedColor)] { try stated.codeColors() }

  /// The colour that the rule of a selector gives a property.
  func color(_ property: String, of selector: String) throws -> PerceivedColor {
    try #require(try stated.colors(of: property) { $0 == selector || $0.hasPrefix(selector + ",") }.first).1
  }

  /// `--tone` for an accent.
  func ink(_ accent: PerceivedColor) -> PerceivedColor {
    accent.with(lightness: isDark ? max(accent.lightness, inkLimit) : min(accent.lightness, inkLimit))
  }

  /// `--deep` for an accent.
  func deep(_ accent: PerceivedColor) -> PerceivedColor { accent.with(lightness: min(accent.lightness, deepLimit)) }

  /// `--tint` for an accent.
  func paper(_ accent: PerceivedColor) throws -> PerceivedColor { accent.mixed(paperPart, into: try self["paper"]) }

  /// The colours of kinds, which are those of alerts as well, by name.
  static func accents() throws -> [(name: String, color: PerceivedColor)] {
    try WallTheme.style().matches(of: /\.accent-([a-z]+)(?:,[^{]*)?\{--accent:(#[0-9a-f]{6})/).map { match in
      (String(match.output.1), try #require(PerceivedColor(hex: match.output.2)))
    }
  }
}
