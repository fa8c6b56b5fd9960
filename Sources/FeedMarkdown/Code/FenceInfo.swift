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
