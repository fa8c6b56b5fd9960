/// Character references as people write them: numbers, and the names that are usual (WHATWG HTML, section 13.5; XML 1.0,
/// section 4.1).
package enum CharacterReferences {
  /// The text with its references decoded; one that is not known stays as written.
  package static func decoded(_ text: ArraySlice<UInt8>) -> String {
    guard text.contains(UInt8(ascii: "&")) else { return String(decoding: text, as: UTF8.self) }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(text.count)
    var rest = text
    while let first = rest.first {
      if first == UInt8(ascii: "&"), let end = rest.prefix(longest).firstIndex(of: UInt8(ascii: ";")),
        let character = character(String(decoding: rest[rest.startIndex..<end].dropFirst(), as: UTF8.self))
      {
        decoded.append(contentsOf: String(character).utf8)
        rest = rest[(end + 1)...]
      } else {
        decoded.append(first)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  /// Appends text in which references stand, so that it may be in element content and in double quotes; every `&`
  /// stays.
  package static func appendKeeping(_ text: ArraySlice<UInt8>, to buffer: inout MarkupBuffer) {
    var isFirst = true
    for part in text.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false) {
      if !isFirst { buffer.append("&") }
      isFirst = false
      HTMLEscaping.appendKeepingApostrophes(String(decoding: part, as: UTF8.self), to: &buffer)
    }
  }

  private static let longest = 12

  private static func character(_ name: String) -> Unicode.Scalar? {
    guard name.utf8.first == UInt8(ascii: "#") else { return named[name] }
    let isHexadecimal = name.utf8.dropFirst().first.map { $0 | 0x20 == UInt8(ascii: "x") } ?? false
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    // Swift reads a sign, too.
    guard digits.first?.isHexDigit == true, let code = UInt32(digits, radix: isHexadecimal ? 16 : 10) else {
      return nil
    }
    return code == 0 ? "\u{FFFD}" : Unicode.Scalar(code) ?? "\u{FFFD}"
  }

  private static let named: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "Tab": "\t", "NewLine": "\n",
    "colon": ":", "copy": "©", "reg": "®", "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘",
    "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«", "raquo": "»", "sect": "§", "para": "¶", "middot": "·",
    "bull": "•", "times": "×", "deg": "°", "euro": "€", "pound": "£", "yen": "¥", "cent": "¢", "shy": "\u{AD}",
    "larr": "←", "rarr": "→", "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü",
    "szlig": "ß", "agrave": "à", "aacute": "á", "acirc": "â", "atilde": "ã", "aring": "å", "ccedil": "ç",
    "egrave": "è", "eacute": "é", "ecirc": "ê", "euml": "ë", "iacute": "í", "ntilde": "ñ", "oacute": "ó",
    "ocirc": "ô", "oslash": "ø", "uacute": "ú", "aelig": "æ",
  ]
}
