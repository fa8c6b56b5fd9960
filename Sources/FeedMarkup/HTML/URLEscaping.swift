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
