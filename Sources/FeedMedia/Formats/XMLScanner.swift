/// Goes through the bytes of an XML document, in one pass (XML 1.0, sections 2 and 3).
protocol XMLScanner {
  var bytes: [UInt8] { get }
  /// Where the next byte stands.
  var position: Int { get set }
}

extension XMLScanner {
  /// The next byte; nil at the end.
  var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  func holds(_ text: StaticString) -> Bool { bytes[position...].starts(with: text.description.utf8) }

  func place(of text: StaticString, from start: Int) -> Int? {
    let wanted = Array(text.description.utf8)
    var index = start
    while let found = bytes[min(index, bytes.count)...].firstIndex(of: wanted[0]) {
      if bytes[found...].starts(with: wanted) { return found }
      index = found + 1
    }
    return nil
  }

  /// Goes on behind a text; false where it does not come.
  mutating func pass(_ end: StaticString, from offset: Int) -> Bool {
    guard let found = place(of: end, from: position + offset) else { return false }
    position = found + end.utf8CodeUnitCount
    return true
  }

  mutating func passByteOrderMark() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  mutating func skipSpace() {
    while let byte = current, byte.isXMLSpace { position += 1 }
  }

  mutating func readName() -> ArraySlice<UInt8> {
    let start = position
    while let byte = current, !byte.isXMLSpace, !"<>/=\"'&[]".utf8.contains(byte) { position += 1 }
    return bytes[start..<position]
  }

  /// Passes an attribute; nil where it is not plainly one, and a browser would show an error (section 3.1).
  mutating func readAttribute() -> (name: ArraySlice<UInt8>, value: ArraySlice<UInt8>)? {
    let name = readName()
    skipSpace()
    // Control characters are none of XML.
    guard !name.isEmpty, name.allSatisfy({ $0 > 0x20 && $0 != 0x7F }), current == UInt8(ascii: "=") else { return nil }
    position += 1
    skipSpace()
    guard let quote = current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
      let end = bytes[(position + 1)...].firstIndex(of: quote)
    else { return nil }
    let value = bytes[(position + 1)..<end]
    guard !value.contains(UInt8(ascii: "<")) else { return nil }
    position = end + 1
    return (name, value)
  }
}

extension UInt8 {
  var isXMLSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}

extension ArraySlice<UInt8> {
  /// A name without its prefix.
  var localName: String {
    String(decoding: self[(lastIndex(of: UInt8(ascii: ":")).map { $0 + 1 } ?? startIndex)...], as: UTF8.self)
  }
}

/// Finds the first element of an XML document (XML 1.0, section 2.8) in its beginning.
struct XMLPrologScanner: XMLScanner {
  let bytes: [UInt8]
  var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    passByteOrderMark()
  }

  /// The root element with its attributes; nil where it is not complete, or not plainly one.
  mutating func root() -> SVGRoot? {
    while true {
      skipSpace()
      if holds("<!--") {
        guard pass("-->", from: 4) else { return nil }
      } else if holds("<?") {
        guard pass("?>", from: 2) else { return nil }
      } else if holds("<!DOCTYPE") || holds("<!doctype") {
        guard passDocumentType() else { return nil }
      } else {
        return current == UInt8(ascii: "<") ? element() : nil
      }
    }
  }

  private mutating func element() -> SVGRoot? {
    position += 1
    let name = readName()
    guard !name.isEmpty else { return nil }
    var root = SVGRoot(name: name)
    while true {
      skipSpace()
      if current == UInt8(ascii: ">") || current == UInt8(ascii: "/") { return root }
      guard let attribute = readAttribute() else { return nil }
      root.note(attribute.name, attribute.value)
    }
  }

  /// Goes on behind a document type with its internal subset, whose quoted texts may hold brackets.
  private mutating func passDocumentType() -> Bool {
    position += 9
    var isInSubset = false
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard let end = bytes[(position + 1)...].firstIndex(of: byte) else { return false }
        position = end
      case UInt8(ascii: "<") where holds("<!--"):
        guard pass("-->", from: 4) else { return false }
        continue
      case UInt8(ascii: "["): isInSubset = true
      case UInt8(ascii: "]"): isInSubset = false
      case UInt8(ascii: ">") where !isInSubset:
        position += 1
        return true
      default: break
      }
      position += 1
    }
    return false
  }
}
