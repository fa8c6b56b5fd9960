import Testing

@testable import FeedTheme

/// The colours that the style sheet of a theme states, and those that it mixes, for one surrounding.
struct StyleColors {
  private var named: [String: PerceivedColor] = [:]
  let isDark: Bool

  /// Reads a style sheet as it is published.
  init(_ style: String, isDark: Bool) {
    self.isDark = isDark
    for match in style.matches(of: /--([a-z-]+):(?:light-dark\((#[0-9a-f]{6}),(#[0-9a-f]{6})\)|(#[0-9a-f]{6}))[;}]/) {
      let name = String(match.output.1)
      // Kinds have accents of their own, behind that of the theme.
      guard name != "accent" || named[name] == nil else { continue }
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

  /// The names of the colours of code.
  var codeNames: [String] { named.keys.filter { $0.hasPrefix("code-") }.sorted() }
}
