/// Reads the character references that stand in addresses (HTML section 13.5, XML section 4.1).
enum CharacterReferences {
  /// The text with the references of XML and those by number resolved; others stay as they are.
  static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(ampersand) else { return String(decoding: bytes, as: UTF8.self) }
    var decoded = ""
    var rest = bytes
    while let start = rest.firstIndex(of: ampersand) {
      decoded += String(decoding: rest[..<start], as: UTF8.self)
      let end = rest[start...].prefix(limit).firstIndex(of: UInt8(ascii: ";"))
      if let end, let scalar = scalar(String(decoding: rest[(start + 1)..<end], as: UTF8.self)) {
        decoded.unicodeScalars.append(scalar)
        rest = rest[(end + 1)...]
      } else {
        decoded += "&"
        rest = rest[(start + 1)...]
      }
    }
    return decoded + String(decoding: rest, as: UTF8.self)
  }

  private static let ampersand = UInt8(ascii: "&")
  /// No reference that is read here is longer.
  private static let limit = 12

  private static func scalar(_ name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.hasPrefix("#") else { return nil }
      let digits = name.dropFirst()
      let isHexadecimal = digits.hasPrefix("x") || digits.hasPrefix("X")
      return UInt32(isHexadecimal ? digits.dropFirst() : digits, radix: isHexadecimal ? 16 : 10)
        .flatMap(Unicode.Scalar.init)
    }
  }
}
