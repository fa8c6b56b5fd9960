internal import CCmark

/// Marks behind a backslash, hidden from the passes over cmark's tree, which no longer says that they are mere text.
///
/// A backslash and a mark that only passes read become one character of as many bytes, which cmark takes for punctuation
/// like the mark; when the passes are done, it is turned back. The characters are some that the source does not hold.
struct HiddenEscapes {
  private static let marks = Array("~=^{[:@#".utf8)
  /// Punctuation of Syriac, U+0700 to U+070D: two bytes, the first of which they share.
  private static let lead: UInt8 = 0xDC
  private static let candidates: ClosedRange<UInt8> = 0x80...0x8D

  /// The second byte of the character for each mark.
  private let codes: [UInt8]

  /// Finds characters that a source does not hold; nil where it has no escapes, or holds too many of the characters.
  init?(in source: [UInt8]) {
    let hasBackslash = unsafe source.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return false }
      return unsafe memchr(base, 0x5C, bytes.count) != nil
    }
    guard hasBackslash else { return nil }
    var taken: Set<UInt8> = []
    for index in source.indices.dropLast() where source[index] == Self.lead { taken.insert(source[index + 1]) }
    codes = Array(Self.candidates.filter { !taken.contains($0) }.prefix(Self.marks.count))
    guard codes.count == Self.marks.count else { return nil }
  }

  /// The source with its escapes hidden.
  func hiding(in source: [UInt8]) -> [UInt8] {
    var bytes = source
    var index = 0
    while index + 1 < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\"):
        if let mark = Self.marks.firstIndex(of: bytes[index + 1]) {
          bytes[index] = Self.lead
          bytes[index + 1] = codes[mark]
        }
        index += 2
      // In an address in angle brackets a backslash is itself (CommonMark 0.30, section 6.5).
      case UInt8(ascii: "<"): index = Self.endOfAutolink(from: index, in: bytes) ?? index + 1
      default: index += 1
      }
    }
    return bytes
  }

  private static func endOfAutolink(from start: Int, in bytes: [UInt8]) -> Int? {
    let rest = bytes[(start + 1)...]
    guard let colon = rest.prefix(33).firstIndex(of: UInt8(ascii: ":")), colon > start + 2,
      let first = rest.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first | 0x20),
      bytes[start + 1..<colon].allSatisfy({ $0.isASCIILetter || $0.isASCIIDigit || "+.-".utf8.contains($0) }),
      let end = bytes[colon...].firstIndex(where: {
        $0.isASCIISpace || $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">")
      }),
      bytes[end] == UInt8(ascii: ">")
    else { return nil }
    return end + 1
  }

  /// The bytes as they were written, each mark with its backslash or without.
  func shown(_ bytes: [UInt8], withBackslash: Bool) -> [UInt8] {
    var shown: [UInt8] = []
    shown.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if bytes[index] == Self.lead, index + 1 < bytes.count,
        let mark = codes.firstIndex(of: bytes[index + 1])
      {
        if withBackslash { shown.append(UInt8(ascii: "\\")) }
        shown.append(Self.marks[mark])
        index += 2
      } else {
        shown.append(bytes[index])
        index += 1
      }
    }
    return shown
  }

  /// The text as cmark would have read it.
  func shown(_ text: String) -> String {
    guard text.utf8.contains(Self.lead) else { return text }
    return String(decoding: shown(Array(text.utf8), withBackslash: false), as: UTF8.self)
  }

  // MARK: The tree

  /// Shows in a node of cmark's tree what was hidden.
  func show(in node: CmarkNode) {
    switch node.type {
    case CMARK_NODE_TEXT: show(in: node, withBackslash: false)
    case CMARK_NODE_CODE, CMARK_NODE_HTML_INLINE, CMARK_NODE_HTML_BLOCK: show(in: node, withBackslash: true)
    case CMARK_NODE_CODE_BLOCK:
      show(in: node, withBackslash: true)
      node.setFenceInfo(shown(node.fenceInfo))
    case CMARK_NODE_LINK, CMARK_NODE_IMAGE:
      node.setDestination(shown(node.destination))
      node.setTitle(shown(node.title))
    default: break
    }
  }

  private func show(in node: CmarkNode, withBackslash: Bool) {
    let bytes = node.literalBytes
    let shown = shown(bytes, withBackslash: withBackslash)
    if shown != bytes { node.setLiteral(shown) }
  }
}
