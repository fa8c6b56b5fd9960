import FeedDiagnostics

/// Percent-encoding of addresses (RFC 3986 section 2.1).
package enum PercentEncoding {
  /// Encodes every byte that may not be in an address as it is; existing escapes stay.
  ///
  /// - Parameter reserved: whether `?`, `%` and the first `#` keep their meaning, as in an address that an author wrote,
  ///   or are encoded, as in a path of files.
  static func encode(_ text: String, keepingReserved reserved: Bool) -> String {
    guard !isPlain(text, keepingReserved: reserved) else { return text }
    let bytes = Array(text.utf8)
    var encoded: [UInt8] = []
    var isFragment = false
    append(bytes, to: &encoded) { index, byte in
      switch byte {
      case percent:
        return reserved && index + 2 < bytes.count && value(bytes[index + 1]) != nil && value(bytes[index + 2]) != nil
      case hash, question:
        defer { isFragment = isFragment || byte == hash }
        return reserved && (!isFragment || byte == question)
      default: return isAllowed(byte)
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }

  /// Appends bytes, with an escape for each that is not kept.
  fileprivate static func append(
    _ bytes: [UInt8], to encoded: inout [UInt8], keeping isKept: (_ index: Int, _ byte: UInt8) -> Bool
  ) {
    var end = encoded.count
    // Enough room for the longest result, so that capacity is not checked for each byte.
    encoded += repeatElement(percent, count: bytes.count * 3)
    for (index, byte) in bytes.enumerated() {
      if isKept(index, byte) {
        encoded[end] = byte
        end += 1
      } else {
        encoded[end + 1] = digit(byte >> 4)
        encoded[end + 2] = digit(byte & 0x0F)
        end += 3
      }
    }
    encoded.removeLast(encoded.count - end)
  }

  /// Whether an address has nothing to encode, and nothing that would have to be looked at more closely.
  static func isPlain(_ text: String, keepingReserved reserved: Bool = true) -> Bool {
    !text.utf8.contains { needsLook($0, reserved: reserved) }
  }

  /// The text of an encoded path; escapes that are no UTF-8 become replacement characters.
  package static func decode(_ text: String) -> String {
    guard text.utf8.contains(percent) else { return text }
    let bytes = Array(text.utf8)
    var decoded: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == percent, index + 2 < bytes.count, let high = value(bytes[index + 1]),
        let low = value(bytes[index + 2])
      {
        decoded.append(high << 4 | low)
        index += 3
      } else {
        decoded.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  private static let percent = UInt8(ascii: "%")
  private static let question = UInt8(ascii: "?")
  private static let hash = UInt8(ascii: "#")

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }

  /// Whether a text that holds the byte may have to change.
  static func needsLook(_ byte: UInt8, reserved: Bool) -> Bool {
    !isAllowed(byte) || byte == hash || !reserved && byte == question
  }

  /// The value of a hexadecimal digit; nil for any other byte.
  package static func value(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// The characters below U+0040 that are allowed, one bit each: the digits and `! # $ & ' ( ) * + , - . / : ; = ?`.
  private static let low: UInt64 = 0xAFFF_FFDA_0000_0000
  /// The characters from U+0040 on that are allowed, one bit each: the letters and `@ _ ~`.
  private static let high: UInt64 = 0x47FF_FFFE_87FF_FFFF

  /// Unreserved and reserved characters (RFC 3986 sections 2.2 and 2.3) without `[` and `]`, which are in hosts only.
  private static func isAllowed(_ byte: UInt8) -> Bool {
    byte < 0x80 && (byte < 0x40 ? low : high) >> UInt64(byte & 0x3F) & 1 == 1
  }
}

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
  /// So encoded, it can be in the query of `https:` and of `mailto:` addresses alike (RFC 6068 section 5).
  private static func append(_ text: String, to encoded: inout [UInt8]) {
    PercentEncoding.append(Array(text.utf8), to: &encoded) { _, byte in
      byte.isASCIILetter || byte.isASCIIDigit || "-._~".utf8.contains(byte)
    }
  }
}
