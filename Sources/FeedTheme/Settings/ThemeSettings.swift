import FeedDiagnostics
import FeedYAML

/// The settings of a theme in `theme.yml`.
package struct ThemeSettings: Sendable {
  /// The version of all that themes rest on; it rises where a theme that worked would work no longer.
  package static let interface = 1

  package var colors = ThemeColors()
  /// The values that a site can override, by key.
  package var values: [String: FreeValue] = [:]

  /// The values as templates read them: `{{theme.KEY}}`; those of the site count.
  package func variables(overriddenBy site: [String: FreeValue] = [:]) -> FreeValue {
    .fields(values.merging(site) { _, own in own })
  }
}

struct ThemeSettingsReader {
  /// The settings so far; a file that is read later overrides single keys of earlier ones.
  private(set) var settings = ThemeSettings()
  /// The name of the theme that the last file extends which names one.
  private(set) var base: ThemeIdentity.Stated<String>?
  private var reader = ThemeFieldReader()

  /// What is wrong with the files that were read.
  var diagnostics: [Diagnostic] { reader.diagnostics }

  private static let keys = [
    "name", "description", "license", "interface", "extends", "background", "paper", "ink", "accent", "settings",
  ]
  private static let surroundings = ["light", "dark"]

  mutating func read(_ text: String, file: String) {
    for entry in reader.fields(of: text, file: file, wrap: ThemeProblem.invalidSettings) { read(entry) }
  }

  private mutating func read(_ entry: LocatedFields.Field) {
    switch entry.key {
    // For people who read the file.
    case "name", "description", "license": _ = reader.text(entry)
    case "interface": readInterface(entry)
    case "extends": base = reader.text(entry).map { ThemeIdentity.Stated($0, at: entry.value.location) } ?? base
    case "settings":
      for value in reader.fields(of: entry) { settings.values[value.key] = FreeValue(value.value) }
    case "background": settings.colors.background = colors(entry) ?? settings.colors.background
    case "paper": settings.colors.paper = colors(entry) ?? settings.colors.paper
    case "ink": settings.colors.ink = colors(entry) ?? settings.colors.ink
    case "accent": settings.colors.accent = colors(entry) ?? settings.colors.accent
    default: reader.reportUnknown(entry, among: Self.keys)
    }
  }

  private mutating func readInterface(_ entry: LocatedFields.Field) {
    let known = ThemeSettings.interface
    guard let stated = entry.value.number.flatMap(Int.init(exactly:)), stated > 0 else {
      return reader.report(
        .wrongType(key: entry.key, expected: "a number such as \(known)", found: entry.value.words), entry)
    }
    guard stated > known else { return }
    reader.diagnostics.append(
      Diagnostic(.theme(.unknownInterface(stated, known: known)), at: entry.value.location))
  }

  /// One colour for both surroundings, or one for each; nil where none is fit.
  private mutating func colors(_ entry: LocatedFields.Field) -> ThemeColor? {
    if let both = entry.value.writtenText {
      return isColor(both, entry) ? ThemeColor(light: both, dark: both) : nil
    }
    var colors: [String: String] = [:]
    for color in reader.fields(of: entry) {
      guard Self.surroundings.contains(color.key) else {
        reader.reportUnknown(color, among: Self.surroundings)
        continue
      }
      guard let text = reader.text(color), isColor(text, color) else { continue }
      colors[color.key] = text
    }
    return (colors["light"] ?? colors["dark"]).map { ThemeColor(light: $0, dark: colors["dark"] ?? $0) }
  }

  private mutating func isColor(_ text: String, _ entry: LocatedFields.Field) -> Bool {
    let isColor = text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "#(),.%/ -".contains($0)) }
    guard !isColor || text.isEmpty else { return true }
    reader.report(.invalidValue(key: entry.key, value: text, expected: "a colour such as \"#b3261e\""), entry)
    return false
  }
}
