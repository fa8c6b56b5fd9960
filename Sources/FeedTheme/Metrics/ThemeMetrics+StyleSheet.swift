extension ThemeMetrics {
  /// The name of the style sheet of metrics, below `/assets/`.
  package static let styleSheetName = "metrics.css"

  /// The metrics as custom properties of CSS, for the theme's style sheet:
  ///
  ///     :root{--column-width:18rem;--copy-lines:6;...}
  ///     :root,[lang]{--text:system-ui,...;--title:700 1.1875rem/1.5rem var(--display);...}
  ///
  /// What names a typeface stands on every element with a language of its own, so that typefaces can follow the
  /// language (CSS Custom Properties 1, 3: `var()` counts where the property is declared).
  package var styleSheet: String {
    var properties = CardMeasure.allCases.compactMap { measure in
      measures[measure].map { "--\(measure.rawValue):\(Self.words(for: $0))\(measure.unit.suffix)" }
    }
    var localized = fonts.sorted { $0.key < $1.key }.map { "--\($0.key):\($0.value.families)" }
    for (name, font) in fonts.sorted(by: { $0.key < $1.key }) where font.wordSpacing != 0 {
      properties.append("--\(name)-word-spacing:\(Self.words(for: font.wordSpacing))em")
    }
    for text in CardText.allCases {
      guard let style = texts[text] else { continue }
      let size = Self.words(for: style.style.size)
      let line = Self.words(for: style.style.line)
      localized.append("--\(text.rawValue):\(style.weight) \(size)rem/\(line)rem var(--\(style.font))")
      properties.append("--\(text.rawValue)-size:\(size)rem;--\(text.rawValue)-line:\(line)rem")
      if style.style.tracking != 0 {
        properties.append("--\(text.rawValue)-tracking:\(Self.words(for: style.style.tracking))em")
      }
      if let lines = style.style.lines { properties.append("--\(text.rawValue)-lines:\(lines)") }
    }
    return ":root{\(properties.joined(separator: ";"))}\n:root,[lang]{\(localized.joined(separator: ";"))}\n"
  }

  /// The shortest decimal that means the number.
  private static func words(for number: Double) -> String {
    let words = number == number.rounded() && abs(number) < 1_000_000 ? String(Int(number)) : "\(number)"
    return words.hasPrefix("0.") ? String(words.dropFirst()) : words
  }
}
