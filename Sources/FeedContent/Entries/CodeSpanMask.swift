/// A line whose code spans are blanked out, for those who look for something else in it.
enum CodeSpanMask {
  /// The line with a space for each scalar between backticks (CommonMark 0.30, section 6.1, as far as one line goes).
  static func masked(_ line: Substring) -> Substring {
    guard line.utf8.contains(UInt8(ascii: "`")) else { return line }
    var scalars = Array(line.unicodeScalars)
    let runs = runs(of: scalars)
    let last = Dictionary(runs.map { ($0.count, $0.lowerBound) }) { _, later in later }
    var index = 0
    while index < runs.count {
      let open = runs[index]
      index += 1
      // Without a closing run of the same length the backticks are text.
      guard let end = last[open.count], end > open.lowerBound else { continue }
      while runs[index].count != open.count { index += 1 }
      for place in open.upperBound..<runs[index].lowerBound { scalars[place] = " " }
      index += 1
    }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return Substring(String(text))
  }

  private static func runs(of scalars: [Unicode.Scalar]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start: Int?
    for place in 0...scalars.count {
      let isTick = place < scalars.count && scalars[place] == "`"
      if isTick, start == nil { start = place }
      if !isTick, let first = start {
        runs.append(first..<place)
        start = nil
      }
    }
    return runs
  }
}
