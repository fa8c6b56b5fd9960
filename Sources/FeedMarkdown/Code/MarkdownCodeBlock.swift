internal import FeedHighlighting
internal import FeedMarkup

/// A block of code, whose tokens are told apart when it is written.
struct MarkdownCodeBlock: Hashable, Sendable {
  private let info: FenceInfo
  private let code: String
  private let isHighlighted: Bool
  /// The index of its attributes in the body's lists; nil where it has none.
  var attributes: Int?

  /// Creates a block.
  ///
  /// - Parameters:
  ///   - info: The words behind the opening fence.
  ///   - code: The code with its line ends.
  ///   - isHighlighted: Whether its tokens are told apart on pages.
  init(info: String, code: String, isHighlighted: Bool) {
    self.code = code
    self.isHighlighted = isHighlighted
    if isHighlighted {
      self.info = FenceInfo(info)
    } else {
      let word = info.unicodeScalars.prefix { $0 > " " }
      self.info = FenceInfo(language: word.isEmpty ? nil : String(word))
    }
  }

  /// Appends the block, without the line end behind it.
  ///
  /// On a page, tokens of a known language stand in `<span class="tok-KIND">`. Each line that the fence points out
  /// stands in `<mark class="line">` with its line feed inside, so that it can be displayed as a block without an empty
  /// line behind it. Without either, and elsewhere, the bytes are those that cmark writes: readers of feeds drop the
  /// classes.
  ///
  /// - Parameters:
  ///   - isPage: Whether it goes to a page, the one place where tokens are told apart.
  ///   - attributes: What stands in its start tag, as markup.
  func append(to buffer: inout MarkupBuffer, isPage: Bool, attributes: ArraySlice<UInt8> = []) {
    buffer.append("<pre")
    buffer.append(attributes)
    buffer.append("><code")
    if let language = info.language { buffer.append(attribute: "class", "language-\(language)") }
    buffer.append(">")
    let isColoured = isPage && isHighlighted
    let language = isColoured ? info.language.flatMap(CodeLanguage.named) : nil
    let lines = isColoured ? info.highlightedLines : []
    if language == nil, lines.isEmpty {
      HTMLEscaping.appendKeepingApostrophes(code, to: &buffer)
    } else {
      let bytes = Array(code.utf8)
      var writer = CodeBlockWriter(bytes: bytes, tokens: language?.tokens(in: bytes) ?? [])
      writer.write(markingLines: lines, to: &buffer)
    }
    buffer.append("</code></pre>")
  }
}

/// Writes code with its tokens and pointed out lines, front to back.
private struct CodeBlockWriter {
  let bytes: [UInt8]
  /// In order, apart from each other.
  let tokens: [CodeToken]
  var position = 0
  var tokenIndex = 0

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
