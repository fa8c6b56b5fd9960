/// A style sheet that is published in one piece, joined from the files of a folder of the theme.
package struct ThemeStyleSheet: Hashable, Sendable {
  /// The path below `/assets/`, for example `wall.css`.
  package let relativePath: String
  package let text: String

  /// What scripts can ask the wall for, whether its style sheet needs it or not.
  private static let units: Set = ["gap", "grid-unit"]

  /// Joins what files hold, in their order.
  ///
  /// Where they use one of the metrics, such as `var(--gap)`, its value takes the place of the variable, unless a file
  /// declares one of that name itself. Families of typefaces stay variables, because a language can have its own; they
  /// and what else files declare begin with the values of the metrics.
  /// The colours are at the beginning, rules of the site's own at the end.
  init(
    relativePath: String, parts: [StyleSheetContents], metrics: ThemeMetrics? = nil,
    colors: ThemeColors = ThemeColors(),
    end: String = ""
  ) {
    self.relativePath = relativePath
    let declared = Set(parts.flatMap(\.declarations).map(\.name))
    let values = metrics.map { $0.lengths + $0.textStyles } ?? []
    let constants = Dictionary(values.map { ("--\($0.name)", $0.value) }.filter { !declared.contains($0.0) }) { $1 }
    let joined = parts.map { $0.compacted(constants: constants) }.joined(separator: "\n")
    let initial = values.filter { declared.contains("--\($0.name)") } + (metrics?.families ?? [])
    let written = parts.reduce(into: Set<String>()) { $0.formUnion($1.variables) }
    // The value of a constant may use variables, too.
    let read = written.union(written.compactMap { constants[$0] }.flatMap { StyleSheetContents($0).variables })
    let used = initial.filter { read.contains("--\($0.name)") } + values.filter { Self.units.contains($0.name) }
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
    names = selector.split(separator: ".", omittingEmptySubsequences: false).dropFirst().compactMap { name in
      let accent = name.hasPrefix("accent-") ? name.dropFirst("accent-".count).prefix(while: \.isOfName) : ""
      return accent.isEmpty ? nil : String(accent)
    }
    guard !names.isEmpty || selector.contains("[class*=accent-]") else { return nil }
    place = declaration.place
    let value = declaration.value
    if let pair = Self.pair(value) {
      (light, dark) = pair
    } else {
      let conditions = declaration.preludes.joined(separator: " ")
      light = conditions.contains("prefers-color-scheme: dark") ? nil : value
      dark = conditions.contains("prefers-color-scheme: light") ? nil : value
    }
  }

  /// The two colours of `light-dark(#b3261e, #f2b8b5)`; nil for any other value.
  private static func pair(_ value: String) -> (light: String, dark: String)? {
    guard value.hasPrefix("light-dark("), value.hasSuffix(")") else { return nil }
    let colors = value.filter { !$0.isWhitespace }.dropFirst("light-dark(".count).dropLast().split(separator: ",")
    guard colors.count == 2, colors.allSatisfy({ $0.first == "#" && $0.dropFirst().allSatisfy(\.isOfName) }) else {
      return nil
    }
    return (String(colors[0]), String(colors[1]))
  }
}

extension Character {
  fileprivate var isOfName: Bool { isASCII && (isLetter || isNumber) || self == "-" || self == "_" }
}
