internal import FeedHighlighting
internal import FeedMarkup

/// Writes code with its tokens and pointed out lines, front to back.
struct CodeBlockWriter {
  private let bytes: [UInt8]
  private let tokens: [CodeToken]
  private var position = 0
  private var tokenIndex = 0

  /// Creates a writer of code in UTF-8, with tokens that are in order and do not overlap.
  init(bytes: [UInt8], tokens: [CodeToken]) {
    self.bytes = bytes
    self.tokens = tokens
  }

  /// Writes everything; lines are counted from one, their ranges in order.
  mutating func write(markingLines ranges: [ClosedRange<Int>], to markup: inout MarkupBuffer) {
    var line = 1
    var index = 0
    for range in ranges {
      while line < range.lowerBound, index < bytes.count { index = nextLine(after: index, &line) }
      write(upTo: index, to: &markup)
      while line <= range.upperBound, index < bytes.count {
        index = nextLine(after: index, &line)
        markup.append("<mark class=\"line\">")
        write(upTo: index, to: &markup)
        markup.append("</mark>")
      }
    }
    write(upTo: bytes.count, to: &markup)
  }

  private func nextLine(after index: Int, _ line: inout Int) -> Int {
    line += 1
    return (bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count - 1) + 1
  }

  /// Writes up to a place; a token that goes on there is closed, and opened again by what is written next.
  private mutating func write(upTo end: Int, to markup: inout MarkupBuffer) {
    while position < end {
      guard tokenIndex < tokens.count, tokens[tokenIndex].range.lowerBound < end else {
        return writeText(upTo: end, to: &markup)
      }
      let token = tokens[tokenIndex]
      writeText(upTo: max(position, token.range.lowerBound), to: &markup)
      markup.append("<span class=\"")
      markup.append(token.kind.className)
      markup.append("\">")
      writeText(upTo: min(end, token.range.upperBound), to: &markup)
      markup.append("</span>")
      if token.range.upperBound <= end { tokenIndex += 1 }
    }
  }

  private mutating func writeText(upTo end: Int, to markup: inout MarkupBuffer) {
    HTMLEscaping.appendKeepingApostrophes(bytes[position..<end], to: &markup)
    position = end
  }
}
