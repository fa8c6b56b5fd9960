extension String {
  /// Whether the text is in lower case and in NFC, as far as that shows without looking characters up: it consists of
  /// ASCII without capitals, kana, Chinese characters and Korean syllables, none of which has another case or combines
  /// with another one of these (UAX #15).
  package var isLowercaseNFC: Bool {
    if utf8.allSatisfy({ $0 < 0x80 && !(0x41...0x5A).contains($0) }) { return true }
    return unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case ..<0x41, 0x5B..<0x80, 0x3041...0x3096, 0x30A1...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3:
        true
      default: false
      }
    }
  }
}
