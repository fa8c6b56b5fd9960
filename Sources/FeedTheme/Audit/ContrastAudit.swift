import FeedDiagnostics
import Foundation

/// Holds the accents in the style sheets of a theme against its background, in light and in dark surroundings.
struct ContrastAudit {
  let theme: AuditedTheme
  let settings: ThemeSettings

  /// The accents that are hard to see.
  var diagnostics: [Diagnostic] {
    guard let background = settings.colors.background else { return [] }
    return theme.styleSheets.flatMap { declared(in: $0, background) }
  }

  private func declared(in sheet: AuditedStyleSheet, _ background: ThemeColor) -> [Diagnostic] {
    AccentDeclaration.all(in: sheet.contents).flatMap { declaration in
      [(declaration.light, background.light), (declaration.dark, background.dark)]
        .compactMap { color, ground in color.flatMap { problem(declaration.names.first ?? "", $0, ground) } }
        .map { sheet.file.diagnostic($0, at: declaration.place) }
    }
  }

  private func problem(_ name: String, _ color: String, _ background: String) -> ThemeCheckProblem? {
    ContrastRatio.tooLow(color, background).map { .lowContrast(name, ratio: $0, background: background) }
  }
}

/// How well two colours can be told apart (WCAG 2.2, contrast ratio).
package enum ContrastRatio {
  /// The ratio of two colours that are written `#rgb` or `#rrggbb`; nil where one is written otherwise.
  package static func of(_ first: String, _ second: String) -> Double? {
    guard let one = luminance(first), let other = luminance(second) else { return nil }
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// The ratio in digits, where it is less than is needed; a sign that means something needs 3 (WCAG 2.2, 1.4.11).
  package static func tooLow(_ first: String, _ second: String, needed: Double = 3) -> String? {
    guard let ratio = of(first, second), ratio < needed else { return nil }
    let tenths = Int(ratio * 10)
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// The relative luminance.
  private static func luminance(_ color: String) -> Double? {
    var digits = Array(color.dropFirst())
    guard color.first == "#", digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return nil }
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    guard digits.count == 6, let number = Int(String(digits), radix: 16) else { return nil }
    let channels = [number >> 16, number >> 8 & 0xFF, number & 0xFF].map { channel in
      let part = Double(channel) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
  }
}
