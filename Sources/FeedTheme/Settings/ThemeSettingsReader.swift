import FeedDiagnostics
import FeedYAML

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
    do throws(Diagnostic) {
      for entry in try ThemeYAML(file: file, wrap: ThemeProblem.invalidSettings).fields(in: text) { read(entry) }
    } catch {
      diagnostics.append(error)
    }
  }

  private mutating func read(_ entry: LocatedFields.Field) {
    switch entry.key {
    case "name": settings.name = text(entry) ?? settings.name
    case "description": settings.description = text(entry) ?? settings.description
    case "license": settings.license = text(entry) ?? settings.license
    case "extends": base = text(entry).map { ThemeBase(name: $0, location: entry.value.location) } ?? base
    case "background": settings.background = colors(entry) ?? settings.background
    case "settings":
      for value in entries(of: entry) { settings.values[value.key] = FreeContext.Value(value.value) }
    case "accents":
      for accent in entries(of: entry) { readAccent(accent) }
    default: reportUnknown(entry, among: Self.keys)
    }
  }

  private mutating func readAccent(_ entry: LocatedFields.Field) {
    if let colors = colors(entry) { settings.accents[entry.key] = colors }
  }

  /// One colour for both surroundings, or one for each; nil where none is fit.
  private mutating func colors(_ entry: LocatedFields.Field) -> ThemeAccent? {
    if let both = entry.value.writtenText {
      return isColor(both, entry) ? ThemeAccent(light: both, dark: both) : nil
    }
    var colors: [String: String] = [:]
    for color in entries(of: entry) {
      guard Self.accentKeys.contains(color.key) else {
        reportUnknown(color, among: Self.accentKeys)
        continue
      }
      guard let text = text(color), isColor(text, color) else { continue }
      colors[color.key] = text
    }
    return (colors["light"] ?? colors["dark"]).map { ThemeAccent(light: $0, dark: colors["dark"] ?? $0) }
  }

  private mutating func isColor(_ text: String, _ entry: LocatedFields.Field) -> Bool {
    let isColor = text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "#(),.%/ -".contains($0)) }
    guard !isColor || text.isEmpty else { return true }
    let problem = FieldProblem.invalidValue(key: entry.key, value: text, expected: "a colour such as \"#b3261e\"")
    diagnostics.append(Diagnostic(.field(problem), at: entry.value.location))
    return false
  }

  private mutating func entries(of entry: LocatedFields.Field) -> [LocatedFields.Field] {
    guard case .fields(let fields) = entry.value.shape else {
      reportWrongType(entry, expected: "keys with values")
      return []
    }
    return fields.fields
  }

  private mutating func text(_ entry: LocatedFields.Field) -> String? {
    guard let text = entry.value.writtenText else {
      reportWrongType(entry, expected: "text")
      return nil
    }
    return text
  }

  private mutating func reportWrongType(_ entry: LocatedFields.Field, expected: String) {
    let problem = FieldProblem.wrongType(key: entry.key, expected: expected, found: entry.value.words)
    diagnostics.append(Diagnostic(.field(problem), at: entry.value.location))
  }

  private mutating func reportUnknown(_ entry: LocatedFields.Field, among known: [String]) {
    let suggestion = Suggestion.nearest(to: entry.key, among: known)
    let problem = FieldProblem.unknownKey(key: entry.key, suggestion: suggestion, known: known)
    diagnostics.append(Diagnostic(.field(problem), at: entry.location))
  }
}
