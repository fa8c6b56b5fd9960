package import FeedDiagnostics

/// What a site has of its own in any theme.
package struct ThemeIdentity: Hashable, Sendable {
  /// A colour for light surroundings and one for dark ones; nil for the theme's.
  package struct Pair: Hashable, Sendable {
    package var light: String?
    package var dark: String?

    package init(light: String?, dark: String?) {
      self.light = light
      self.dark = dark
    }

    /// One paper: a dark one is for all surroundings, a light one for light ones.
    package init(paper color: String) {
      self.init(light: color, dark: ThemeColor.isDark(color) ? color : nil)
    }
  }

  /// Something that the site states.
  package struct Stated<Value: Hashable & Sendable>: Hashable, Sendable {
    package var value: Value
    package var location: SourceLocation?

    package init(_ value: Value, at location: SourceLocation?) {
      self.value = value
      self.location = location
    }
  }

  /// The colour of what can be pressed, as `#rrggbb`.
  package var accent: Stated<Pair>?
  /// The colour of cards, as `#rrggbb`; the same for both makes pages that look the same in both.
  package var paper: Stated<Pair>?
  /// The typeface of text and of titles, as the theme's metrics name it.
  package var font: Stated<String>?

  /// The colours of kinds that the site declares, as `#rrggbb` by the name of the kind.
  package var kinds: [String: String]

  package init(
    accent: Stated<Pair>? = nil, paper: Stated<Pair>? = nil, font: Stated<String>? = nil, kinds: [String: String] = [:]
  ) {
    self.accent = accent
    self.paper = paper
    self.font = font
    self.kinds = kinds
  }

  /// The colours of kinds as rules for the classes by which pages name them; empty where the site declares none.
  var styleSheet: String {
    kinds.sorted { $0.key < $1.key }.map { ".accent-\($0){--accent:\($1)}" }.joined()
  }

  /// Warnings about colours of the site's own that are hard to tell from what they are on (WCAG 2.2, 1.4.3 and 1.4.11).
  func diagnostics(for colors: ThemeColors) -> [Diagnostic] {
    guard let ground = colors.paper, let ink = colors.ink else { return [] }
    let schemes: [(ThemeColors.Scheme, KeyPath<ThemeColor, String>)] = [(.light, \.light), (.dark, \.dark)]
    return schemes.filter { colors.scheme ?? $0.0 == $0.0 }.flatMap { scheme, side in
      // Words that are softer than the others need room below the ratio of ink.
      [
        paper.flatMap { problem("paper", ground[keyPath: side], ink[keyPath: side], needed: 7, scheme, $0.location) },
        accent.flatMap { accent in
          colors.accent.flatMap {
            problem("accent", $0[keyPath: side], ground[keyPath: side], needed: 3, scheme, accent.location)
          }
        },
      ].compactMap(\.self)
    }
  }

  private func problem(
    _ key: String, _ color: String, _ other: String, needed: Int, _ scheme: ThemeColors.Scheme,
    _ location: SourceLocation?
  ) -> Diagnostic? {
    ContrastRatio.tooLow(color, other, needed: Double(needed)).map { ratio in
      let problem = ThemeProblem.faintColor(
        key: key, color: color, ratio: ratio, needed: needed, other: other, scheme: scheme.rawValue)
      return Diagnostic(.theme(problem), at: location)
    }
  }
}
