import FeedDiagnostics
import Yams

/// Reads `theme.yml`.
struct ThemeSettingsReader {
  /// The settings so far; a file that is read later overrides single keys of earlier ones.
  private(set) var settings = ThemeSettings()
  /// The theme that the last file extends which names one.
  private(set) var base: ThemeBase?
  /// What is wrong with the files that were read.
  private(set) var diagnostics: [Diagnostic] = []

  private static let keys = ["name", "description", "license", "extends", "background", "settings", "accents"]
  private static let accentKeys = ["light", "dark"]

  /// Reads a file.
  mutating func read(_ text: String, file: String) {
    let yaml = ThemeYAML(file: file, wrap: ThemeProblem.invalidSettings)
    do throws(Diagnostic) {
      for entry in try yaml.entries(in: text) { read(entry, yaml) }
    } catch {
      diagnostics.append(error)
    }
  }

  private mutating func read(_ entry: ThemeYAMLEntry, _ yaml: ThemeYAML) {
    switch entry.key {
    case "name": settings.name = text(entry) ?? settings.name
    case "description": settings.description = text(entry) ?? settings.description
    case "license": settings.license = text(entry) ?? settings.license
    case "extends": base = text(entry).map { ThemeBase(name: $0, location: entry.valueLocation) } ?? base
    case "background": settings.background = colors(entry, yaml) ?? settings.background
    case "settings":
      for value in entries(of: entry, yaml) { settings.values[value.key] = FreeContext.Value(value.value) }
    case "accents":
      for accent in entries(of: entry, yaml) { readAccent(accent, yaml) }
    default: reportUnknown(entry, among: Self.keys)
    }
  }

  private mutating func readAccent(_ entry: ThemeYAMLEntry, _ yaml: ThemeYAML) {
    if let colors = colors(entry, yaml) { settings.accents[entry.key] = colors }
  }

  /// One colour for both surroundings, or one for each; nil where none is fit.
  private mutating func colors(_ entry: ThemeYAMLEntry, _ yaml: ThemeYAML) -> ThemeAccent? {
    if let both = entry.value.writtenText {
      return isColor(both, entry) ? ThemeAccent(light: both, dark: both) : nil
    }
    var colors: [String: String] = [:]
    for color in entries(of: entry, yaml) {
      guard Self.accentKeys.contains(color.key) else {
        reportUnknown(color, among: Self.accentKeys)
        continue
      }
      guard let text = text(color), isColor(text, color) else { continue }
      colors[color.key] = text
    }
    return (colors["light"] ?? colors["dark"]).map { ThemeAccent(light: $0, dark: colors["dark"] ?? $0) }
  }

  private mutating func isColor(_ text: String, _ entry: ThemeYAMLEntry) -> Bool {
    let isColor = text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "#(),.%/ -".contains($0)) }
    guard !isColor || text.isEmpty else { return true }
    let problem = FieldProblem.invalidValue(key: entry.key, value: text, expected: "a colour such as \"#b3261e\"")
    diagnostics.append(Diagnostic(.field(problem), at: entry.valueLocation))
    return false
  }

  private mutating func entries(of entry: ThemeYAMLEntry, _ yaml: ThemeYAML) -> [ThemeYAMLEntry] {
    guard case .mapping = entry.value, let entries = try? yaml.entries(of: entry.value) else {
      reportWrongType(entry, expected: "keys with values")
      return []
    }
    return entries
  }

  private mutating func text(_ entry: ThemeYAMLEntry) -> String? {
    guard let text = entry.value.writtenText else {
      reportWrongType(entry, expected: "text")
      return nil
    }
    return text
  }

  private mutating func reportWrongType(_ entry: ThemeYAMLEntry, expected: String) {
    let problem = FieldProblem.wrongType(key: entry.key, expected: expected, found: entry.value.words)
    diagnostics.append(Diagnostic(.field(problem), at: entry.valueLocation))
  }

  private mutating func reportUnknown(_ entry: ThemeYAMLEntry, among known: [String]) {
    let suggestion = Suggestion.nearest(to: entry.key, among: known)
    let problem = FieldProblem.unknownKey(key: entry.key, suggestion: suggestion, known: known)
    diagnostics.append(Diagnostic(.field(problem), at: entry.location))
  }
}
