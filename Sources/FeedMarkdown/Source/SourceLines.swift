/// A source as lines.
struct SourceLines {
  /// The source; its line ends are line feeds.
  let bytes: [UInt8]
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = bytes.lineStarts
    if starts.last == bytes.count { starts.removeLast() }
    self.starts = starts
  }

  /// The number of lines.
  var count: Int { starts.count }

  /// A line, counted from one, without its end.
  subscript(line: Int) -> ArraySlice<UInt8> {
    let start = starts[line - 1]
    guard line < starts.count else {
      return bytes[start..<(bytes.last == UInt8(ascii: "\n") ? bytes.count - 1 : bytes.count)]
    }
    return bytes[start..<(starts[line] - 1)]
  }
}

/// Which columns of a text stand at others in the text that it was made of, line by line.
package struct ColumnShifts: Sendable {
  private var shifts: [Int: [(start: Int, shift: Int)]] = [:]

  /// Creates shifts of nothing.
  package init() {}

  /// Shifts the columns of a line from one on; lines and columns are counted from one, and those of a line come in order.
  package mutating func add(_ shift: Int, line: Int, from column: Int) {
    shifts[line, default: []].append((column, shift))
  }

  /// The column in the other text.
  func column(_ column: Int, line: Int) -> Int {
    guard let shifts = shifts[line] else { return column }
    return column + (shifts.last { $0.start <= column }?.shift ?? 0)
  }
}
