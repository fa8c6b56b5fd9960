/// The widths of the characters of a typeface, by the name that a theme's metrics give it.
///
/// `scripts/font-widths` says which fonts each table stands for.
package enum FontTable: String, CaseIterable, Sendable {
  /// Text as wide as Arial, Helvetica, Segoe UI, Roboto or Cantarell.
  case sans
  /// The same, bold.
  case sansBold = "sans-bold"
  /// Bold titles as wide as Century Gothic or Avant Garde.
  case geometric
  /// Text as wide as Palatino.
  case serif
  /// Characters that are all as wide.
  case mono

  /// The widths by scalar value, in units; `unknown` where no font is known that has the character.
  var widths: [UInt8] {
    switch self {
    case .sans: Self.sansWidths
    case .sansBold: Self.sansBoldWidths
    case .geometric: Self.geometricWidths
    case .serif: Self.serifWidths
    case .mono: Self.monoWidths
    }
  }

  /// How many units an em has.
  static let unitsPerEm = 200

  /// What stands for a character without a width: none of those known is as narrow.
  static let unknown: UInt8 = 0

  private static let sansWidths = decode(FontWidthTables.sans)
  private static let sansBoldWidths = decode(FontWidthTables.sansBold)
  private static let geometricWidths = decode(FontWidthTables.geometric)
  private static let serifWidths = decode(FontWidthTables.serif)
  private static let monoWidths = decode(FontWidthTables.mono)

  /// Spreads the runs of a table over an array that is indexed by scalar values.
  private static func decode(_ table: String) -> [UInt8] {
    var widths: [UInt8] = []
    for line in table.utf8.split(separator: UInt8(ascii: "\n")) {
      let parts = line.split(separator: UInt8(ascii: " "))
      guard parts.count == 2 else { continue }
      let first = parts[0].reduce(0) { $0 << 4 | hexadecimal($1) }
      widths += Array(repeating: unknown, count: max(0, first - widths.count))
      var digits = parts[1].makeIterator()
      while let high = digits.next(), let low = digits.next() {
        widths.append(UInt8(truncatingIfNeeded: hexadecimal(high) << 4 | hexadecimal(low)))
      }
    }
    return widths
  }

  private static func hexadecimal(_ digit: UInt8) -> Int {
    Int(digit <= UInt8(ascii: "9") ? digit - UInt8(ascii: "0") : digit - UInt8(ascii: "a") + 10)
  }
}
