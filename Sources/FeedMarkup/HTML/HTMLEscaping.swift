/// Escapes text for HTML (the syntax of WHATWG HTML, section 13.1).
///
/// `& < > " '` become character references. Characters that a document may not hold (control characters except tab,
/// line feed, form feed and carriage return; noncharacters; section 13.2.3.5) become U+FFFD.
package enum HTMLEscaping {
  /// The text as it may be in element content and in attribute values in either kind of quotes.
  package static func escape(_ text: String) -> String {
    let rules = EscapingRules.html
    guard text.utf8.contains(where: { rules.concerns($0) }) else { return text }
    var buffer = MarkupBuffer()
    buffer.reserve(text.utf8.count + text.utf8.count / 8)
    append(text, to: &buffer)
    return buffer.markup
  }

  /// Appends the text as it may be in element content and in attribute values in either kind of quotes.
  package static func append(_ text: String, to buffer: inout MarkupBuffer) {
    buffer.append(text, escapedAfter: .html)
  }

  /// Appends the text as it may be in element content and in double quotes: apostrophes, so frequent in prose,
  /// stay.
  package static func appendKeepingApostrophes(_ text: String, to buffer: inout MarkupBuffer) {
    buffer.append(text, escapedAfter: .doubleQuotedHTML)
  }

  /// Escapes what was appended unchanged, from the offset `start` in bytes to the end: for text that is not a string.
  package static func escapeKeepingApostrophes(in buffer: inout MarkupBuffer, from start: Int) {
    buffer.escape(from: start, after: .doubleQuotedHTML)
  }

  /// Appends text in UTF-8, whole characters, as it may be in element content and in double quotes.
  package static func appendKeepingApostrophes(_ text: ArraySlice<UInt8>, to buffer: inout MarkupBuffer) {
    buffer.append(text, escapedAfter: .doubleQuotedHTML)
  }

  /// Whether text in UTF-8 that holds these eight bytes, which may be any part of it, may have to be escaped.
  ///
  /// A fast check for long texts, most of which need no escaping: all bytes are compared at once.
  static func mayConcern(_ bytes: UInt64) -> Bool {
    // The highest bit of each byte is set that is zero, and perhaps of ones after it.
    func zeros(_ bytes: UInt64) -> UInt64 { (bytes &- ones) & ~bytes }
    // " and & differ in one bit, and so do < and >.
    let special =
      zeros(bytes & ~(ones &* 0x04) ^ ones &* 0x22) | zeros(bytes & ~(ones &* 0x02) ^ ones &* 0x3C)
      | zeros(bytes ^ ones &* 0x7F) | zeros(bytes ^ ones &* 0xC2)
    let controls = (bytes &- ones &* 0x20) & ~bytes
    let lasts = ((bytes & ~highs) &+ ones &* 0x11) & bytes
    return (special | controls | lasts) & highs != 0
  }

  /// Whether eight bytes hold one, which may be wrong only where one before it does.
  static func holds(_ byte: UInt8, in bytes: UInt64) -> Bool {
    let bytes = bytes ^ ones &* UInt64(byte)
    return (bytes &- ones) & ~bytes & highs != 0
  }

  /// A one in each byte.
  private static var ones: UInt64 { 0x0101_0101_0101_0101 }
  /// The highest bit of each byte.
  private static var highs: UInt64 { ones << 7 }
}

extension EscapingRules {
  /// Text in HTML's element content and in attribute values that are in double quotes, where an apostrophe is
  /// harmless.
  static var doubleQuotedHTML: Self {
    Self(special: forbiddenControls | 1 << 0x22 | 1 << 0x26 | 1 << 0x3C | 1 << 0x3E, isOfHTML: true)
  }

  /// Text anywhere in HTML: element content and attribute values in either kind of quotes.
  static var html: Self { Self(special: doubleQuotedHTML.special | 1 << 0x27, isOfHTML: true) }
}

/// Escapes an address for an attribute of HTML in double quotes, such as `href` and `src`.
///
/// Characters that an address may not hold (RFC 3986, section 2) are percent-encoded byte by byte; `%` stays, so that
/// what is encoded already stays as it is; `&` and `'` become character references. CommonMark's reference
/// implementation does the same.
package enum URLEscaping {
  package static func append(_ address: String, to buffer: inout MarkupBuffer) {
    guard !address.utf8.allSatisfy(isSafe) else { return buffer.append(address) }
    for byte in address.utf8 {
      switch byte {
      case UInt8(ascii: "&"): buffer.append("&amp;")
      case UInt8(ascii: "'"): buffer.append("&#x27;")
      case _ where isSafe(byte): buffer.append(byte)
      default:
        buffer.append(UInt8(ascii: "%"))
        buffer.append(hexadecimalDigit(byte >> 4))
        buffer.append(hexadecimalDigit(byte & 0x0F))
      }
    }
  }

  /// Appends the address as it may be in a `srcset`: commas at its ends would count as separators.
  package static func append(inSourceSet address: String, to buffer: inout MarkupBuffer) {
    let bytes = Array(address.utf8)
    let first = bytes.firstIndex { $0 != UInt8(ascii: ",") } ?? bytes.endIndex
    let end = bytes[first...].lastIndex { $0 != UInt8(ascii: ",") }.map { $0 + 1 } ?? first
    for _ in 0..<first { buffer.append("%2C") }
    append(String(decoding: bytes[first..<end], as: UTF8.self), to: &buffer)
    for _ in end..<bytes.endIndex { buffer.append("%2C") }
  }

  private static func isSafe(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "@")...UInt8(ascii: "Z"): true
    // ( ) * + , - . / 0–9 : ;
    case UInt8(ascii: "(")...UInt8(ascii: ";"): true
    case UInt8(ascii: "!"), UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "%"): true
    case UInt8(ascii: "="), UInt8(ascii: "?"), UInt8(ascii: "_"), UInt8(ascii: "~"): true
    default: false
    }
  }

  private static func hexadecimalDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
