import Foundation

/// The colours that all pages of a theme are made of, and that a site can have its own of.
///
/// Style sheets have them as custom properties: `--background`, `--paper`, `--ink` and `--accent`.
package struct ThemeColors: Hashable, Sendable {
  /// What cards lie on.
  package var background: ThemeColor?
  /// Cards, and the sheets that entries are on.
  package var paper: ThemeColor?
  /// Words.
  package var ink: ThemeColor?
  /// What can be pressed.
  package var accent: ThemeColor?
  /// The only surroundings that pages are made for; nil where they are made for both.
  package var scheme: Scheme?

  /// Surroundings, as the property `color-scheme` names them (CSS Color Adjustment 1, 2).
  package enum Scheme: String, Sendable {
    case light
    case dark
  }

  /// The colours of a site that has some of its own.
  ///
  /// What lies around a paper of one's own follows it: a shade deeper in the light, and much deeper in the dark. A paper
  /// that is the same in both surroundings makes pages that look the same in both.
  package func adapted(to identity: ThemeIdentity) -> ThemeColors {
    var colors = self
    if let light = identity.accent?.value.light { colors.accent?.light = light }
    if let dark = identity.accent?.value.dark { colors.accent?.dark = dark }
    guard let own = identity.paper?.value else { return colors }
    if let light = own.light {
      colors.paper?.light = light
      colors.background?.light = ThemeColor.mix(light, ink?.light ?? "#000000", part: 0.06) ?? light
    }
    if let dark = own.dark {
      colors.paper?.dark = dark
      colors.background?.dark = ThemeColor.mix(dark, "#000000", part: 0.35) ?? dark
    }
    if own.light == own.dark, let only = own.light { colors.settle(on: ThemeColor.isDark(only) ? .dark : .light) }
    return colors
  }

  private mutating func settle(on scheme: Scheme) {
    self.scheme = scheme
    for color in [\ThemeColors.background, \.paper, \.ink, \.accent] {
      guard let both = self[keyPath: color] else { continue }
      let one = scheme == .dark ? both.dark : both.light
      self[keyPath: color] = ThemeColor(light: one, dark: one)
    }
  }

  package var styleSheet: String {
    let named = [("background", background), ("paper", paper), ("ink", ink), ("accent", accent)]
    let stated = named.compactMap { name, color in color.map { "--\(name):\($0.css);" } }
    guard !stated.isEmpty else { return "" }
    return ":root{color-scheme:\(scheme?.rawValue ?? "light dark");\(stated.joined())}"
  }
}

package struct ThemeColor: Hashable, Sendable {
  package var light: String
  package var dark: String

  /// The colour as a value of CSS (CSS Color 5, 3).
  var css: String { light == dark ? light : "light-dark(\(light), \(dark))" }

  /// Whether white is easier to read on a colour than black.
  static func isDark(_ color: String) -> Bool {
    guard let white = ContrastRatio.of(color, "#ffffff"), let black = ContrastRatio.of(color, "#000000") else {
      return false
    }
    return white > black
  }

  /// Two colours mixed; nil where one is not written `#rrggbb`.
  ///
  /// - Parameter part: How much there is of the second one, from 0 to 1.
  fileprivate static func mix(_ first: String, _ second: String, part: Double) -> String? {
    guard first.count == 7, second.count == 7, let one = channels(first), let other = channels(second) else {
      return nil
    }
    let digits = zip(one, other).map { pair in
      let value = Int((Double(pair.0) * (1 - part) + Double(pair.1) * part).rounded())
      return String(value + 0x100, radix: 16).dropFirst()
    }
    return "#" + digits.joined()
  }

  /// Red, green and blue from 0 to 255; nil where the colour is written neither `#rgb` nor `#rrggbb`.
  fileprivate static func channels(_ color: String) -> [Int]? {
    var digits = Array(color.dropFirst())
    guard color.first == "#", digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return nil }
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    guard digits.count == 6, let number = Int(String(digits), radix: 16) else { return nil }
    return [number >> 16, number >> 8 & 0xFF, number & 0xFF]
  }
}

/// The contrast of two colours (WCAG 2.2, contrast ratio).
package enum ContrastRatio {
  /// The ratio of two colours that are written `#rgb` or `#rrggbb`; nil where one is written otherwise.
  package static func of(_ first: String, _ second: String) -> Double? {
    guard let one = luminance(first), let other = luminance(second) else { return nil }
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// The ratio in digits, where it is less than needed; a meaningful graphic needs 3 (WCAG 2.2, 1.4.11).
  package static func tooLow(_ first: String, _ second: String, needed: Double = 3) -> String? {
    guard let ratio = of(first, second), ratio < needed else { return nil }
    let tenths = Int(ratio * 10)
    return "\(tenths / 10).\(tenths % 10)"
  }

  private static func luminance(_ color: String) -> Double? {
    guard let channels = ThemeColor.channels(color) else { return nil }
    let parts = channels.map { channel in
      let part = Double(channel) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
}
