import Foundation

/// Estimates how large YAML grows when its aliases are replaced by what they stand for.
///
/// The parser compares keys with all that is in them, so a key of ten lines can keep it busy for years. What it would
/// have to compare is known before: with as many anchors as there can be levels, and each repeated evenly.
enum AliasExpansion {
  private static let limit = 1e8

  /// Whether the text, expanded, could become larger than any front matter is.
  static func isExcessive(_ yaml: String) -> Bool {
    var anchors = 0.0
    var aliases = 0.0
    var previous: UInt8 = 0x20
    var mark: UInt8 = 0
    for byte in yaml.utf8 {
      if mark != 0, !isName(byte) {
        // `&amp;` and `*word*` are text, since other signs than these follow the name.
        if isName(previous), " \n\r\t,]}:?%@`".utf8.contains(byte) {
          if mark == UInt8(ascii: "&") { anchors += 1 } else { aliases += 1 }
        }
        mark = 0
      }
      if byte == UInt8(ascii: "&") || byte == UInt8(ascii: "*"), !isName(previous) { mark = byte }
      previous = byte
    }
    guard anchors > 0, aliases > 0 else { return false }
    return pow(aliases / anchors + 1, anchors) * Double(yaml.utf8.count) > limit
  }

  private static func isName(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F
      || byte == 0x2D || byte >= 0x80
  }
}
