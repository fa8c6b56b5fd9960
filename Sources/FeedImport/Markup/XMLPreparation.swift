import FeedDiagnostics

/// Makes XML of what is nearly XML, as feeds and exports of many years are.
///
/// Control characters, which XML does not allow at all (XML 1.0, section 2.2), become spaces, and names of characters
/// that only HTML knows become numbers. Both would make a document unreadable for one character.
enum XMLPreparation {
  /// The names that XML itself knows (XML 1.0, section 4.6).
  private static let own: Set = ["amp", "lt", "gt", "quot", "apos"]
  private static let longestName = 10

  /// The document with nothing that only a browser could read; line ends stay where they are.
  static func prepared(_ bytes: [UInt8], character: (String) -> Unicode.Scalar?) -> [UInt8] {
    // In UTF-16, what looks like a control character is half of a letter.
    guard !bytes.starts(with: [0xFF, 0xFE]), !bytes.starts(with: [0xFE, 0xFF]) else { return bytes }
    let bytes = beginningWithDeclaration(bytes)
    var prepared: [UInt8] = []
    prepared.reserveCapacity(bytes.count)
    var isLiteral = false
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if isLiteral, byte == UInt8(ascii: "]"), bytes[index...].starts(with: "]]>".utf8) {
        isLiteral = false
      } else if !isLiteral, byte == UInt8(ascii: "<"), bytes[index...].starts(with: "<![CDATA[".utf8) {
        isLiteral = true
      } else if !isLiteral, byte == UInt8(ascii: "&"), let (number, end) = reference(bytes, index, character) {
        prepared += Array("&#\(number);".utf8)
        index = end
        continue
      }
      prepared.append(byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D ? 0x20 : byte)
      index += 1
    }
    return prepared
  }

  /// The document with the white space before its declaration, where XML allows none, behind it, so that all that follows
  /// stays on its line.
  private static func beginningWithDeclaration(_ bytes: [UInt8]) -> [UInt8] {
    let space = bytes.prefix { [0x20, 0x0A, 0x0D, 0x09].contains($0) }
    let rest = bytes[space.endIndex...]
    guard !space.isEmpty, rest.starts(with: "<?xml".utf8), let end = rest.firstIndex(of: UInt8(ascii: ">")) else {
      return bytes
    }
    return Array(rest[...end] + space + rest[(end + 1)...])
  }

  /// The number of the character whose name stands at an index, and where the name ends.
  private static func reference(
    _ bytes: [UInt8], _ start: Int, _ character: (String) -> Unicode.Scalar?
  ) -> (UInt32, end: Int)? {
    let name = bytes[(start + 1)...].prefix(longestName).prefix { $0.isASCIILetter || $0.isASCIIDigit }
    guard !name.isEmpty, name.endIndex < bytes.count, bytes[name.endIndex] == UInt8(ascii: ";") else { return nil }
    let text = String(decoding: name, as: UTF8.self)
    guard !own.contains(text), let scalar = character(text) else { return nil }
    return (scalar.value, name.endIndex + 1)
  }
}
