import FeedDiagnostics
import FeedYAML

/// Reads `metrics.yml`: the measures, and below `fonts` and `text` the typefaces and how texts are set.
struct ThemeMetricsReader {
  private var reader = ThemeFieldReader()
  private var metrics = ThemeMetrics.none
  private var files: [String] = []

  /// What is wrong with the files that were read.
  var diagnostics: [Diagnostic] { reader.diagnostics }

  private static let fontKeys = ["families", "widths", "bold-widths", "margin", "word-spacing"]
  private static let textKeys = ["font", "weight", "size", "line", "tracking", "lines"]
  private static let keys = ["fonts", "text"] + CardMeasure.allCases.map(\.rawValue)

  /// Reads a file; single keys of a later one override those of earlier ones.
  mutating func read(_ text: String, file: String) {
    files.append(file)
    let entries = reader.fields(of: text, file: file, wrap: ThemeProblem.invalidSettings)
    // A text names a typeface, wherever that stands.
    for entry in entries where entry.key == "fonts" {
      for font in reader.fields(of: entry) { readFont(font) }
    }
    for entry in entries where entry.key != "fonts" { read(entry) }
  }

  /// The metrics; nil where there is no file, or anything is wrong with one.
  ///
  /// What is missing is an error in the first file, which is the theme's own.
  ///
  /// - Parameter font: The typeface that the site chose for text and titles; nil for those of the theme.
  mutating func finish(font: ThemeIdentity.Stated<String>? = nil) -> ThemeMetrics? {
    if let font { choose(font) }
    for (text, style) in metrics.texts { metrics.texts[text] = set(style) }
    guard let file = files.first else { return nil }
    guard diagnostics.isEmpty else { return nil }
    let location = SourceLocation(file: file)
    for measure in CardMeasure.allCases where metrics.measures[measure] == nil {
      reader.diagnostics.append(Diagnostic(.theme(.missingMeasure(measure.rawValue)), at: location))
    }
    for text in CardText.allCases where metrics.texts[text] == nil {
      reader.diagnostics.append(Diagnostic(.field(.incomplete(key: text.rawValue, inside: "text")), at: location))
    }
    return diagnostics.isEmpty ? metrics : nil
  }

  /// The names of the typefaces that a site's own takes the place of.
  private static let replaceable = ["display", "text"]

  private mutating func choose(_ font: ThemeIdentity.Stated<String>) {
    let known = metrics.fonts.keys.filter { !Self.replaceable.contains($0) }.sorted()
    guard known.contains(font.value), let chosen = metrics.fonts[font.value] else {
      let suggestion = Suggestion.nearest(to: font.value, among: known)
      let problem = ThemeProblem.unknownFont(font.value, suggestion: suggestion, known: known)
      return reader.diagnostics.append(Diagnostic(.theme(problem), at: font.location))
    }
    for name in Self.replaceable where metrics.fonts[name] != nil { metrics.fonts[name] = chosen }
  }

  private mutating func read(_ entry: LocatedFields.Field) {
    if entry.key == "text" {
      for text in reader.fields(of: entry) { readText(text) }
      return
    }
    guard let measure = CardMeasure(rawValue: entry.key) else { return reader.reportUnknown(entry, among: Self.keys) }
    metrics.measures[measure] = number(entry, measure.unit) ?? metrics.measures[measure]
  }

  private mutating func readFont(_ entry: LocatedFields.Field) {
    var font =
      metrics.fonts[entry.key]
      ?? ThemeFont(families: "sans-serif", widths: .sans, boldWidths: .sansBold, margin: 1, wordSpacing: 0)
    var statesBold = metrics.fonts[entry.key] != nil
    for part in reader.fields(of: entry) {
      switch part.key {
      case "families": font.families = families(part) ?? font.families
      case "widths": font.widths = table(part) ?? font.widths
      case "bold-widths":
        font.boldWidths = table(part) ?? font.boldWidths
        statesBold = true
      case "margin": font.margin = number(part, .ratio) ?? font.margin
      case "word-spacing": font.wordSpacing = signed(part) ?? font.wordSpacing
      default: reader.reportUnknown(part, among: Self.fontKeys)
      }
    }
    if !statesBold { font.boldWidths = font.widths }
    metrics.fonts[entry.key] = font
  }

