/// Finds the first element of an XML document (XML 1.0, section 2.8), in one pass over its beginning.
struct XMLPrologScanner {
  private let bytes: [UInt8]
  private var position = 0
  /// Whether more bytes would not help.
  private(set) var isHopeless = false

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// The root element with its attributes; nil where it is not complete.
  mutating func root() -> SVGRoot? {
    while true {
      skipSpace()
      guard let byte = current else { return nil }
      guard byte == UInt8(ascii: "<") else { return hopeless() }
      if starts(with: "<!--") {
        guard skip(past: "-->", from: 4) else { return nil }
      } else if starts(with: "<?") {
        guard skip(past: "?>", from: 2) else { return nil }
      } else if starts(with: "<!DOCTYPE") || starts(with: "<!doctype") {
        guard skipDocumentType() else { return nil }
      } else if bytes.count - position < 9, "<!DOCTYPE".utf8.starts(with: bytes[position...]) {
        return nil
      } else {
        return element()
      }
    }
  }

  private mutating func element() -> SVGRoot? {
    position += 1
    let name = name()
    guard !name.isEmpty else { return position < bytes.count ? hopeless() : nil }
    var root = SVGRoot(name: name)
    while true {
      skipSpace()
      guard let byte = current else { return nil }
      if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") { return root }
      let key = self.name()
      skipSpace()
      guard let equals = current else { return nil }
      guard !key.isEmpty, equals == UInt8(ascii: "=") else { return hopeless() }
      position += 1
      skipSpace()
      guard let quote = current else { return nil }
      guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return hopeless() }
      guard let end = bytes[(position + 1)...].firstIndex(of: quote) else { return nil }
      // A browser would show an error (XML 1.0, section 3.1).
      guard !bytes[(position + 1)..<end].contains(UInt8(ascii: "<")) else { return hopeless() }
      root.note(key, bytes[(position + 1)..<end])
      position = end + 1
    }
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func hopeless() -> SVGRoot? {
    isHopeless = true
    return nil
  }

  private mutating func skipSpace() {
    while let byte = current, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
  }

  private mutating func name() -> ArraySlice<UInt8> {
    let start = position
    let ends: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/")]
    while let byte = current, !ends.contains(byte), byte != UInt8(ascii: "<") { position += 1 }
    return bytes[start..<position]
  }

  private func starts(with text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  /// Goes on behind a text; false where it does not come.
  private mutating func skip(past text: String, from offset: Int) -> Bool {
    guard let found = bytes.dropFirst(position + offset).firstRange(of: Array(text.utf8)) else { return false }
    position = found.upperBound
    return true
  }

  /// Goes on behind a document type with its internal subset, whose quoted texts may hold brackets.
  private mutating func skipDocumentType() -> Bool {
    var index = position + 9
    var isInSubset = false
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard let end = bytes[(index + 1)...].firstIndex(of: bytes[index]) else { return false }
        index = end
      case UInt8(ascii: "<") where bytes[index...].starts(with: "<!--".utf8):
        position = index
        guard skip(past: "-->", from: 4) else { return false }
        index = position - 1
      case UInt8(ascii: "["): isInSubset = true
      case UInt8(ascii: "]"): isInSubset = false
      case UInt8(ascii: ">") where !isInSubset:
        position = index + 1
        return true
      default: break
      }
      index += 1
    }
    return false
  }
}
