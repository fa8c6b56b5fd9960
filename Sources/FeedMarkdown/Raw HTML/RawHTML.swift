/// The pieces of raw HTML, in order; comments left out.
///
/// It is read in one pass and as tolerantly as browsers do it: what is not closed ends with the text.
struct RawHTML: Sequence, IteratorProtocol {
  /// The HTML as written, which the ranges of tags and attributes count in.
  let bytes: [UInt8]
  private let reading: RawHTMLReading
  private var position = 0

  init(_ bytes: [UInt8], as reading: RawHTMLReading) {
    self.bytes = bytes
    self.reading = reading
  }

  mutating func next() -> RawHTMLPiece? {
    while position < bytes.count {
      let start = position
      guard startsMarkup(start) else {
        repeat { position += 1 } while position < bytes.count && !startsMarkup(position)
        return .text(bytes[start..<position])
      }
      switch bytes[start + 1] {
      case UInt8(ascii: "!"):
        if let piece = declaration() { return piece }
      case UInt8(ascii: "?"):
        position = end(of: "?>", from: start + 2) ?? bytes.count
        return .instruction(firstLine(of: start..<position))
      default:
        return .tag(tag())
      }
    }
    return nil
  }

  /// The first line of what stands in a range.
  func firstLine(of range: Range<Int>) -> String {
    String(decoding: bytes[range].prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  /// The value of an attribute, its entities decoded; nil where the tag has none of that name. The first one counts.
  func value(of name: String, in tag: RawHTMLTag) -> String? {
    tag.attributes.first { $0.name == name }.map { HTMLEntities.decoded(bytes[$0.value]) }
  }

  private func startsMarkup(_ index: Int) -> Bool {
    guard bytes[index] == UInt8(ascii: "<"), index + 1 < bytes.count else { return false }
    switch bytes[index + 1] {
    case UInt8(ascii: "!"), UInt8(ascii: "?"): return true
    case UInt8(ascii: "/"): return index + 2 < bytes.count && bytes[index + 2].isASCIILetter && isTag(index)
    case let byte: return byte.isASCIILetter && isTag(index)
    }
  }

  /// A tag that the filter of GFM shows as text is none.
  private func isTag(_ index: Int) -> Bool { !reading.isFiltered || !TagFilter.applies(to: bytes, at: index) }

  /// Passes a comment, a document type or a CDATA section.
  private mutating func declaration() -> RawHTMLPiece? {
    let start = position
    let rest = bytes[start...]
    if rest.starts(with: "<!--".utf8) {
      // The dashes of "<!-->" and "<!--->" open and close at once (CommonMark 0.31, HTML 13.2.5.43).
      guard let end = end(of: "-->", from: start + 2) else {
        position = bytes.count
        return .instruction(firstLine(of: start..<position))
      }
      position = end
      let words = rest[..<end].dropFirst(4).dropLast(3).split { $0 <= UInt8(ascii: " ") }
      return words.count == 1 && words[0].map { $0 | 0x20 } == Array("more".utf8) ? .moreMark : nil
    }
    position = end(of: rest.starts(with: "<![CDATA[".utf8) ? "]]>" : ">", from: start + 2) ?? bytes.count
    return .instruction(firstLine(of: start..<position))
  }

  private mutating func tag() -> RawHTMLTag {
    let start = position
    let isEnd = bytes[start + 1] == UInt8(ascii: "/")
    var scanner = RawHTMLTagScanner(bytes: bytes, position: start + (isEnd ? 2 : 1))
    var tag = RawHTMLTag(name: scanner.name(), isEnd: isEnd)
    tag.attributes = scanner.attributes()
    tag.isSelfClosing = scanner.isSelfClosing
    position = scanner.position
    tag.range = start..<position
    if !isEnd, !tag.isSelfClosing || tag.name != "svg", reading.passed.contains(tag.name) {
      passContent(of: tag.name)
    }
    return tag
  }

  /// Moves to the end tag of an element whose content is left out.
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
    guard end <= bytes.count, bytes[index..<end].lazy.map({ $0 | 0x20 }).elementsEqual(name.utf8) else { return false }
    return end == bytes.count || bytes[end] <= UInt8(ascii: " ") || "/>".utf8.contains(bytes[end])
  }

  /// The index after the next `mark`.
  private func end(of mark: StaticString, from start: Int) -> Int? {
    let mark = Array(mark.description.utf8)
    var index = start
    while index + mark.count <= bytes.count {
      if bytes[index] == mark[0], bytes[index..<(index + mark.count)].elementsEqual(mark) { return index + mark.count }
      index += 1
    }
    return nil
  }
}

/// A part of raw HTML.
enum RawHTMLPiece: Equatable {
  /// Text between tags, its entities not decoded.
  case text(ArraySlice<UInt8>)
  /// A tag; what stands in `<script>` and the like is not a piece of its own.
  case tag(RawHTMLTag)
  /// The comment `<!--more-->`, which ends the excerpt.
  case moreMark
  /// Anything else that is no comment, such as `<?php ?>`: the first line of it.
  case instruction(String)
}

/// What raw HTML is read for, which decides what counts as a tag in it.
struct RawHTMLReading {
  /// Elements of which only the tags are read.
  let passed: Set<String>
  /// Whether the tags that GFM disallows are text.
  let isFiltered: Bool

  /// For its words and images: what stands in a drawing or a script is no text for readers.
  static let words = Self(
    passed: ["iframe", "noembed", "noframes", "script", "style", "svg", "template", "textarea", "xmp"],
    isFiltered: false)

  /// As browsers read it: in some elements nothing is a tag (WHATWG HTML, section 13.2.6.4).
  static let tags = Self(
    passed: ["iframe", "noembed", "noframes", "script", "style", "textarea", "title", "xmp"], isFiltered: false)

  /// As browsers read it once the tags that GFM disallows are shown as text. All elements of ``tags`` are among them.
  static let filteredTags = Self(passed: [], isFiltered: true)
}
