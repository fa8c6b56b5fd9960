import FeedDiagnostics
internal import FeedHighlighting
internal import FeedMarkup

/// A block of code, which is highlighted when it is written.
struct MarkdownCodeBlock: Hashable, Sendable {
  private let info: FenceInfo
  private let code: [UInt8]
  private let isHighlighted: Bool
  /// The index of its attributes in the body's lists; nil where it has none.
  var attributes: Int?

  /// Creates a block.
  ///
  /// - Parameters:
  ///   - info: The words after the opening fence.
  ///   - code: The code with its line ends, in UTF-8.
  ///   - isHighlighted: Whether it is highlighted on pages.
  init(info: String, code: [UInt8], isHighlighted: Bool) {
    self.code = code
    self.isHighlighted = isHighlighted
    if isHighlighted {
      self.info = FenceInfo(info)
    } else {
      let word = info.unicodeScalars.prefix { $0 > " " }
      self.info = FenceInfo(language: word.isEmpty ? nil : String(word))
    }
  }

  /// Appends the block, without the line end after it.
  ///
  /// On a page, tokens of a known language stand in `<span class="tok-KIND">`. Each line that the fence points out
  /// is in `<mark class="line">` with its line feed inside, so that it can be displayed as a block without an empty
  /// line after it. Without either, and elsewhere, the bytes are those that cmark writes: readers of feeds drop the
  /// classes.
  ///
  /// - Parameters:
  ///   - isPage: Whether it goes to a page; elsewhere, code is not highlighted.
  ///   - attributes: The attributes in its start tag, as markup.
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
      HTMLEscaping.appendKeepingApostrophes(code[...], to: &buffer)
    } else {
      var writer = CodeBlockWriter(bytes: code, tokens: language?.tokens(in: code) ?? [])
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
      markup.append("<span class=\"tok-")
      markup.append(token.kind.rawValue)
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

/// What the words after an opening fence say about a code block.
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
  var highlightedLines: [ClosedRange<Int>] = []
}

extension FenceInfo {
  init(_ text: String) {
    let parser = FenceInfoParser(text)
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

/// Reads the words after an opening fence, front to back.
private struct FenceInfoParser {
  /// The language, once it was found.
  private(set) var language: String?
  /// The lines to be pointed out, in the order in which they are written.
  private(set) var lines: [ClosedRange<Int>] = []

  private let bytes: [UInt8]
  private let lastBrace: Int
  private var position = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
    lastBrace = bytes.lastIndex(of: UInt8(ascii: "}")) ?? -1
    while position < bytes.count, bytes[position] <= UInt8(ascii: " ") { position += 1 }
    if position < bytes.count, !isAtBraces {
      let start = position
      while position < bytes.count, bytes[position] > UInt8(ascii: " "), !isAtBraces { position += 1 }
      language = String(decoding: bytes[start..<position], as: UTF8.self)
    }
    while position < bytes.count {
      if isAtBraces {
        parseBraces()
      } else if bytes[position] == UInt8(ascii: "\"") {
        // A quotation may hold braces, which then mean nothing.
        position = (bytes[(position + 1)...].firstIndex(of: UInt8(ascii: "\"")) ?? bytes.count - 1) + 1
      } else {
        position += 1
      }
    }
  }

  private var isAtBraces: Bool { bytes[position] == UInt8(ascii: "{") && position < lastBrace }

  private mutating func parseBraces() {
    let end = bytes[position...].firstIndex(of: UInt8(ascii: "}")) ?? bytes.count
    let words = bytes[(position + 1)..<end].split { $0 <= UInt8(ascii: " ") || $0 == UInt8(ascii: ",") }
    position = min(end + 1, bytes.count)
    let ranges = words.compactMap(Self.range)
    if ranges.count == words.count {
      lines += ranges
    } else if language == nil, let named = words.first(where: { $0.first == UInt8(ascii: ".") && $0.count > 1 }) {
      language = String(decoding: named.dropFirst(), as: UTF8.self)
    } else if language == nil, lines.isEmpty, let first = words.first, first.allSatisfy(ByteSet.wordPart.contains) {
      // R Markdown writes `{r name, echo=FALSE}`.
      language = String(decoding: first, as: UTF8.self)
    } else {
      lines += ranges
    }
  }

  /// `3` or `3-5`; nil for anything else. Lines count from one, and an end before the start means nothing.
  private static func range(_ word: ArraySlice<UInt8>) -> ClosedRange<Int>? {
    let parts = word.split(separator: UInt8(ascii: "-"), maxSplits: 1, omittingEmptySubsequences: false)
    let numbers = parts.compactMap(number)
    guard numbers.count == parts.count, let first = numbers.first, let last = numbers.last else { return nil }
    return first >= 1 && first <= last ? first...last : nil
  }

  /// A number; one that is too large for an `Int` is the largest of them, which no line reaches.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard !digits.isEmpty, digits.allSatisfy(\.isASCIIDigit) else { return nil }
    return Int(String(decoding: digits, as: UTF8.self)) ?? .max
  }
}
