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

  /// Whether a line may end before and after the scalar although no space stands there.
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
