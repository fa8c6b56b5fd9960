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
