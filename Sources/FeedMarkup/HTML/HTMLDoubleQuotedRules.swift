/// Text in HTML's element content and in attribute values that stand in double quotes, where an apostrophe is harmless.
enum HTMLDoubleQuotedRules: EscapingRules {
  static var special: UInt64 { forbiddenControls | 1 << 0x22 | 1 << 0x26 | 1 << 0x3C | 1 << 0x3E }
  static var forbidsLateControls: Bool { true }
  static var forbidsAllNoncharacters: Bool { true }

  static func reference(for character: UInt8) -> String? {
    switch character {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    default: nil
    }
  }
}
