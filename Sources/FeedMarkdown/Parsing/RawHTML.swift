/// A piece of raw HTML, as far as it matters where HTML is left out.
struct RawHTML {
  /// Whether it holds the comment `<!--more-->`, which ends the excerpt.
  private(set) var hasMoreMark = false
  /// The first tag, or text between tags, that is lost; nil where there are only comments.
  private(set) var firstTag: String?

  init(_ literal: String) {
    var rest = literal.utf8[...]
    while let start = rest.firstIndex(where: { $0 > UInt8(ascii: " ") }) {
      rest = rest[start...]
      guard rest.starts(with: "<!--".utf8), let end = Self.endOfComment(rest) else {
        firstTag = Self.tag(rest)
        break
      }
      if Self.isMoreMark(rest[..<end]) { hasMoreMark = true }
      rest = rest[end...]
    }
    if firstTag != nil, !hasMoreMark { hasMoreMark = Self.findsMoreMark(rest) }
  }

  /// Whether it is a `<br>`, after which words must not run together.
  var isLineBreak: Bool {
    guard let firstTag, firstTag.utf8.count >= 4 else { return false }
    let name = firstTag.utf8.dropFirst().prefix(2).map { $0 | 0x20 }
    return name == Array("br".utf8) && !firstTag.utf8.dropFirst(3).prefix(1).contains { $0 | 0x20 >= 0x61 }
  }

  private static func endOfComment(_ text: Substring.UTF8View) -> String.Index? {
    var dashes = 0
    // The dashes of "<!-->" and "<!--->" open and close at once (CommonMark 0.31, HTML 13.2.5.43).
    var index = text.index(text.startIndex, offsetBy: 2)
    while index != text.endIndex {
      let byte = text[index]
      index = text.index(after: index)
      if byte == UInt8(ascii: ">"), dashes >= 2 { return index }
      dashes = byte == UInt8(ascii: "-") ? dashes + 1 : 0
    }
    return nil
  }

  private static func isMoreMark(_ comment: Substring.UTF8View) -> Bool {
    let inside = comment.dropFirst(4).dropLast(3)
    let words = inside.split { $0 <= UInt8(ascii: " ") }
    return words.count == 1 && words[0].map { $0 | 0x20 } == Array("more".utf8)
  }

  private static func findsMoreMark(_ text: Substring.UTF8View) -> Bool {
    var rest = text
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[start...]
      guard rest.starts(with: "<!--".utf8) else {
        rest = rest.dropFirst()
        continue
      }
      guard let end = endOfComment(rest) else { return false }
      if isMoreMark(rest[..<end]) { return true }
      rest = rest[end...]
    }
    return false
  }

  private static func tag(_ text: Substring.UTF8View) -> String {
    let isTag = text.first == UInt8(ascii: "<")
    let end = text.firstIndex { $0 == UInt8(ascii: "\n") || isTag && $0 == UInt8(ascii: ">") } ?? text.endIndex
    let closes = end != text.endIndex && text[end] != UInt8(ascii: "\n")
    return String(Substring(text[..<end])) + (closes ? ">" : "")
  }
}
