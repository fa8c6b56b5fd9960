/// Escapes text for iCalendar (RFC 5545 section 3.3.11, RFC 6868).
///
/// Line ends of all sorts, Unicode's U+0085, U+2028 and U+2029 included, become one. Other control characters, which
/// the format forbids (section 3.1, `CONTROL`), become U+FFFD.
package enum ICalendarEscaping {
  private static let replacement = "\u{FFFD}"

  /// Appends text as a value of type TEXT.
  package static func append(_ text: String, to buffer: inout MarkupBuffer) {
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": buffer.append("\\\\")
      case ";": buffer.append("\\;")
      case ",": buffer.append("\\,")
      case "\n" where previous == "\r": break
      case _ where isLineEnd(scalar): buffer.append("\\n")
      default: append(scalar, to: &buffer)
      }
      previous = scalar
    }
  }

  /// Appends text as the value of a parameter, in quotes where it needs them.
  package static func appendParameter(_ text: String, to buffer: inout MarkupBuffer) {
    let isQuoted = text.unicodeScalars.contains { $0 == ":" || $0 == ";" || $0 == "," }
    if isQuoted { buffer.append("\"") }
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "^": buffer.append("^^")
      case "\"": buffer.append("^'")
      case "\n" where previous == "\r": break
      case _ where isLineEnd(scalar): buffer.append("^n")
      default: append(scalar, to: &buffer)
      }
      previous = scalar
    }
    if isQuoted { buffer.append("\"") }
  }

  /// Appends a value that is not of type TEXT, such as an address.
  static func appendPlain(_ text: String, to buffer: inout MarkupBuffer) {
    for scalar in text.unicodeScalars {
      if isLineEnd(scalar) { buffer.append(replacement) } else { append(scalar, to: &buffer) }
    }
  }

  private static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }

  private static func append(_ scalar: Unicode.Scalar, to buffer: inout MarkupBuffer) {
    switch scalar.value {
    case 0x09: buffer.append(UInt8(0x09))
    case ..<0x20, 0x7F: buffer.append(replacement)
    case ..<0x80: buffer.append(UInt8(scalar.value))
    default: buffer.append(String(Character(scalar)))
    }
  }
}
