import FeedDiagnostics

/// Follows the blocks of raw HTML in a body, in which nothing is Markdown (CommonMark 0.30, section 4.6), as far as its
/// lines tell.
struct RawBlockCursor {
  private var next = 0
  private var isInBlock = false
  private var isInParagraph = false

  /// Whether the line with a byte belongs to such a block; bytes are asked for in their order.
  mutating func isInBlock(at index: Int, in bytes: [UInt8]) -> Bool {
    while next <= index, next < bytes.count {
      let end = bytes.lineEnd(from: next)
      let isSecondHalf =
        next > 0 && end == next && bytes[next - 1] == UInt8(ascii: "\r") && end < bytes.count
        && bytes[end] == UInt8(ascii: "\n")
      if !isSecondHalf { look(at: bytes[next..<end]) }
      next = end + 1
    }
    return isInBlock
  }

  private mutating func look(at line: ArraySlice<UInt8>) {
    let content = line.drop { $0.isSpaceOrTab }
    guard let first = content.first else {
      (isInBlock, isInParagraph) = (false, false)
      return
    }
    guard !isInBlock else { return }
    defer { isInParagraph = !isInBlock }
    guard first == UInt8(ascii: "<"), content.startIndex - line.startIndex < 4 else { return }
    let name = content.dropFirst(content.dropFirst().first == UInt8(ascii: "/") ? 2 : 1)
      .prefix { $0.isASCIILetter || $0.isASCIIDigit }
    // What says that it holds Markdown is read as such.
    guard !name.isEmpty, content.firstRange(of: "markdown=".utf8) == nil else { return }
    let isTagAlone =
      !isInParagraph && content.last { $0 > UInt8(ascii: " ") } == UInt8(ascii: ">")
      && content.count { $0 == UInt8(ascii: "<") } == 1
    isInBlock = Self.names.contains(String(decoding: name, as: UTF8.self).lowercased()) || isTagAlone
  }

  private static let names: Set<String> = [
    "address", "article", "aside", "blockquote", "caption", "center", "col", "colgroup", "dd", "details", "dialog",
    "div",
    "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header",
    "hr",
    "iframe", "legend", "li", "main", "menu", "nav", "ol", "p", "section", "source", "summary", "table", "tbody", "td",
    "tfoot", "th", "thead", "tr", "track", "ul",
  ]
}
