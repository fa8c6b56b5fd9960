/// A style sheet that is published in one piece, joined from the files of a folder of the theme.
package struct ThemeStyleSheet: Hashable, Sendable {
  /// The path below `/assets/`, for example `wall.css`.
  package let relativePath: String
  /// The text, compacted.
  package let text: String

  /// What scripts can ask the wall for, whether its style sheet needs it or not.
  private static let units: Set = ["gap", "grid-unit"]

  /// Joins the texts of files, in their order.
  ///
  /// Where they use one of the metrics, such as `var(--gap)`, its value takes the place of the variable, unless a file
  /// declares one of that name itself. Families of typefaces stay variables, because a language can have its own; they
  /// and what else files declare begin with the values of the metrics.
  /// The colours stand at the beginning, rules of the site's own at the end.
  init(
    relativePath: String, parts: [String], metrics: ThemeMetrics? = nil, colors: ThemeColors = ThemeColors(),
    end: String = ""
  ) {
    self.relativePath = relativePath
    // Each for itself, so that an open comment or string ends with its file.
    let contents = parts.map(StyleSheetContents.init)
    let declared = Set(contents.flatMap(\.declarations).map(\.name))
    let values = metrics.map { $0.lengths + $0.textStyles } ?? []
    let constants = Dictionary(values.map { ("--\($0.name)", $0.value) }.filter { !declared.contains($0.0) }) { $1 }
    let joined = contents.map { $0.compacted(constants: constants) }.joined(separator: "\n")
    let initial = values.filter { declared.contains("--\($0.name)") } + (metrics?.families ?? [])
    let used = initial.filter { joined.contains("var(--\($0.name)") } + values.filter { Self.units.contains($0.name) }
    let words = used.map { "--\($0.name):\($0.value)" }
    let measures = words.isEmpty ? "" : ":root{\(words.joined(separator: ";"))}"
    let beginning = [colors.styleSheet, measures].filter { !$0.isEmpty }
      .map { StyleSheetContents($0).compacted() + "\n" }.joined()
    text = beginning + joined + "\n" + (end.isEmpty ? "" : end + "\n")
  }
}

/// The colour of kinds as a style sheet declares it: `--accent` in a rule for classes such as `.accent-song`, or, for all of
/// them, `[class*=accent-]`, which takes the colours of kinds away.
struct AccentDeclaration {
  /// The kinds, and other names of accents; empty for all of them.
  let names: [String]
  /// The colour on a light background; nil where the rule is for dark ones only.
  let light: String?
  /// The colour on a dark background; nil where the rule is for light ones only.
  let dark: String?
  let place: TemplatePlace

  /// Those of a style sheet, in its order.
  static func all(in sheet: StyleSheetContents) -> [AccentDeclaration] {
    sheet.declarations.filter { $0.name == "--accent" }.compactMap { AccentDeclaration($0) }
  }

  private init?(_ declaration: StyleSheetContents.Declaration) {
    let selector = declaration.preludes.last ?? ""
    names = selector.matches(of: /\.accent-([A-Za-z0-9_-]+)/).map { String($0.output.1) }
    guard !names.isEmpty || selector.contains("[class*=accent-]") else { return nil }
    place = declaration.place
    let value = declaration.value
    if let pair = value.wholeMatch(of: /light-dark\(\s*(#\w+)\s*,\s*(#\w+)\s*\)/) {
      (light, dark) = (String(pair.1), String(pair.2))
    } else {
      let conditions = declaration.preludes.joined(separator: " ")
      light = conditions.contains("prefers-color-scheme: dark") ? nil : value
      dark = conditions.contains("prefers-color-scheme: light") ? nil : value
    }
  }
}
