extension Unicode.Scalar {
  /// Whether the scalar is white space (the property White_Space of the Unicode Character Database).
  var isSpace: Bool {
    switch value {
    case 0x09...0x0D, 0x20: true
    case ..<0x85: false
    case 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Whether the scalar is a letter or a digit of any script.
  var isLetterOrNumber: Bool {
    guard isASCII else {
      // Ideographs and kana are letters; the properties take their time.
      return isIdeographOrKana || properties.isAlphabetic || properties.numericType != nil
    }
    switch self {
    case "0"..."9", "A"..."Z", "a"..."z": return true
    default: return false
    }
  }

  /// Whether the scalar modifies the one before it, as accents and vowel signs do.
  var isMark: Bool {
    guard !isASCII else { return false }
    return switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Whether the scalar is punctuation (CommonMark 0.30, section 2.1).
  var isPunctuation: Bool {
    if isASCII { return value > 0x20 && value < 0x7F && !isLetterOrNumber }
    return switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .closePunctuation, .finalPunctuation, .initialPunctuation,
      .otherPunctuation, .openPunctuation:
      true
    default: false
    }
  }
}
