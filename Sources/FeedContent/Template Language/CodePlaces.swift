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

  init(in bytes: [UInt8], from first: Int = 0) {
    self.bytes = bytes
    var start = first
    while start < bytes.count {
      let end = bytes[start...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? bytes.count
      visit(start..<end)
      start = end + 1
    }
    if let fence { ranges.append(fence.start..<bytes.count) } else { endParagraph(at: bytes.count) }
  }

  private mutating func visit(_ line: Range<Int>) {
    let content = bytes[line].drop { $0 <= UInt8(ascii: " ") || $0 == UInt8(ascii: ">") }
    if let fence {
      guard let run = Self.fence(content), run.mark == fence.mark, run.count >= fence.count,
        content.dropFirst(run.count).allSatisfy({ $0 <= UInt8(ascii: " ") })
      else { return }
      ranges.append(fence.start..<line.upperBound)
      self.fence = nil
    } else if let run = Self.fence(Self.withoutListMark(content)) {
      endParagraph(at: line.lowerBound)
      fence = (run.mark, run.count, line.lowerBound)
    } else if content.isEmpty {
      endParagraph(at: line.lowerBound)
    } else {
      // A code span never reaches into the next item, heading or row.
      if "#|-*+0123456789".utf8.contains(content[content.startIndex]) { endParagraph(at: line.lowerBound) }
      if paragraph == nil { paragraph = line.lowerBound }
    }
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
      // Without a closing run of the same length the backticks are text, as they are behind a backslash.
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
