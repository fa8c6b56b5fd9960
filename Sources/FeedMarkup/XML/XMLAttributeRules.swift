/// The values of attributes in XML 1.0, in either kind of quotes.
enum XMLAttributeRules: EscapingRules {
  // Bare tabs and line feeds would be read as spaces (section 3.3.3).
  static var special: UInt64 { XMLTextRules.special | 1 << 0x09 | 1 << 0x0A | 1 << 0x22 | 1 << 0x27 }
  static var forbidsLateControls: Bool { false }
  static var forbidsAllNoncharacters: Bool { false }

  static func reference(for character: UInt8) -> String? {
    switch character {
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    case 0x09: "&#9;"
    case 0x0A: "&#10;"
    default: XMLTextRules.reference(for: character)
    }
  }
}
