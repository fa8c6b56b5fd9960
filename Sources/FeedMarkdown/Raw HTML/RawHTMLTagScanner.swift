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
    token { $0 <= UInt8(ascii: " ") || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ">") }.lowercased()
  }

  /// What is kept of an image's attributes; the first one of a name counts.
  mutating func attributes(of tag: String) -> [String: String] {
    var attributes: [String: String] = [:]
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: ">"):
        isSelfClosing = bytes[position - 1] == UInt8(ascii: "/")
        position += 1
        return attributes
      case 0...UInt8(ascii: " "), UInt8(ascii: "/"), UInt8(ascii: "="): position += 1
      default:
        let name = token { $0 <= UInt8(ascii: " ") || "/>=".utf8.contains($0) }.lowercased()
        let value = value()
        if tag == "img", ["src", "alt", "title"].contains(name), attributes[name] == nil { attributes[name] = value }
      }
    }
    return attributes
  }

  /// The value after an equals sign; empty where there is none.
  private mutating func value() -> String {
    passSpace()
    guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else { return "" }
    position += 1
    passSpace()
    guard position < bytes.count else { return "" }
    let quote = bytes[position]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return HTMLEntities.decoded(Array(token { $0 <= UInt8(ascii: " ") || $0 == UInt8(ascii: ">") }.utf8)[...])
    }
    position += 1
    let start = position
    position = bytes[start...].firstIndex(of: quote) ?? bytes.count
    let value = bytes[start..<position]
    if position < bytes.count { position += 1 }
    return HTMLEntities.decoded(value)
  }

  private mutating func passSpace() {
    while position < bytes.count, bytes[position] <= UInt8(ascii: " ") { position += 1 }
  }

  private mutating func token(until ends: (UInt8) -> Bool) -> String {
    let start = position
    while position < bytes.count, !ends(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }
}
