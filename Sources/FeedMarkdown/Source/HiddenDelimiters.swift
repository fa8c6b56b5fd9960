internal import FeedHighlighting

/// Marks of emphasis within attribute lists behind links and other inlines, hidden from cmark.
///
/// kramdown reads such a list before it looks for emphasis, so that the underscore of `{:target="_blank"}` opens none.
/// cmark gets a control character in its place, which is as long and means nothing to it; a source that holds such
/// characters of its own is left as it is.
enum HiddenDelimiters {
  /// What stands for each mark: shift out and shift in.
  private static let pairs: [(mark: UInt8, hidden: UInt8)] = [(UInt8(ascii: "_"), 0x0E), (UInt8(ascii: "*"), 0x0F)]
  /// What a list can stand right behind: the ends of links, images, code and marked words, and of other lists.
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
    guard hasHidden, !source.contains(where: { byte in pairs.contains { $0.hidden == byte } }) else { return nil }
    return bytes
  }

  /// Whether a list may hold a mark at all: most do not, and need not be read for it.
  private static func holdsMark(_ list: ArraySlice<UInt8>) -> Bool {
    list.prefix(AttributeListScanner<[UInt8]>.longest).prefix { $0 != UInt8(ascii: "\n") }
      .contains { byte in pairs.contains { $0.mark == byte } }
  }

  /// The bytes as they were written.
  static func shown(_ bytes: [UInt8]) -> [UInt8] {
    bytes.map { byte in pairs.first { $0.hidden == byte }?.mark ?? byte }
  }
}
