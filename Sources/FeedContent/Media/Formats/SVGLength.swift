/// A length of an SVG attribute (CSS Values and Units 4, section 6.2).
struct SVGLength {
  /// Pixels of CSS; nil where the length depends on something else, such as the window or a font.
  let pixels: Double?

  /// Reads a number with or without a unit.
  init(_ text: String) {
    let text = text.filter { !$0.isWhitespace }.lowercased()
    let unit = Self.factors.keys.first { text.hasSuffix($0) }
    let number = Self.number(unit.map { text.dropLast($0.count) } ?? text[...])
    pixels = number.flatMap { $0 > 0 ? $0 * (unit.flatMap { Self.factors[$0] } ?? 1) : nil }
  }

  /// Pixels in a unit; an inch has 96.
  private static let factors = [
    "px": 1, "in": 96, "cm": 96 / 2.54, "mm": 9.6 / 2.54, "q": 2.4 / 2.54, "pt": 96.0 / 72, "pc": 16,
  ]

  /// A number as SVG writes it; nil for everything else, such as `nan` and hexadecimal digits.
  static func number(_ text: Substring) -> Double? {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains($0) }),
      let number = Double(text), number.isFinite
    else { return nil }
    return number
  }
}
