/// What text must not hold as it stands in one context, such as an attribute's value in XML.
protocol EscapingRules {
  /// The ASCII characters below U+0040 that may not stand as they are, one bit each.
  static var special: UInt64 { get }

  /// Whether U+007F to U+009F are forbidden.
  static var forbidsLateControls: Bool { get }

  /// Whether the noncharacters are forbidden that lie elsewhere than at U+FFFE and U+FFFF.
  static var forbidsAllNoncharacters: Bool { get }

  /// The markup that stands for a special character; nil where the format has none for it.
  static func reference(for character: UInt8) -> String?
}

extension EscapingRules {
  /// The control characters that neither HTML nor XML 1.0 allows: C0 but for tab, line feed, form feed and carriage
  /// return. XML forbids form feed as well.
  static var forbiddenControls: UInt64 { 0xFFFF_FFFF & ~(1 << 9 | 1 << 10 | 1 << 12 | 1 << 13) }

  /// Whether text that holds the byte has to be looked at byte by byte.
  static func concerns(_ byte: UInt8) -> Bool { concern(byte) != 0 }

  /// Whether eight bytes may hold one that has to be looked at, which most text does not.
  @inline(__always)
  static func mayConcern(_ bytes: UInt64) -> Bool {
    let apostrophe = UInt8(ascii: "'")
    return HTMLEscaping.mayConcern(bytes) || concerns(apostrophe) && HTMLEscaping.holds(apostrophe, in: bytes)
  }

  /// One where ``concerns(_:)`` is true, else zero; made without a branch, because letters and spaces take turns in text
  /// as no processor foresees.
  @inline(__always)
  static func concern(_ byte: UInt8) -> UInt64 {
    let ascii = byte & 0x40 == 0 ? special : 1 << (0x7F & 0x3F)
    // U+0080 to U+00BF begin with C2, the noncharacters with EF and more.
    let others: UInt64 = byte & 0x40 == 0 ? 0 : 1 << (0xC2 & 0x3F) | ~0 << (0xEF & 0x3F)
    return (byte & 0x80 == 0 ? ascii : others) >> UInt64(byte & 0x3F) & 1
  }
}
