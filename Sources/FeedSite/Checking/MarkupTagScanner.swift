/// Finds the start tags of HTML or XML, in time that grows with the text alone.
///
/// It forgives what browsers forgive, since themes and raw HTML can hold anything; scripts and style sheets are skipped.
struct MarkupTagScanner {
  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next start tag; nil at the end of the text.
  mutating func next() -> MarkupTag? {
    while index < bytes.count {
      guard let start = bytes[index...].firstIndex(of: Self.opening) else { break }
      index = start + 1
      if skip("!--") {
        skipBehind("-->")
      } else if skip("![CDATA[") {
        skipBehind("]]>")
      } else if index < bytes.count, Self.isLetter(bytes[index]) {
        let tag = readTag()
        if tag.name == "script" || tag.name == "style" { skipBehind("</\(tag.name)") }
        return tag
      }
    }
    index = bytes.count
    return nil
  }

  private mutating func readTag() -> MarkupTag {
    let name = text(take { !Self.isSpace($0) && $0 != Self.closing && $0 != Self.slash })
    var attributes: [String: String] = [:]
    while index < bytes.count {
      _ = take { Self.isSpace($0) || $0 == Self.slash }
      guard index < bytes.count, bytes[index] != Self.closing else { break }
      // An equals sign where a name belongs is a part of the name (HTML section 13.2.5.32).
      let first = index
      index += 1
      let attribute = first..<(first + 1 + take { !Self.isSpace($0) && !Self.endsName.contains($0) }.count)
      let key = text(attribute)
      _ = take(while: Self.isSpace)
      var value = ""
      if index < bytes.count, bytes[index] == Self.equals {
        index += 1
        _ = take(while: Self.isSpace)
        value = readValue()
      }
      if attributes[key] == nil { attributes[key] = value }
    }
    index += 1
    return MarkupTag(name: name, attributes: attributes)
  }

  private mutating func readValue() -> String {
    guard index < bytes.count else { return "" }
    let quote = bytes[index]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return CharacterReferences.decoded(bytes[take { !Self.isSpace($0) && $0 != Self.closing }])
    }
    index += 1
    let value = take { $0 != quote }
    index += 1
    return CharacterReferences.decoded(bytes[value])
  }

  private mutating func take(while isWanted: (UInt8) -> Bool) -> Range<Int> {
    let start = min(index, bytes.count)
    index = bytes[start...].firstIndex { !isWanted($0) } ?? bytes.count
    return start..<index
  }

  private mutating func skip(_ word: String) -> Bool {
    guard bytes[index...].starts(with: word.utf8) else { return false }
    index += word.utf8.count
    return true
  }

  private mutating func skipBehind(_ word: String) {
    let word = Array(word.utf8)
    while index < bytes.count {
      guard let start = bytes[index...].firstIndex(of: word[0]) else { break }
      let end = start + word.count
      if end <= bytes.count, zip(bytes[start..<end], word).allSatisfy({ Self.lower($0) == $1 }) {
        index = end
        return
      }
      index = start + 1
    }
    index = bytes.count
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range].map(Self.lower), as: UTF8.self)
  }

  private static let opening = UInt8(ascii: "<")
  private static let closing = UInt8(ascii: ">")
  private static let slash = UInt8(ascii: "/")
  private static let equals = UInt8(ascii: "=")
  private static let endsName = [closing, slash, equals]

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
  private static func lower(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }
}

/// A start tag of HTML or XML with its attributes.
struct MarkupTag {
  /// The name in lower case.
  let name: String
  /// The attributes by their names in lower case; of two with one name, the first counts.
  let attributes: [String: String]

  subscript(attribute: String) -> String? { attributes[attribute] }
}