  private mutating func readText(_ entry: LocatedFields.Field) {
    guard let text = CardText(rawValue: entry.key) else {
      return reader.reportUnknown(entry, among: CardText.allCases.map(\.rawValue))
    }
    let before = metrics.texts[text]
    var style = before ?? ThemeTextStyle(font: "", weight: 400, style: TextStyle(size: 0, line: 0))
    let parts = reader.fields(of: entry)
    for part in parts {
      switch part.key {
      case "font": style.font = fontName(part) ?? style.font
      case "weight": style.weight = number(part, .count).map { Int($0) } ?? style.weight
      case "size": style.style.size = number(part, .ratio) ?? style.style.size
      case "line": style.style.line = number(part, .ratio) ?? style.style.line
      case "tracking": style.style.tracking = signed(part) ?? style.style.tracking
      case "lines": style.style.lines = number(part, .count).map { Int($0) }
      default: reader.reportUnknown(part, among: Self.textKeys)
      }
    }
    for key in ["font", "size", "line"] where before == nil && !parts.contains(where: { $0.key == key }) {
      let problem = FieldProblem.incomplete(key: key, inside: entry.key)
      reader.diagnostics.append(Diagnostic(.field(problem), at: entry.location))
    }
    metrics.texts[text] = style
  }

  /// A text in the widths of its typeface.
  private func set(_ style: ThemeTextStyle) -> ThemeTextStyle {
    guard let font = metrics.fonts[style.font] else { return style }
    var style = style
    style.style.font = style.weight >= 600 ? font.boldWidths : font.widths
    style.style.margin = font.margin
    style.style.wordSpacing = font.wordSpacing
    return style
  }

  // MARK: Values

  private mutating func number(_ entry: LocatedFields.Field, _ unit: MeasureUnit) -> Double? {
    reader.value(entry, expected: unit.expectation) { $0.number.flatMap { unit.allows($0) ? $0 : nil } }
  }

  private mutating func signed(_ entry: LocatedFields.Field) -> Double? {
    reader.value(entry, expected: "a number of em between -1 and 1") { value in
      value.number.flatMap { $0.isFinite && abs($0) < 1 ? $0 : nil }
    }
  }

  private mutating func table(_ entry: LocatedFields.Field) -> FontTable? {
    let choices = FontTable.allCases.map(\.rawValue)
    return reader.choice(entry, among: choices, expected: "one of \(choices.joined(separator: ", "))")
      .flatMap { FontTable(rawValue: $0) }
  }

  private mutating func fontName(_ entry: LocatedFields.Field) -> String? {
    reader.choice(entry, among: metrics.fonts.keys.sorted(), expected: "the name of a typeface below \"fonts\"")
  }

  /// Families go into a style sheet as they are, so that nothing may end the declaration.
  private mutating func families(_ entry: LocatedFields.Field) -> String? {
    let expected = "names of typefaces as CSS has them"
    guard let text = reader.text(entry, expected: expected) else { return nil }
    guard text.isEmpty || text.contains(where: { "{};<>\\\n".contains($0) }) else { return text }
    reader.report(.invalidValue(key: entry.key, value: text, expected: expected), entry)
    return nil
  }
}

/// A typeface of a theme: what its style sheet asks for, and how wide its characters are taken to be.
package struct ThemeFont: Hashable, Sendable {
  package var families: String
  package var widths: FontTable
  package var boldWidths: FontTable
  /// How many times wider than that text may be.
  package var margin: Double
  /// What comes to the width of each space, in em.
  package var wordSpacing: Double
}

/// How a theme sets a text: its own typeface, and the properties in CSS.
package struct ThemeTextStyle: Hashable, Sendable {
  package var font: String
  package var weight: Int
  package var style: TextStyle
}

/// What a measure counts.
package struct MeasureUnit: Sendable {
  /// What CSS has after the number.
  let suffix: String
  /// What is expected of a value, for messages.
  let expectation: String
  private let range: ClosedRange<Double>
  private var isWhole = false

  /// The size of the page's letters.
  package static let rem = Self(suffix: "rem", expectation: "a number of rem from 0 on", range: 0...1000)
  /// The same, but that nothing is laid out where it is zero.
  package static let positiveRem = Self(suffix: "rem", expectation: "a number of rem above 0", range: 0.05...1000)
  /// Parts of something else.
  package static let ratio = Self(suffix: "", expectation: "a number above 0, such as 0.625", range: 0.001...1000)
  package static let count = Self(suffix: "", expectation: "a whole number above 0", range: 1...1000, isWhole: true)

  func allows(_ value: Double) -> Bool { range.contains(value) && (!isWhole || value == value.rounded()) }
}
