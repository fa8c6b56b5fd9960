/// Text anywhere in HTML: element content and attribute values in either kind of quotes.
enum HTMLRules: EscapingRules {
  static var special: UInt64 { HTMLDoubleQuotedRules.special | 1 << 0x27 }
  static var forbidsLateControls: Bool { true }
  static var forbidsAllNoncharacters: Bool { true }

  static func reference(for character: UInt8) -> String? {
    character == UInt8(ascii: "'") ? "&#39;" : HTMLDoubleQuotedRules.reference(for: character)
  }
}
