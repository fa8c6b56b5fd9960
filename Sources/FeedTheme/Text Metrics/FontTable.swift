/// The widths of the characters of a typeface, by the name that a theme's metrics give it.
///
/// `scripts/fonts` names the fonts of each table and writes `FontWidths.txt`, which describes its format.
package enum FontTable: String, CaseIterable, Sendable {
  /// Manrope, which the theme `wall` publishes.
  case manrope
  case manropeBold = "manrope-bold"
  /// Text as wide as Arial, Helvetica, Segoe UI, Roboto or Cantarell.
  case sans
  case sansBold = "sans-bold"
  /// Text as wide as Palatino.
  case serif
  case serifBold = "serif-bold"
  /// Characters that are all as wide.
  case mono

  /// The widths by scalar value, in units; `unknown` where no font is known that has the character.
  var widths: [UInt8] { Self.tables[self] ?? [] }

  static let unitsPerEm = 200

  /// The width that marks an unknown character; no known one is as narrow.
  static let unknown: UInt8 = 0

  private static let tables: [FontTable: [UInt8]] = {
    let lines = PackageResources.FontWidths_txt.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return Dictionary(uniqueKeysWithValues: allCases.map { ($0, read($0, in: lines)) })
  }()

  /// Spreads the runs of a table over an array that is indexed by scalar values.
  private static func read(_ table: FontTable, in lines: [ArraySlice<UInt8>]) -> [UInt8] {
    var widths: [UInt8] = []
    for line in lines.drop(while: { !$0.elementsEqual(table.rawValue.utf8) }).dropFirst().prefix(while: { !$0.isEmpty })
    {
      guard let space = line.firstIndex(of: UInt8(ascii: " ")) else { continue }
      widths += Array(repeating: unknown, count: max(0, number(line[..<space]) - widths.count))
      var rest = line[(space + 1)...]
      while !rest.isEmpty {
        let width = UInt8(truncatingIfNeeded: number(rest.prefix(2)))
        rest = rest.dropFirst(2)
        let isRepeated = rest.first == UInt8(ascii: "*")
        widths += repeatElement(width, count: isRepeated ? number(rest.dropFirst().prefix(2)) : 1)
        if isRepeated { rest = rest.dropFirst(3) }
      }
    }
    return widths
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int {
    digits.reduce(0) { $0 << 4 | Int($1 <= UInt8(ascii: "9") ? $1 & 15 : $1 & 15 + 9) }
  }
}
