import Foundation

/// How well two colours can be told apart (WCAG 2.2, contrast ratio).
package enum ContrastRatio {
  /// The ratio of two colours that are written `#rgb` or `#rrggbb`; nil where one is written otherwise.
  package static func of(_ first: String, _ second: String) -> Double? {
    guard let one = luminance(first), let other = luminance(second) else { return nil }
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
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
