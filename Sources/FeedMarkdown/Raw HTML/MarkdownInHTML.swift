internal import FeedMarkup

/// Lets cmark read what is between tags with `markdown="1"` as Markdown.
///
/// For CommonMark, a block of HTML that begins with such a tag ends at the next empty line. One that begins with a comment
/// ends on its own line, so that an empty comment before the tag is all that is needed, and all lines stay where they are.
enum MarkdownInHTML {
  /// The body with comments before these tags and the end tags that have lines of their own; nil where there are none.
  static func opened(in bytes: [UInt8]) -> [UInt8]? {
    let holdsMark = bytes.indices.contains {
      bytes[$0] == UInt8(ascii: "m") && bytes[$0...].starts(with: "markdown=".utf8)
    }
    guard holdsMark else { return nil }
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count + 256)
    var fence: ArraySlice<UInt8>?
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
      let line = bytes[start..<end]
      let content = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ">") }
      let run = content.prefix { $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: "~") }
      if run.count >= 3 {
        if fence == nil { fence = run.prefix(3) } else if fence.map({ run.starts(with: $0) }) == true { fence = nil }
      }
      output += line[..<content.startIndex]
      if fence == nil, content.startIndex - start < 4 || line.first == UInt8(ascii: ">"), isTag(content) {
        output += "<!---->".utf8
      }
      output += content
      start = end
    }
    return output
  }

  /// Whether a line is a start tag with the mark, or an end tag, and nothing else.
  private static func isTag(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.first == UInt8(ascii: "<"), line.count > 2, line.count < 4096 else { return false }
    var tokens = HTMLTokenizer(Array(line), rawText: [])
    guard case .tag(let tag) = tokens.next(),
      line.dropFirst(tag.range.upperBound).allSatisfy({ $0 <= UInt8(ascii: " ") })
    else { return false }
    if tag.isEnd { return true }
    return tokens.value(of: "markdown", in: tag).map { ["1", "block", "span"].contains($0) } ?? false
  }
}
