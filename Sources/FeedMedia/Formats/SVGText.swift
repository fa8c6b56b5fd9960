/// The text of a drawing, which says itself how it is encoded (XML 1.0, section 4.3.3 and appendix F).
enum SVGText {
  /// A text in UTF-16 with its mark as UTF-8, in which nothing says any longer that it is in UTF-16; nil for any other.
  static func decoded(_ bytes: [UInt8]) -> [UInt8]? {
    let isBigEndian = bytes.starts(with: [0xFE, 0xFF])
    guard isBigEndian || bytes.starts(with: [0xFF, 0xFE]) else { return nil }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    let text = String(decoding: units, as: UTF16.self)
    guard text.hasPrefix("<?xml"), let end = text.firstRange(of: "?>")?.upperBound else { return Array(text.utf8) }
    return Array(text[end...].drop(while: \.isNewline).utf8)
  }

  /// The encoding that the declaration at the beginning of a text names; nil where it names none.
  static func encoding(inDeclaration declaration: String) -> String? {
    guard let match = declaration.firstMatch(of: /(?i:encoding)[\s="']*([^"']*)/) else { return nil }
    return String(match.1)
  }
}
