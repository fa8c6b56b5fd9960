import FeedDiagnostics

/// Where a body holds code, as far as its lines tell: fenced blocks, and code spans within paragraphs.
struct CodePlaces {
  /// The places, in order; none overlaps another.
  private(set) var ranges: [Range<Int>] = []

  private let bytes: [UInt8]
  /// The fence that is open, and where its line begins.
  private var fence: (mark: UInt8, count: Int, start: Int)?
  /// Where the paragraph that is open begins.
  private var paragraph: Int?
  /// Whether code shows no `{% endraw %}` that ends a `{% raw %}` in it, so that a fence may be beside it.
  private let isTemplate: Bool
  /// Whether such a `{% raw %}` is open.
  private var isRaw = false

  init(in bytes: [UInt8], from first: Int = 0, isTemplate: Bool) {
    self.bytes = bytes
    self.isTemplate = isTemplate
    var start = first
    while start < bytes.count {
      let end = bytes.lineEnd(from: start)
      visit(start..<end)
      start = end + 1
    }
    if let fence { ranges.append(fence.start..<bytes.count) } else { endParagraph(at: bytes.count) }
  }

  private mutating func visit(_ line: Range<Int>) {
    let content = bytes[line].drop { $0 <= UInt8(ascii: " ") || $0 == UInt8(ascii: ">") }
    if let fence {
      let code = shown(content)
      guard let run = Self.fence(code), run.mark == fence.mark, run.count >= fence.count,
        code.dropFirst(run.count).allSatisfy({ $0 <= UInt8(ascii: " ") })
      else { return }
      ranges.append(fence.start..<line.upperBound)
      self.fence = nil
    } else if let run = Self.fence(Self.withoutListMark(content)) {
      endParagraph(at: line.lowerBound)
      fence = (run.mark, run.count, line.lowerBound)
      isRaw = false
      _ = shown(content)
    } else if content.isEmpty {
      endParagraph(at: line.lowerBound)
    } else {
      // A code span never reaches into the next item, heading or row.
      if "#|-*+0123456789".utf8.contains(content[content.startIndex]) { endParagraph(at: line.lowerBound) }
      if paragraph == nil { paragraph = line.lowerBound }
    }
  }

  /// The visible part of a line of code: everything but the `{% endraw %}` of a raw block.
  private mutating func shown(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard isTemplate else { return line }
    var text: [UInt8] = []
    var start = line.startIndex
    var index = start
    while let brace = bytes[index..<line.endIndex].firstIndex(of: UInt8(ascii: "{")) {
      index = brace + 1
      guard let end = Self.end(of: isRaw ? "endraw" : "raw", in: bytes[brace..<line.endIndex]) else { continue }
      if isRaw {
        text += bytes[start..<brace]
        start = end
      }
      isRaw.toggle()
      index = end
    }
    return start == line.startIndex ? line : (text + bytes[start..<line.endIndex])[...]
  }

  /// Where a tag ends with which a text begins, and which is nothing but a word; nil where it begins otherwise.
  private static func end(of word: String, in text: ArraySlice<UInt8>) -> Int? {
    guard text.starts(with: "{%".utf8) else { return nil }
    let name = text.dropFirst(2).drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") }
    guard name.starts(with: word.utf8) else { return nil }
    let rest = name.dropFirst(word.utf8.count).drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") }
    return rest.starts(with: "%}".utf8) ? rest.startIndex + 2 : nil
  }

  private static func fence(_ line: ArraySlice<UInt8>) -> (mark: UInt8, count: Int)? {
    guard let mark = line.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else { return nil }
    let count = line.prefix { $0 == mark }.count
    guard count >= 3, mark == UInt8(ascii: "~") || !line.dropFirst(count).contains(mark) else { return nil }
    return (mark, count)
  }

  private static func withoutListMark(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let number = line.prefix(9).prefix { $0.isASCIIDigit }.count
    let rest = line.dropFirst(number)
    guard let mark = rest.first, (number > 0 ? ".)" : "-*+").utf8.contains(mark) else { return line }
    let content = rest.dropFirst().drop { $0 == UInt8(ascii: " ") }
    return content.startIndex > rest.startIndex + 1 ? content : line
  }

