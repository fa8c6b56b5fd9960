/// Splits HTML or XML into tokens in one pass, as tolerantly as browsers do: what is not closed ends with the text.
///
///     for case .tag(let tag) in HTMLTokenizer(bytes) where tag.name == "a" { … }
///
/// Ranges count in ``bytes``. Tags follow WHATWG HTML, section 13.2.5, but for control characters, all of which are white
/// space here.
package struct HTMLTokenizer: Sequence, IteratorProtocol {
  package let bytes: [UInt8]
  private let rawText: Set<String>
  private let isText: (@Sendable ([UInt8], Int) -> Bool)?
  private var position = 0

  /// Elements in which nothing is a tag (WHATWG HTML, section 13.2.6.4).
  package static let rawText: Set<String> = [
    "iframe", "noembed", "noframes", "script", "style", "textarea", "title", "xmp",
  ]

  /// Elements without content (WHATWG HTML, section 13.1.2).
  package static let void: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
  ]

  /// Creates a tokenizer.
  ///
  /// - Parameters:
  ///   - bytes: The HTML in UTF-8.
  ///   - rawText: Elements of which only the tags are read; `svg` and `template` nest among them. None for XML.
  ///   - isText: Whether the `<` at an index begins text although a tag is there.
  package init(
    _ bytes: [UInt8], rawText: Set<String> = Self.rawText,
    takingForText isText: (@Sendable ([UInt8], Int) -> Bool)? = nil
  ) {
    self.bytes = bytes
    self.rawText = rawText
    self.isText = isText
  }

  package mutating func next() -> HTMLToken? {
    guard position < bytes.count else { return nil }
    let start = position
    guard startsMarkup(start) else {
      repeat { position += 1 } while position < bytes.count && !startsMarkup(position)
      return .text(start..<position)
    }
    switch bytes[start + 1] {
    case UInt8(ascii: "!"): return declaration()
    case UInt8(ascii: "?"):
      movePast("?>", from: start + 2)
      return .declaration(start..<position)
    default: return .tag(tag())
    }
  }

  /// The value of an attribute with its references decoded; nil where the tag has none of that name.
  package func value(of name: String, in tag: HTMLTag) -> String? {
    tag[name].map { CharacterReferences.decoded(bytes[$0.value]) }
  }

  /// The images that the value of a `srcset` lists, in order (WHATWG HTML, section 4.8.4.2.1): where the address of
  /// each stands, and where its width or density does, which is empty where there is none.
  package func sourceSet(in value: Range<Int>) -> [(address: Range<Int>, descriptor: Range<Int>)] {
    func end(from start: Int, while isPassed: (UInt8) -> Bool) -> Int {
      bytes[start..<value.upperBound].firstIndex { !isPassed($0) } ?? value.upperBound
    }
    var candidates: [(address: Range<Int>, descriptor: Range<Int>)] = []
    var position = value.lowerBound
    while true {
      position = end(from: position) { Self.isSpace($0) || $0 == UInt8(ascii: ",") }
      guard position < value.upperBound else { return candidates }
      let start = position
      position = end(from: position) { !Self.isSpace($0) }
      var address = start..<position
      var descriptor = position..<position
      if bytes[position - 1] == UInt8(ascii: ",") {
        while bytes[address.upperBound - 1] == UInt8(ascii: ",") { address = start..<(address.upperBound - 1) }
      } else {
        let first = end(from: position, while: Self.isSpace)
        position = end(from: first) { $0 != UInt8(ascii: ",") }
        descriptor = first..<position
      }
      candidates.append((address, descriptor))
    }
  }

  private func startsMarkup(_ index: Int) -> Bool {
    guard bytes[index] == UInt8(ascii: "<"), index + 1 < bytes.count else { return false }
    switch bytes[index + 1] {
    case UInt8(ascii: "!"), UInt8(ascii: "?"): return true
    case UInt8(ascii: "/"): return index + 2 < bytes.count && Self.isLetter(bytes[index + 2]) && isTag(index)
    case let byte: return Self.isLetter(byte) && isTag(index)
    }
  }

  private func isTag(_ index: Int) -> Bool { isText.map { !$0(bytes, index) } ?? true }

  /// Reads a comment, a document type or a CDATA section.
  private mutating func declaration() -> HTMLToken {
    let start = position
    guard bytes[start...].starts(with: "<!--".utf8) else {
      movePast(bytes[start...].starts(with: "<![CDATA[".utf8) ? "]]>" : ">", from: start + 2)
      return .declaration(start..<position)
    }
    // The dashes of "<!-->" and "<!--->" open and close at once (section 13.2.5.43).
    guard movePast("-->", from: start + 2) else { return .declaration(start..<position) }
    return .comment(start..<position)
  }

  private mutating func tag() -> HTMLTag {
    let start = position
    let isEnd = bytes[start + 1] == UInt8(ascii: "/")
    position += isEnd ? 2 : 1
    let name = word { !Self.isSpace($0) && !Self.endsTagName.contains($0) }
    var attributes: [HTMLAttribute] = []
    var isSelfClosing = false
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: ">") {
        position += 1
        break
      }
      isSelfClosing = byte == UInt8(ascii: "/")
      if isSelfClosing || Self.isSpace(byte) {
        position += 1
      } else {
        attributes.append(attribute())
      }
    }
    let tag = HTMLTag(
      name: name, isEnd: isEnd, isSelfClosing: isSelfClosing, range: start..<position, attributes: attributes)
    if !isEnd, !isSelfClosing || name != "svg", rawText.contains(name) { passContent(of: name) }
    return tag
  }

  private mutating func attribute() -> HTMLAttribute {
    let start = position
    // An equals sign where a name belongs is a part of the name (section 13.2.5.32).
    position += 1
    _ = word { !Self.isSpace($0) && !Self.endsAttributeName.contains($0) }
    let nameRange = start..<position
    let name = Self.lowercased(bytes[nameRange])
    pass(while: Self.isSpace)
    guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else {
      return HTMLAttribute(name: name, range: nameRange, value: nameRange.upperBound..<nameRange.upperBound)
    }
    position += 1
    pass(while: Self.isSpace)
    let quote = position < bytes.count ? bytes[position] : 0
    let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    if isQuoted { position += 1 }
    let valueStart = position
    pass { isQuoted ? $0 != quote : !Self.isSpace($0) && $0 != UInt8(ascii: ">") }
    let value = valueStart..<position
    if isQuoted, position < bytes.count { position += 1 }
    return HTMLAttribute(name: name, range: start..<position, value: value, isQuoted: isQuoted)
  }

  /// Moves to the end tag of an element whose content is no markup.
  private mutating func passContent(of name: String) {
    let nests = name == "svg" || name == "template"
    var depth = 1
    while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      position = start
      let isEnd = start + 1 < bytes.count && bytes[start + 1] == UInt8(ascii: "/")
      if isNamed(name, at: start + (isEnd ? 2 : 1)) {
        if isEnd { depth -= 1 } else if nests { depth += 1 }
        if depth == 0 { return }
      }
      position += 1
    }
    position = bytes.count
  }

  private func isNamed(_ name: String, at index: Int) -> Bool {
    let end = index + name.utf8.count
    guard end <= bytes.count, bytes[index..<end].lazy.map(Self.lowercased).elementsEqual(name.utf8) else {
      return false
    }
    return end == bytes.count || Self.isSpace(bytes[end]) || Self.endsTagName.contains(bytes[end])
  }

  // MARK: Bytes

  /// Moves past the next `mark`, or to the end where there is none.
  @discardableResult
  private mutating func movePast(_ mark: StaticString, from start: Int) -> Bool {
    let mark = Array(mark.description.utf8)
    position = start
    while position + mark.count <= bytes.count {
      if bytes[position] == mark[0], bytes[position..<(position + mark.count)].elementsEqual(mark) {
        position += mark.count
        return true
      }
      position += 1
    }
    position = bytes.count
    return false
  }

  private mutating func pass(while isPassed: (UInt8) -> Bool) {
    while position < bytes.count, isPassed(bytes[position]) { position += 1 }
  }

  private mutating func word(while isPart: (UInt8) -> Bool) -> String {
    let start = position
    pass(while: isPart)
    return Self.lowercased(bytes[start..<position])
  }

  private static let endsTagName = Array("/>".utf8)
  private static let endsAttributeName = Array("/>=".utf8)

  private static func isSpace(_ byte: UInt8) -> Bool { byte <= UInt8(ascii: " ") }

  private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  private static func lowercased(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.lazy.map(lowercased), as: UTF8.self)
  }
}

package enum HTMLToken: Hashable, Sendable {
  /// Text, its references not decoded; that of elements in which nothing is a tag is left out.
  case text(Range<Int>)
  case tag(HTMLTag)
  /// A comment that is closed, with its marks.
  case comment(Range<Int>)
  /// A document type, an instruction such as `<?php ?>`, a CDATA section, or a comment that is not closed.
  case declaration(Range<Int>)
}

/// A tag of HTML or XML.
package struct HTMLTag: Hashable, Sendable {
  /// The name, its ASCII letters in lower case.
  package let name: String
  package let isEnd: Bool
  /// Whether it ends in `/>`, which means something in XML and in drawings only.
  package let isSelfClosing: Bool
  package let range: Range<Int>
  package let attributes: [HTMLAttribute]

  /// The attribute of a name; of two, the first one counts.
  package subscript(name: String) -> HTMLAttribute? { attributes.first { $0.name == name } }
}

package struct HTMLAttribute: Hashable, Sendable {
  /// The name, its ASCII letters in lower case.
  package let name: String
  /// Where name and value are.
  package let range: Range<Int>
  /// Where the value is, without quotes; empty where there is none.
  package let value: Range<Int>
  package var isQuoted = false
}
