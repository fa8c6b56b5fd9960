internal import FeedHighlighting
internal import FeedMarkup

/// Writes code blocks as HTML.
enum CodeBlockMarkup {
  /// Appends a code block for a page.
  ///
  /// Where `isHighlighted`, tokens of a known language stand in `<span class="tok-KIND">`. Each line that the fence
  /// points out stands in `<mark class="line">` with its line feed inside, so that it can be displayed as a block
  /// without an empty line behind it. Without either the bytes are those that cmark writes. `attributes` is markup that
  /// stands in the start tag.
  static func append(
    code: String, info: FenceInfo, isHighlighted: Bool, attributes: ArraySlice<UInt8> = [],
    to markup: inout MarkupBuffer
  ) {
    let language = isHighlighted ? info.language.flatMap(CodeLanguage.named) : nil
    guard language != nil || !info.highlightedLines.isEmpty else {
      return appendPlain(code: code, info: info, attributes: attributes, to: &markup)
    }
    appendStart(info, attributes, to: &markup)
    let bytes = Array(code.utf8)
    var writer = CodeBlockWriter(bytes: bytes, tokens: language?.tokens(in: bytes) ?? [])
    writer.write(markingLines: info.highlightedLines, to: &markup)
    markup.append("</code></pre>\n")
  }

  /// Appends a code block without colours and pointed out lines, as cmark writes it; for feeds, whose readers drop
  /// the classes.
  static func appendPlain(
    code: String, info: FenceInfo, attributes: ArraySlice<UInt8> = [], to markup: inout MarkupBuffer
  ) {
    appendStart(info, attributes, to: &markup)
    HTMLEscaping.appendKeepingApostrophes(code, to: &markup)
    markup.append("</code></pre>\n")
  }

  private static func appendStart(
    _ info: FenceInfo, _ attributes: ArraySlice<UInt8>, to markup: inout MarkupBuffer
  ) {
    markup.append("<pre")
    markup.append(attributes)
    guard let language = info.language else { return markup.append("><code>") }
    markup.append("><code class=\"language-")
    HTMLEscaping.appendKeepingApostrophes(language, to: &markup)
    markup.append("\">")
  }
}

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

/// What the words behind an opening fence say about a code block.
///
///     ```swift {1,3-5}
///     ```{.swift .numbered}
///     ```js{2}
///     ```python title="a.py" {1}
///     ``` {1,3-5}
///
/// CommonMark 0.30, section 4.5, calls them the info string and gives a meaning to the first word only. Braces with
/// numbers are a convention of many tools, braces with classes one of Pandoc. Words that mean nothing are ignored.
struct FenceInfo: Hashable, Sendable {
  /// The language as it is written; nil where none is named.
  var language: String?
  /// The numbers of the lines to be pointed out, counted from one; in order, apart from each other, possibly far
  /// beyond the end of the code.
  var highlightedLines: [ClosedRange<Int>]

  /// Creates an info from its parts.
  init(language: String? = nil, highlightedLines: [ClosedRange<Int>] = []) {
    self.language = language
    self.highlightedLines = highlightedLines
  }

  /// Reads the words behind a fence.
  init(_ text: String) {
    var parser = FenceInfoParser(text)
    parser.parse()
    self.init(language: parser.language, highlightedLines: Self.merged(parser.lines))
  }

  private static func merged(_ ranges: [ClosedRange<Int>]) -> [ClosedRange<Int>] {
    var result: [ClosedRange<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      // Bounds begin with one, so that this cannot underflow; adding one to an upper bound could overflow.
      if let last = result.last, range.lowerBound - 1 <= last.upperBound {
        result[result.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result
  }
}
