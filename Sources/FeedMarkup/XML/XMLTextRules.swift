/// Text between the tags of XML 1.0.
enum XMLTextRules: EscapingRules {
  // A bare carriage return would be read as a line feed (section 2.11); form feed is no character of XML at all.
  static var special: UInt64 { forbiddenControls | 1 << 0x0C | 1 << 0x0D | 1 << 0x26 | 1 << 0x3C | 1 << 0x3E }
  static var forbidsLateControls: Bool { false }
  static var forbidsAllNoncharacters: Bool { false }

  static func reference(for character: UInt8) -> String? {
    switch character {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case 0x0D: "&#13;"
    default: nil
    }
  }
}
