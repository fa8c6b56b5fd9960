import Testing

@testable import FeedTheme

/// The colours that the style sheet of a theme states, and those that it mixes, for one surrounding.
struct StyleColors {
  private let style: String
  private var named: [String: PerceivedColor] = [:]
  let isDark: Bool

  /// Reads a style sheet as it is published.
  init(_ style: String, isDark: Bool) {
    self.style = style
    self.isDark = isDark
    for match in style.matches(of: /--([a-z-]+):(?:light-dark\((#[0-9a-f]{6}),(#[0-9a-f]{6})\)|(#[0-9a-f]{6}))[;}]/) {
      let name = String(match.output.1)
      // Kinds have accents of their own, and parts other colours, after those of the page.
      guard named[name] == nil else { continue }
      named[name] = (match.output.4 ?? (isDark ? match.output.3 : match.output.2)).flatMap { PerceivedColor(hex: $0) }
    }
    for match in style.matches(of: /--([a-z-]+):color-mix\(in oklab,var\(--([a-z]+)\) ([0-9]+)%,var\(--([a-z]+)\)\)/) {
      guard let one = named[String(match.output.2)], let other = named[String(match.output.4)],
        let percent = Double(match.output.3)
      else { continue }
      named[String(match.output.1)] = one.mixed(percent / 100, into: other)
    }
  }

  /// A colour by its name, such as `ink`.
  subscript(name: String) -> PerceivedColor {
    get throws { try #require(named[name], "there is no --\(name)") }
  }

  /// The colours that rules give a property, by their selectors.
  func colors(of property: String, where isWanted: (Substring) -> Bool) throws -> [(selector: String, PerceivedColor)] {
    let value = try Regex(
      "(?:^|;)\(property):(?:light-dark\\((#[0-9a-f]{6}),(#[0-9a-f]{6})\\)|var\\(--([a-z-]+)\\))(?:;|$)",
      as: (Substring, Substring?, Substring?, Substring?).self)
    return try style.matches(of: /([^{};]*)\{([^{}]*)\}/).filter { isWanted($0.output.1) }.compactMap { rule in
      guard let match = rule.output.2.firstMatch(of: value) else { return nil }
      let (_, light, dark, name) = match.output
      let stated = (isDark ? dark : light).flatMap { PerceivedColor(hex: $0) }
      return (String(rule.output.1), try stated ?? self[String(try #require(name))])
    }
  }

  /// The colours of the words of code, by their selectors.
  func codeColors() throws -> [(selector: String, PerceivedColor)] {
    try colors(of: "color") { $0.hasPrefix(".tok-") }
  }
}
