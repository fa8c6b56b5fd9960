import FeedDiagnostics
internal import FeedHighlighting

/// Marks after a backslash, hidden from the passes over cmark's tree, which no longer says that they are mere text.
///
/// A backslash and a mark that only passes read become one character of as many bytes, which cmark takes for punctuation
/// like the mark; when the passes are done, it is turned back. The characters are some that the source does not hold.
struct HiddenEscapes {
  /// The marks that only passes read.
  static let marks = Array("~=^{[:@#".utf8)
  /// Punctuation of Syriac, U+0700 to U+070D: two bytes, the first of which they share.
  private static let lead: UInt8 = 0xDC
  private static let candidates: ClosedRange<UInt8> = 0x80...0x8D

  /// The second byte of the character for each mark.
  private let codes: [UInt8]

  /// Finds characters that a source does not hold; nil where it holds too many of them.
  init?(in source: [UInt8]) {
    var taken: Set<UInt8> = []
    for index in source.indices.dropLast() where source[index] == Self.lead { taken.insert(source[index + 1]) }
    codes = Array(Self.candidates.filter { !taken.contains($0) }.prefix(Self.marks.count))
    guard codes.count == Self.marks.count else { return nil }
  }

  /// Whether a byte may begin a hidden escape.
  static func isHidden(_ byte: UInt8) -> Bool { byte == lead }

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
      case UInt8(ascii: "<"): index = bytes.endOfAutolink(from: index) ?? index + 1
      default: index += 1
      }
    }
    return bytes
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
}

extension [UInt8] {
  /// Where an address in angle brackets ends that begins at an index (CommonMark 0.30, section 6.5); nil for anything else.
  func endOfAutolink(from start: Int) -> Int? {
    let address = self[(start + 1)...]
    guard let colon = address.prefix(33).firstIndex(of: UInt8(ascii: ":")), colon > start + 2,
      self[start + 1].isASCIILetter,
      self[start + 1..<colon].allSatisfy({ $0.isASCIILetter || $0.isASCIIDigit || "+.-".utf8.contains($0) }),
      let end = self[colon...].firstIndex(where: {
        $0.isASCIISpace || $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">")
      }),
      self[end] == UInt8(ascii: ">")
    else { return nil }
    return end + 1
  }
}

/// Marks of emphasis within attribute lists after links and other inlines, hidden from cmark.
///
/// kramdown reads such a list before it looks for emphasis, so that the underscore of `{:target="_blank"}` opens none.
/// cmark gets a control character in its place, which is as long and means nothing to it; a source that holds such
/// characters of its own is left as it is.
enum HiddenDelimiters {
  /// The replacement of each mark: shift out and shift in.
  private static let pairs: [(mark: UInt8, hidden: UInt8)] = [(UInt8(ascii: "_"), 0x0E), (UInt8(ascii: "*"), 0x0F)]
  /// What a list can directly follow: the ends of links, images, code and marked words, and of other lists.
  private static let ends = ByteSet(")]>`*_=~^}")

  /// The source with the marks hidden; nil where there is nothing to hide.
  static func hiding(in source: [UInt8]) -> [UInt8]? {
    var bytes = source
    var hasHidden = false
    var index = 0
    while index < source.count {
      // An address in angle brackets may hold no control character.
      if source[index] == UInt8(ascii: "<"), let end = source.endOfAutolink(from: index) {
        index = end
        continue
      }
      guard source[index] == UInt8(ascii: "{"), index > 0, ends.contains(source[index - 1]),
        holdsMark(source[index...]), let list = AttributeList.parse(prefixOf: source[index...], requiresColon: false)
      else {
        index += 1
        continue
      }
      for place in index..<list.end {
        guard let pair = pairs.first(where: { $0.mark == source[place] }) else { continue }
        bytes[place] = pair.hidden
        hasHidden = true
      }
      index = list.end
    }
    guard hasHidden, !source.contains(where: isHidden) else { return nil }
    return bytes
  }

  /// Whether a list may hold a mark at all: most do not, and need not be read for it.
  private static func holdsMark(_ list: ArraySlice<UInt8>) -> Bool {
    list.prefix(AttributeListScanner<[UInt8]>.longest).prefix { $0 != UInt8(ascii: "\n") }
      .contains { byte in pairs.contains { $0.mark == byte } }
  }

  static func isHidden(_ byte: UInt8) -> Bool { pairs.contains { $0.hidden == byte } }

  static func shown(_ bytes: [UInt8]) -> [UInt8] {
    bytes.map { byte in pairs.first { $0.hidden == byte }?.mark ?? byte }
  }
}
