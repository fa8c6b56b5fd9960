/// Queries of addresses (RFC 3986 section 3.4): the one place that encodes names and values for them.
package enum URLQuery {
  /// An address without query, followed by one: `https://example.org/share?url=…&text=…`; a value that is nil is left
  /// out with its name.
  package static func address(_ base: String, _ parameters: KeyValuePairs<String, String?>) -> String {
    var address = Array(base.utf8)
    var separator = UInt8(ascii: "?")
    for case (let name, let value?) in parameters {
      address.append(separator)
      append(name, to: &address)
      address.append(UInt8(ascii: "="))
      append(value, to: &address)
      separator = UInt8(ascii: "&")
    }
    return String(decoding: address, as: UTF8.self)
  }

  /// Appends the text with every byte encoded but the unreserved characters (RFC 3986 section 2.3), a space as `%20`.
  ///
  /// So encoded, it can stand in the query of `https:` and of `mailto:` addresses alike (RFC 6068 section 5).
  private static func append(_ text: String, to encoded: inout [UInt8]) {
    let bytes = Array(text.utf8)
    // Room for all that may come, so that nobody asks byte by byte whether there is some.
    var end = encoded.count
    encoded += repeatElement(UInt8(ascii: "%"), count: bytes.count * 3)
    for byte in bytes {
      if isUnreserved(byte) {
        encoded[end] = byte
        end += 1
      } else {
        encoded[end] = UInt8(ascii: "%")
        encoded[end + 1] = PercentEncoding.digit(byte >> 4)
        encoded[end + 2] = PercentEncoding.digit(byte & 0x0F)
        end += 3
      }
    }
    encoded.removeLast(encoded.count - end)
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
