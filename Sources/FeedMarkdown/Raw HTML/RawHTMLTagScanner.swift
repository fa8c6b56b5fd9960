/// Reads the name and the attributes of a tag; it ends after the `>`, or with the text where there is none.
struct RawHTMLTagScanner {
  let bytes: [UInt8]
  var position: Int
  /// Whether the tag ended in `/>`; known after the attributes were read.
  private(set) var isSelfClosing = false

  init(bytes: [UInt8], position: Int) {
    self.bytes = bytes
    self.position = position
  }

  /// The name in lower case.
  mutating func name() -> String {
    pass { $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ">") }
  }

  /// The attributes in order.
  mutating func attributes() -> [RawHTMLAttribute] {
    var attributes: [RawHTMLAttribute] = []
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: ">"):
        isSelfClosing = bytes[position - 1] == UInt8(ascii: "/")
        position += 1
        return attributes
      case 0...UInt8(ascii: " "), UInt8(ascii: "/"), UInt8(ascii: "="): position += 1
      default: attributes.append(attribute())
      }
    }
    return attributes
  }

  private mutating func attribute() -> RawHTMLAttribute {
    let start = position
    let name = pass { $0 > UInt8(ascii: " ") && !"/>=".utf8.contains($0) }
    let end = position
    pass { $0 <= UInt8(ascii: " ") }
    guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else {
      return RawHTMLAttribute(name: name, range: start..<end, value: end..<end, isQuoted: false)
    }
    position += 1
    pass { $0 <= UInt8(ascii: " ") }
    let quote = position < bytes.count ? bytes[position] : 0
    let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    if isQuoted { position += 1 }
    let valueStart = position
    pass { isQuoted ? $0 != quote : $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: ">") }
    let value = valueStart..<position
    if isQuoted, position < bytes.count { position += 1 }
    return RawHTMLAttribute(name: name, range: start..<position, value: value, isQuoted: isQuoted)
  }

  /// Moves on as long as the bytes are of a kind; the text that was passed, in lower case.
  @discardableResult
  private mutating func pass(while isPassed: (UInt8) -> Bool) -> String {
    let start = position
    while position < bytes.count, isPassed(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self).lowercased()
  }
}

/// An attribute of a tag of raw HTML.
struct RawHTMLAttribute: Hashable {
  /// The name in lower case.
  let name: String
  /// Where name and value stand.
  let range: Range<Int>
  /// Where the value stands, without quotes; empty where there is none.
  let value: Range<Int>
  /// Whether the value stands in quotes.
  let isQuoted: Bool
}
