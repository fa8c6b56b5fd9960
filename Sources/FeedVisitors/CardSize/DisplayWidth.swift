/// How much room text takes in a proportional typeface, by rough classes of characters.
enum DisplayWidth {
  /// The width in em.
  static func ems(of text: some StringProtocol) -> Double {
    text.reduce(0) { $0 + ems(of: $1) }
  }

  /// The width of one character as readers see it, whatever scalars it is made of, in em.
  static func ems(of character: Character) -> Double {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if let ascii = character.asciiValue { return ems(ofASCII: ascii) }
    if isFullWidth(scalar) || scalar.properties.isEmojiPresentation { return 1 }
    return scalar.properties.isUppercase ? 0.68 : 0.54
  }

  /// Whether a line may break before and after the character without a space.
  static func breaksAnywhere(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first, !scalar.isASCII else { return false }
    return isFullWidth(scalar) && !(0xAC00...0xD7A3).contains(scalar.value)
  }

  private static func ems(ofASCII character: UInt8) -> Double {
    switch character {
    case UInt8(ascii: "m"), UInt8(ascii: "w"), UInt8(ascii: "M"), UInt8(ascii: "W"), UInt8(ascii: "@"): 0.84
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): 0.66
    case UInt8(ascii: " "), UInt8(ascii: "!"), UInt8(ascii: "'")...UInt8(ascii: ")"),
      UInt8(ascii: ",")...UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "f"),
      UInt8(ascii: "i"), UInt8(ascii: "j"), UInt8(ascii: "l"), UInt8(ascii: "r"), UInt8(ascii: "t"),
      UInt8(ascii: "|"):
      0.31
    case 0..<0x20, 0x7F: 0
    default: 0.53
    }
  }

  /// Characters that East Asian typefaces draw in a square (UAX 11, wide and full-width, by blocks).
  private static func isFullWidth(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
      0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