  private mutating func endParagraph(at end: Int) {
    guard let start = paragraph else { return }
    paragraph = nil
    let runs = backtickRuns(in: start..<end)
    guard runs.count > 1 else { return }
    let last = Dictionary(runs.map { ($0.count, $0.lowerBound) }) { _, later in later }
    var index = 0
    while index < runs.count {
      let open = runs[index]
      index += 1
      // Without a closing run of the same length the backticks are text, as they are after a backslash.
      guard let close = last[open.count], close > open.lowerBound, !isEscaped(open.lowerBound) else { continue }
      while runs[index].count != open.count { index += 1 }
      ranges.append(open.lowerBound..<runs[index].upperBound)
      index += 1
    }
  }

  private func isEscaped(_ index: Int) -> Bool { index > 0 && bytes[index - 1] == UInt8(ascii: "\\") }

  private func backtickRuns(in range: Range<Int>) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var index = range.lowerBound
    while let start = bytes[index..<range.upperBound].firstIndex(of: UInt8(ascii: "`")) {
      index = bytes[start..<range.upperBound].firstIndex { $0 != UInt8(ascii: "`") } ?? range.upperBound
      runs.append(start..<index)
    }
    return runs
  }
}

/// Follows the blocks of raw HTML in a body, in which nothing is Markdown (CommonMark 0.30, section 4.6), as far as its
/// lines tell.
struct RawBlockCursor {
  private var lineStart = 0
  private var lookedTo = 0
  private var isInBlock = false
  private var isInParagraph = false
  /// Whether the line that is being written begins a block, once known.
  private var lineBeginsBlock: Bool?

  /// Whether what is written next belongs to such a block.
  mutating func isInBlock(after text: [UInt8]) -> Bool {
    var next = min(lookedTo, text.count)
    while let end = text[next...].firstIndex(where: \.isLineEnd) {
      let isSecondHalf =
        end == lineStart && end > 0 && text[end] == UInt8(ascii: "\n") && text[end - 1] == UInt8(ascii: "\r")
      if !isSecondHalf { look(at: text[lineStart..<end]) }
      next = end + 1
      (lineStart, lineBeginsBlock) = (next, nil)
    }
    lookedTo = text.count
    if isInBlock { return true }
    let begins = lineBeginsBlock ?? Self.beginsBlock(text[lineStart...], mayBeAnyTag: false)
    lineBeginsBlock = begins
    return begins
  }

  private mutating func look(at line: ArraySlice<UInt8>) {
    guard line.contains(where: { !$0.isSpaceOrTab }) else {
      (isInBlock, isInParagraph) = (false, false)
      return
    }
    guard !isInBlock else { return }
    isInBlock = Self.beginsBlock(line, mayBeAnyTag: !isInParagraph)
    isInParagraph = !isInBlock
  }

  /// - Parameter mayBeAnyTag: Whether a block begins with any tag that is alone.
  private static func beginsBlock(_ line: ArraySlice<UInt8>, mayBeAnyTag: Bool) -> Bool {
    let content = line.drop { $0.isSpaceOrTab }
    guard content.first == UInt8(ascii: "<"), content.startIndex - line.startIndex < 4 else { return false }
    let name = content.dropFirst(content.dropFirst().first == UInt8(ascii: "/") ? 2 : 1)
      .prefix { $0.isASCIILetter || $0.isASCIIDigit }
    // What says that it holds Markdown is read as such.
    guard !name.isEmpty, content.firstRange(of: "markdown=".utf8) == nil else { return false }
    let isTagAlone =
      mayBeAnyTag && content.last { $0 > UInt8(ascii: " ") } == UInt8(ascii: ">")
      && content.count { $0 == UInt8(ascii: "<") } == 1
    return isTagAlone || names.contains(String(decoding: name, as: UTF8.self).lowercased())
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

/// A place in a text that moves forward, with line and column in scalars, both counted from one.
struct TextCursor {
  private var offset = 0
  private var last: UInt8 = 0
  private(set) var line = 1
  private(set) var column = 1

  /// Moves to a byte that is not before this one.
  mutating func move(to end: Int, in bytes: [UInt8]) {
    while offset < end {
      let byte = bytes[offset]
      if byte.isLineEnd {
        if byte == UInt8(ascii: "\r") || last != UInt8(ascii: "\r") { line += 1 }
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
      last = byte
      offset += 1
    }
  }
}

extension [UInt8] {
  /// Where the line begins that a byte is a part of, or that ends before it.
  func lineStart(before index: Int) -> Int { self[..<index].lastIndex { $0.isLineEnd }.map { $0 + 1 } ?? 0 }

  /// Where the line ends that goes on at a byte.
  func lineEnd(from index: Int) -> Int { self[index...].firstIndex { $0.isLineEnd } ?? count }
}
