/// Escapes an address for an attribute of HTML in double quotes, such as `href` and `src`.
///
/// Characters that an address may not hold (RFC 3986, section 2) are percent-encoded byte by byte; `%` stays, so that
/// what is encoded already stays as it is; `&` and `'` become character references. CommonMark's reference
/// implementation does the same.
package enum URLEscaping {
  /// Appends the address.
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

  /// Appends the address as it may stand in a `srcset`: commas at its ends would count as separators.
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
