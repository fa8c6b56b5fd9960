extension MarkupBuffer {
  /// U+FFFD, which stands for a character that a format forbids.
  ///
  /// Replacing beats dropping: two halves of a word that a filter looked for never join (Unicode TR 36, 3.5).
  private static let replacement = "\u{FFFD}"

  /// Appends text after `rules`; what they forbid comes out as U+FFFD.
  ///
  /// The text is copied first and taken back from the first byte on that must not stand there: most text holds none.
  mutating func append<Rules: EscapingRules>(_ text: String, escapedAfter rules: Rules.Type) {
    let start = count
    append(text)
    escape(from: start, after: rules)
  }

  /// Appends text in UTF-8 after `rules`; whole characters, in which what is forbidden comes out as U+FFFD.
  mutating func append<Rules: EscapingRules>(_ text: ArraySlice<UInt8>, escapedAfter rules: Rules.Type) {
    let start = count
    append(text)
    escape(from: start, after: rules)
  }

  /// Escapes what was appended as it stands, from the offset `start` in bytes to the end.
  mutating func escape<Rules: EscapingRules>(from start: Int, after rules: Rules.Type) {
    guard let first = firstOffset(from: start, inWords: rules.mayConcern, where: rules.concerns) else { return }
    let rest = Array(bytes[first...])
    removeLast(rest.count)
    var copied = 0
    var index = 0
    while index < rest.count {
      guard rules.concern(rest[index]) != 0 else {
        index += 1
        continue
      }
      let (length, reference) = Self.escaping(at: index, in: rest, after: rules)
      if let reference {
        append(rest[copied..<index])
        append(reference)
        copied = index + length
      }
      index += length
    }
    append(rest[copied...])
  }

  /// The length of the character at `index`, one that had to be looked at, and what stands for it; nil where it may
  /// stand.
  private static func escaping<Rules: EscapingRules>(
    at index: Int, in bytes: [UInt8], after rules: Rules.Type
  ) -> (length: Int, reference: String?) {
    let byte = bytes[index]
    if byte < 0x40 { return (1, rules.reference(for: byte) ?? replacement) }
    if byte == 0x7F { return (1, rules.forbidsLateControls ? replacement : nil) }
    // Strings are valid UTF-8, so that a character is as long as its first byte says.
    let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    guard index + length <= bytes.count else { return (1, nil) }
    let isForbidden =
      switch (byte, bytes[index + length - 2], bytes[index + length - 1]) {
      case (0xC2, _, let last): rules.forbidsLateControls && last < 0xA0
      case (0xEF, 0xBF, 0xBE...0xBF): true
      case (0xEF, 0xB7, 0x90...0xAF): rules.forbidsAllNoncharacters
      // U+1FFFE, U+1FFFF, U+2FFFE and so on: F0…F4, a byte that ends in F, BF, BE or BF.
      case (0xF0..., 0xBF, 0xBE...0xBF): rules.forbidsAllNoncharacters && bytes[index + 1] & 0x0F == 0x0F
      default: false
      }
    return (length, isForbidden ? replacement : nil)
  }
}
