import FeedDiagnostics

extension Unicode.Scalar {
  /// Whether the scalar is white space (the property White_Space of the Unicode Character Database).
  package var isSpace: Bool {
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
  package var isMark: Bool {
    guard !isASCII else { return false }
    return switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Whether the scalar is punctuation (CommonMark 0.30, section 2.1).
  package var isPunctuation: Bool {
    if isASCII { return value > 0x20 && value < 0x7F && !isLetterOrNumber }
    return switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .closePunctuation, .finalPunctuation, .initialPunctuation,
      .otherPunctuation, .openPunctuation:
      true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a character of Chinese, Japanese or Korean that is read on its own: an ideograph, a kana, a
  /// letter of bopomofo or a syllable of hangul (whose decomposed form counts by its first letter).
  var isCJK: Bool {
    switch value {
    case ..<0x1100: false
    case 0x1100...0x115F, 0x3131...0x318E, 0xAC00...0xD7A3, 0xFFA1...0xFFDC: true
    default: isIdeographOrKana
    }
  }

  /// Whether the scalar belongs to text of Chinese, Japanese or Korean: a character of it, or its punctuation.
  var isCJKText: Bool {
    switch value {
    case 0x3000...0x303F, 0xFE10...0xFE1F, 0xFE30...0xFE4F, 0xFF01...0xFF65: true
    default: isCJK
    }
  }

  /// Whether the scalar is drawn twice as wide as a digit (UAX #11, `W` and `F`): of Chinese, Japanese and Korean, and
  /// emoji.
  package var isWide: Bool {
    switch value {
    case ..<0x1100: false
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F: true
    case 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD: true
    default: false
    }
  }

  /// Whether a line may end before and after the scalar although no space is there.
  var isIdeographOrKana: Bool {
    switch value {
    case ..<0x2E80: false
    case 0x2E80...0x2FDF, 0x3005...0x3007, 0x3021...0x3029, 0x3041...0x3096, 0x309D...0x309F, 0x30A1...0x30FA: true
    case 0x30FC...0x30FF, 0x3105...0x312F, 0x31A0...0x31BF, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF: true
    case 0xF900...0xFAFF, 0xFF66...0xFF9D, 0x1AFF0...0x1B16F, 0x20000...0x3FFFD: true
    default: false
    }
  }
}

extension UInt8 {
  /// Whether it is a letter or a digit of ASCII, or an underscore.
  var isASCIIWord: Bool { isASCIILetter || isASCIIDigit || self == UInt8(ascii: "_") }

  /// Whether it is a space, a tab or one of the line ends of ASCII.
  var isASCIIWhiteSpace: Bool { self == UInt8(ascii: " ") || 0x09...0x0D ~= self }

  /// Whether it is white space of HTML, which a vertical tab is not: that is shown as U+FFFD.
  var isHTMLWhiteSpace: Bool { isASCIIWhiteSpace && self != 0x0B }

  /// Whether it is white space of ASCII or a control character.
  var isASCIISpace: Bool { self <= UInt8(ascii: " ") }
}

extension [UInt8] {
  /// The scalar that begins at a place of valid UTF-8, and how many bytes it has; nil at the end.
  func scalar(at index: Int) -> (scalar: Unicode.Scalar, length: Int)? {
    guard index < count else { return nil }
    let lead = self[index]
    let length =
      switch lead {
      case ..<0x80: 1
      case ..<0xE0: 2
      case ..<0xF0: 3
      default: 4
      }
    var value = UInt32(length == 1 ? lead : lead & (0x7F >> UInt8(length)))
    for place in index + 1..<Swift.max(index + 1, Swift.min(index + length, count)) {
      value = value << 6 | UInt32(self[place] & 0x3F)
    }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }

  /// The scalar that ends before a place of valid UTF-8; nil at the beginning.
  func scalar(before index: Int) -> Unicode.Scalar? {
    guard index > 0 else { return nil }
    var start = index - 1
    while start > 0, self[start] & 0xC0 == 0x80 { start -= 1 }
    return scalar(at: start)?.scalar
  }
}
