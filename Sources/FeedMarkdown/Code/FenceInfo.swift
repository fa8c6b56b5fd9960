import FeedDiagnostics
internal import FeedHighlighting

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
  var highlightedLines: [ClosedRange<Int>] = []
}

extension FenceInfo {
  /// Reads the words behind a fence.
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

/// Reads the words behind an opening fence, front to back.
private struct FenceInfoParser {
  /// The language, once it was found.
  private(set) var language: String?
  /// The lines to be pointed out, in the order in which they are written.
  private(set) var lines: [ClosedRange<Int>] = []

  private let bytes: [UInt8]
  private let lastBrace: Int
  private var position = 0

  /// Reads an info string.
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
        skipQuotation()
      } else {
        position += 1
      }
    }
  }

  private var isAtBraces: Bool { bytes[position] == UInt8(ascii: "{") && position < lastBrace }

  /// A quotation may hold braces, which then mean nothing.
  private mutating func skipQuotation() {
    position += 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") { position += 1 }
    position = min(position + 1, bytes.count)
  }

  private mutating func parseBraces() {
    let end = bytes[position...].firstIndex(of: UInt8(ascii: "}")) ?? bytes.count
    let words = bytes[(position + 1)..<end].split { $0 <= UInt8(ascii: " ") || $0 == UInt8(ascii: ",") }
    position = min(end + 1, bytes.count)
    let ranges = words.compactMap(Self.range)
    if ranges.count == words.count {
      lines += ranges
    } else if language == nil, let named = words.first(where: Self.isClass) {
      language = String(decoding: named.dropFirst(), as: UTF8.self)
    } else if language == nil, lines.isEmpty, let first = words.first, first.allSatisfy(ByteSet.wordPart.contains) {
      // R Markdown writes `{r name, echo=FALSE}`.
      language = String(decoding: first, as: UTF8.self)
    } else {
      lines += ranges
    }
  }

  private static func isClass(_ word: ArraySlice<UInt8>) -> Bool {
    word.first == UInt8(ascii: ".") && word.count > 1
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
