/// How much room text takes in a proportional typeface, by rough classes of characters, scalar after scalar.
struct DisplayWidth {
  private var isJoined = false

  /// The width in em.
  static func ems(of text: String) -> Double {
    var widths = DisplayWidth()
    return text.unicodeScalars.reduce(0) { $0 + widths.next($1) }
  }

  /// What the next scalar of a text adds to its width, in em: nothing where it is drawn onto the one before it.
  mutating func next(_ scalar: Unicode.Scalar) -> Double {
    if scalar.isASCII {
      isJoined = false
      return Self.ems(ofASCII: UInt8(truncatingIfNeeded: scalar.value))
    }
    defer { isJoined = scalar == "\u{200D}" }
    return isJoined || Self.isDrawnOntoAnother(scalar) ? 0 : Self.ems(ofOther: scalar)
  }

  /// Whether a line may break before and after the character without a space.
  static func breaksAnywhere(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x1100 && isFullWidth(scalar) && !(0xAC00...0xD7A3).contains(scalar.value)
  }

  private static func ems(ofOther scalar: Unicode.Scalar) -> Double {
    if isFullWidth(scalar) { return 1 }
    // Two regional indicators make one flag.
    if (0x1F1E6...0x1F1FF).contains(scalar.value) { return 0.5 }
    let properties = scalar.properties
    if properties.isEmojiPresentation { return 1 }
    return properties.isUppercase ? 0.68 : 0.54
  }

  /// Marks, joiners, variation selectors and skin tones.
  private static func isDrawnOntoAnother(_ scalar: Unicode.Scalar) -> Bool {
    if (0x1F3FB...0x1F3FF).contains(scalar.value) { return true }
    guard scalar.value >= 0x300, !isFullWidth(scalar) else { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return true
    default: return false
    }
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
