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
    guard let first = firstConcern(from: start, rules) else { return }
    let rest = Array(bytes[first...])
    removeLast(rest.count)
    for byte in rest {
      switch byte {
      case ..<0x40 where rules.special & 1 << UInt64(byte) != 0:
        append(rules.reference(for: byte) ?? Self.replacement)
      case 0x7F where rules.forbidsLateControls:
        append(Self.replacement)
      case 0x80..<0xC0 where completesForbidden(byte, after: rules):
        append(Self.replacement)
      default:
        append(byte)
      }
    }
  }

  /// The index of the first byte from `start` on that has to be looked at.
  private func firstConcern<Rules: EscapingRules>(from start: Int, _ rules: Rules.Type) -> Int? {
    var index = start
    let end = bytes.count
    while index + 8 <= end {
      var concern: UInt64 = 0
      for offset in 0..<8 { concern |= rules.concern(bytes[index + offset]) }
      if concern != 0 { break }
      index += 8
    }
    while index < end {
      if rules.concerns(bytes[index]) { return index }
      index += 1
    }
    return nil
  }

  /// Whether `byte` ends a forbidden character, whose first bytes are then taken back.
  ///
  /// Strings are valid UTF-8, so the bytes looked back at belong to the same character.
  private mutating func completesForbidden<Rules: EscapingRules>(_ byte: UInt8, after rules: Rules.Type) -> Bool {
    let lead = trailing(1)
    if lead == 0xC2 {
      guard rules.forbidsLateControls, byte < 0xA0 else { return false }
      removeLast(1)
      return true
    }
    guard let first = trailing(2) else { return false }
    let isForbidden =
      switch (first, lead, byte) {
      case (0xEF, 0xBF, 0xBE...0xBF): true
      case (0xEF, 0xB7, 0x90...0xAF): rules.forbidsAllNoncharacters
      default: false
      }
    if isForbidden {
      removeLast(2)
      return true
    }
    // U+1FFFE, U+1FFFF, U+2FFFE and so on: F0…F4, a byte that ends in F, BF, BE or BF.
    guard rules.forbidsAllNoncharacters, byte >= 0xBE, lead == 0xBF, first & 0x0F == 0x0F, let plane = trailing(3),
      plane >= 0xF0
    else { return false }
    removeLast(3)
    return true
  }

  /// The byte that stands `distance` before the end.
  private func trailing(_ distance: Int) -> UInt8? {
    count >= distance ? bytes[count - distance] : nil
  }
}
