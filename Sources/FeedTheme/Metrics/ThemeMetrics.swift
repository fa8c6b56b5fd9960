/// The measures that the heights of cards are computed from, as a theme declares them in `metrics.yml`.
package struct ThemeMetrics: Hashable, Sendable {
  /// Lengths in rem, ratios and numbers of lines.
  package internal(set) var measures: [CardMeasure: Double]
  /// The typefaces by name, in the order of the names.
  package internal(set) var fonts: [String: ThemeFont]
  package internal(set) var texts: [CardText: ThemeTextStyle]

  package static let none = ThemeMetrics(measures: [:], fonts: [:], texts: [:])

  /// A measure; zero where the theme lacks it, which its reader reports.
  package subscript(_ measure: CardMeasure) -> Double { measures[measure] ?? 0 }

  package func count(_ measure: CardMeasure) -> Int { Int(self[measure]) }

  /// How a text is set; as no text is, where the theme lacks it, which its reader reports.
  package subscript(_ text: CardText) -> TextStyle { texts[text]?.style ?? TextStyle(size: 1, line: 1.5) }
}

extension ThemeMetrics {
  /// The names of the families in which a text is set, the best first; without the generic ones such as `sans-serif`.
  package func familyNames(of text: CardText) -> [String] {
    var names: [String] = []
    var queue = texts[text].map { [$0.font] } ?? []
    var read: Set<String> = []
    while let font = queue.popLast() {
      guard read.insert(font).inserted, let families = fonts[font]?.families else { continue }
      for family in families.split(separator: ",") {
        let name = family.trimmingPrefix(while: \.isWhitespace)
        if let other = name.firstMatch(of: /^var\(--([\w-]+)\)/) {
          queue.append(String(other.1))
        } else {
          let plain = name.filter { !"\"'".contains($0) }.split(whereSeparator: \.isWhitespace).joined(separator: " ")
          if !Self.systemFamilies.contains(plain), !names.contains(plain) { names.append(plain) }
        }
      }
    }
    return names
  }

  private static let systemFamilies: Set = [
    "", "-apple-system", "BlinkMacSystemFont", "system-ui", "ui-sans-serif", "ui-serif", "ui-monospace", "ui-rounded",
  ]
}

extension ThemeMetrics {
  /// The name of the style sheet of metrics, below `/assets/`.
  package static let styleSheetName = "metrics.css"

  /// The metrics as custom properties of CSS, for the theme's style sheet:
  ///
  ///     :root{--column-width:18rem;--copy-lines:6;...}
  ///     :root,[lang]{--text:system-ui,...;--title:700 1.1875rem/1.5rem var(--display);...}
  ///
  /// What names a typeface is on every element with a language of its own, so that typefaces can follow the
  /// language (CSS Custom Properties 1, 3: `var()` counts where the property is declared).
  package var styleSheet: String {
    let words = [lengths, families + textStyles].map { $0.map { "--\($0.name):\($0.value)" }.joined(separator: ";") }
    return ":root{\(words[0])}\n:root,[lang]{\(words[1])}\n"
  }

  /// What is the same everywhere: lengths, ratios, numbers of lines.
  var lengths: [(name: String, value: String)] {
    var properties = CardMeasure.allCases.compactMap { measure in
      measures[measure].map { (measure.rawValue, "\(Self.words(for: $0))\(measure.unit.suffix)") }
    }
    for (name, font) in fonts.sorted(by: { $0.key < $1.key }) where font.wordSpacing != 0 {
      properties.append(("\(name)-word-spacing", "\(Self.words(for: font.wordSpacing))em"))
    }
    for text in CardText.allCases {
      guard let style = texts[text] else { continue }
      properties.append(("\(text.rawValue)-size", "\(Self.words(for: style.style.size))rem"))
      properties.append(("\(text.rawValue)-line", "\(Self.words(for: style.style.line))rem"))
      if style.style.tracking != 0 {
        properties.append(("\(text.rawValue)-tracking", "\(Self.words(for: style.style.tracking))em"))
      }
      if let lines = style.style.lines { properties.append(("\(text.rawValue)-lines", "\(lines)")) }
    }
    return properties.map { (name: $0.0, value: $0.1) }
  }

  /// The families of typefaces, which can differ by language.
  var families: [(name: String, value: String)] {
    fonts.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value.families) }
  }

  /// How texts are set, for `font`.
  var textStyles: [(name: String, value: String)] {
    CardText.allCases.compactMap { text in
      texts[text].map { style in
        let measures = "\(Self.words(for: style.style.size))rem/\(Self.words(for: style.style.line))rem"
        let weight = style.weight == 400 ? "" : "\(style.weight) "
        return (name: text.rawValue, value: "\(weight)\(measures) var(--\(style.font))")
      }
    }
  }

  /// The shortest decimal that means the number.
  package static func words(for number: Double) -> String {
    if number == number.rounded() && abs(number) < 1_000_000 { return String(Int(number)) }
    let words = abs(number).description
    return (number < 0 ? "-" : "") + (words.hasPrefix("0.") ? String(words.dropFirst()) : words)
  }
}

/// Text on cards that is set in one way, by its key below `text` in a theme's `metrics.yml`.
package enum CardText: String, CaseIterable, Sendable {
  case title
  /// The titles of articles.
  case headline
  case wideTitle = "wide-title"
  /// The titles of photos, videos and recordings.
  case caption
  /// The titles of invitations with guests.
  case invitation
  /// Who follows whom.
  case sentence
  /// Excerpts, and what is below titles.
  case copy
  /// Days, years and the names of authors.
  case strong
  /// The names of people who are recommended.
  case name
  case badgeText = "badge-text"
  /// The site that a link leads to.
  case site
  case note
  case noteHeading = "note-heading"
  case noteCode = "note-code"
  /// Quotations that are the whole card.
  case quotation
  /// Words that are quoted from a link.
  case citation
}
