/// Escapes text for HTML.
package enum HTMLEscaping {
  /// The text as it may stand in element content and in attribute values in either kind of quotes.
  package static func escape(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += Array("&amp;".utf8)
      case UInt8(ascii: "<"): bytes += Array("&lt;".utf8)
      case UInt8(ascii: ">"): bytes += Array("&gt;".utf8)
      case UInt8(ascii: "\""): bytes += Array("&quot;".utf8)
      case UInt8(ascii: "'"): bytes += Array("&#39;".utf8)
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
