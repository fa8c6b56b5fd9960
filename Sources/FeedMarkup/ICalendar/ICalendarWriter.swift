/// Writes iCalendar (RFC 5545) in UTF-8: components always end, values are escaped by their type, lines end in CRLF and
/// are folded at 75 octets.
///
///     var writer = ICalendarWriter()
///     writer.component("VCALENDAR") { writer in
///       writer.property("VERSION", value: "2.0")
///       writer.property("SUMMARY", ["LANGUAGE": "en"], text: "Rain, live")
///     }
///     let bytes = writer.finish()
///
/// Names are static strings, so no name can come from content.
package struct ICalendarWriter: Sendable {
  /// How many octets a line may hold, its end not counted (section 3.1).
  private static let lineLimit = 75

  private var buffer = MarkupBuffer()

  package init() {}

  package consuming func finish() -> [UInt8] { buffer.bytes }

  /// Writes a component with the properties and components that the closure writes (section 3.6).
  package mutating func component(_ name: StaticString, _ write: (inout Self) -> Void) {
    property("BEGIN", value: name.description)
    write(&self)
    property("END", value: name.description)
  }

  /// Writes a property whose value has no characters to escape: a date, a number, a word of the format.
  ///
  /// - Parameter parameters: In the given order; nil leaves one out.
  package mutating func property(
    _ name: StaticString, _ parameters: KeyValuePairs<StaticString, String?> = [:], value: String
  ) {
    line(name, parameters) { ICalendarEscaping.appendPlain(value, to: &$0) }
  }

  /// Writes a property of type TEXT (section 3.3.11).
  package mutating func property(
    _ name: StaticString, _ parameters: KeyValuePairs<StaticString, String?> = [:], text: String
  ) {
    line(name, parameters) { ICalendarEscaping.append(text, to: &$0) }
  }

  /// Writes a property that is a list of values of type TEXT, such as CATEGORIES; nothing where it is empty.
  package mutating func property(
    _ name: StaticString, _ parameters: KeyValuePairs<StaticString, String?> = [:], texts: [String]
  ) {
    guard !texts.isEmpty else { return }
    line(name, parameters) { buffer in
      for (index, text) in texts.enumerated() {
        if index > 0 { buffer.append(UInt8(ascii: ",")) }
        ICalendarEscaping.append(text, to: &buffer)
      }
    }
  }

  private mutating func line(
    _ name: StaticString, _ parameters: KeyValuePairs<StaticString, String?>, value write: (inout MarkupBuffer) -> Void
  ) {
    var line = MarkupBuffer()
    line.append(name.description)
    for case (let name, let value?) in parameters {
      line.append(";")
      line.append(name.description)
      line.append("=")
      ICalendarEscaping.appendParameter(value, to: &line)
    }
    line.append(":")
    write(&line)
    fold(line.bytes)
  }

  /// Appends a line in pieces of 75 octets at most, each but the first after a space; no piece ends within a character.
  private mutating func fold(_ line: [UInt8]) {
    var start = line.startIndex
    var room = Self.lineLimit
    while line.count - start > room {
      var end = start + room
      // The bytes of a character after its first are 10xxxxxx.
      while line[end] & 0xC0 == 0x80 { end -= 1 }
      buffer.append(line[start..<end])
      buffer.append("\r\n ")
      start = end
      room = Self.lineLimit - 1
    }
    buffer.append(line[start...])
    buffer.append("\r\n")
  }
}

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
    default: for byte in scalar.utf8 { buffer.append(byte) }
    }
  }
}
