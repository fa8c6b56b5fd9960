/// The measures that the heights of cards are computed from, as a theme declares them in `metrics.yml`.
package struct ThemeMetrics: Hashable, Sendable {
  /// Lengths in rem, ratios and numbers of lines.
  package internal(set) var measures: [CardMeasure: Double]
  /// The typefaces by name, in the order of the names.
  package internal(set) var fonts: [String: ThemeFont]
  /// How texts are set.
  package internal(set) var texts: [CardText: ThemeTextStyle]

  /// Metrics without any measure.
  package static let none = ThemeMetrics(measures: [:], fonts: [:], texts: [:])

  /// A measure; zero where the theme lacks it, which its reader reports.
  package subscript(_ measure: CardMeasure) -> Double { measures[measure] ?? 0 }

  /// A number of lines.
  package func count(_ measure: CardMeasure) -> Int { Int(self[measure]) }

  /// How a text is set; as no text is, where the theme lacks it, which its reader reports.
  package subscript(_ text: CardText) -> TextStyle { texts[text]?.style ?? TextStyle(size: 1, line: 1.5) }

  /// The same with one measure changed.
  package func setting(_ measure: CardMeasure, to value: Double) -> ThemeMetrics {
    var metrics = self
    metrics.measures[measure] = value
    return metrics
  }
}
