/// Reads JSON (RFC 8259) front to back, with numbers as they are written and members in their order.
///
/// A text of base64 is a part of the document itself, so that a large file is not in memory twice.
package struct JSONScanner {
  /// Where a document is no JSON.
  package struct Fault: Error {
    package let offset: Int
  }

  package let bytes: [UInt8]
  private var offset: Int
  private var depth = 0

  /// As deep as arrays and objects may be nested.
  private static let depthLimit = 100

  /// - Parameter bytes: The document, a byte order mark before it or not.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  // MARK: Structure

  /// Reads an object and hands over each name, whose value the closure has to read.
  package mutating func members(_ read: (inout JSONScanner, String) throws(Fault) -> Void) throws(Fault) {
    try sequence("{", "}") { (scanner) throws(Fault) in
      let name = try scanner.string()
      try scanner.expect(":")
      try read(&scanner, name)
    }
  }

  /// Reads an array; the closure has to read each value.
  package mutating func elements(_ read: (inout JSONScanner) throws(Fault) -> Void) throws(Fault) {
    try sequence("[", "]", read)
  }

  private mutating func sequence(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ read: (inout JSONScanner) throws(Fault) -> Void
  ) throws(Fault) {
    try expect(open)
    depth += 1
    guard depth <= Self.depthLimit else { throw fault }
    defer { depth -= 1 }
    guard !take(close) else { return }
    repeat { try read(&self) } while take(",")
    try expect(close)
  }

  /// Makes sure that nothing follows.
  package mutating func finish() throws(Fault) { guard next == nil else { throw fault } }

  // MARK: Values

  /// Reads any value; strings stay texts, whatever they look like.
  package mutating func value() throws(Fault) -> FrontMatterField.Value {
    switch next {
    case UInt8(ascii: "\""): return .text(try string())
    case UInt8(ascii: "["):
      var values: [FrontMatterField.Value] = []
      try elements { (scanner) throws(Fault) in values.append(try scanner.value()) }
      return .list(values)
    case UInt8(ascii: "{"):
      var fields: [FrontMatterField] = []
      try members { (scanner, name) throws(Fault) in fields.append(FrontMatterField(name, try scanner.value())) }
      return .fields(fields)
    default: return .plain(try literal())
    }
  }

  private mutating func literal() throws(Fault) -> String {
    let start = offset
    while offset < bytes.count, !",]} \t\r\n".utf8.contains(bytes[offset]) { offset += 1 }
    let literal = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard ["true", "false", "null"].contains(literal) || FrontMatterField.Value.isNumber(literal) else {
      throw Fault(offset: start)
    }
    return literal
  }

  package mutating func string() throws(Fault) -> String {
    let start = offset
    var part = try untilQuoteOrEscape()
    guard bytes[offset] == UInt8(ascii: "\\") else {
      offset += 1
      return try text(part, from: start)
    }
    var text: [UInt8] = []
    while bytes[offset] == UInt8(ascii: "\\") {
      text += part
      try escape(into: &text)
      part = try rest()
    }
    text += part
    offset += 1
    return try self.text(text[...], from: start)
  }

  /// Reads a text as a part of the document where it holds no escapes.
  package mutating func plainText() throws(Fault) -> ArraySlice<UInt8> {
    let start = start
    let part = try untilQuoteOrEscape()
    guard bytes[offset] == UInt8(ascii: "\"") else {
      offset = start
      return Array(try string().utf8)[...]
    }
    offset += 1
    return part
  }

  private mutating func untilQuoteOrEscape() throws(Fault) -> ArraySlice<UInt8> {
    try expect("\"")
    return try rest()
  }

  /// What comes before the next quote or escape, which is there.
  private mutating func rest() throws(Fault) -> ArraySlice<UInt8> {
    let start = offset
    while offset < bytes.count, bytes[offset] >= 0x20, bytes[offset] != UInt8(ascii: "\""),
      bytes[offset] != UInt8(ascii: "\\")
    {
      offset += 1
    }
    guard offset < bytes.count, bytes[offset] >= 0x20 else { throw fault }
    return bytes[start..<offset]
  }

  private func text(_ bytes: ArraySlice<UInt8>, from start: Int) throws(Fault) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw Fault(offset: start) }
    return text
  }

  private mutating func escape(into text: inout [UInt8]) throws(Fault) {
    let start = offset
    offset += 2
    guard offset <= bytes.count else { throw fault }
    switch bytes[start + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(bytes[start + 1])
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      var units = [try codeUnit()]
      if UTF16.isLeadSurrogate(units[0]), bytes[offset...].starts(with: "\\u".utf8) {
        offset += 2
        units.append(try codeUnit())
      }
      // Half a pair is no character.
      text += Array(String(decoding: units, as: UTF16.self).utf8)
    default: throw Fault(offset: start)
    }
  }

  private mutating func codeUnit() throws(Fault) -> UInt16 {
    let digits = bytes[offset...].prefix(4)
    let isHexadecimal = digits.count == 4 && digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    guard isHexadecimal, let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16) else { throw fault }
    offset += 4
    return unit
  }

  // MARK: Bytes

  /// Where the next value begins.
  package var start: Int {
    mutating get {
      _ = next
      return offset
    }
  }

  /// The next byte after white space; nil at the end.
  private var next: UInt8? {
    mutating get {
      while offset < bytes.count, " \t\r\n".utf8.contains(bytes[offset]) { offset += 1 }
      return offset < bytes.count ? bytes[offset] : nil
    }
  }

  /// Whether the next value begins with a byte, which tells what it is.
  package mutating func begins(_ byte: Unicode.Scalar) -> Bool { next == UInt8(ascii: byte) }

  private mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: byte) else { return false }
    offset += 1
    return true
  }

  private mutating func expect(_ byte: Unicode.Scalar) throws(Fault) { guard take(byte) else { throw fault } }

  private var fault: Fault { Fault(offset: offset) }
}
