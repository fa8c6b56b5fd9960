/// A line of a table, split at the pipes that no backslash precedes (GFM 0.29, section 4.10).
struct TableRow {
  /// Where the cells stand, spaces around them left out.
  let cells: [Range<Int>]

  init(_ line: ArraySlice<UInt8>) {
    var cells: [Range<Int>] = []
    cells.reserveCapacity(8)
    let row = Self.trimmed(line)
    var start = row.first == UInt8(ascii: "|") ? row.startIndex + 1 : row.startIndex
    var index = start
    while index < row.endIndex {
      switch row[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "|"):
        cells.append(Self.trimmed(row[start..<index]).indices)
        start = index + 1
      default: break
      }
      index += 1
    }
    if start < row.endIndex { cells.append(Self.trimmed(row[start..<row.endIndex]).indices) }
    self.cells = cells
  }

  /// Appends the content of a cell as inline text: `\|` is a pipe, in code as well.
  static func append(contentOf cell: ArraySlice<UInt8>, to line: inout [UInt8]) {
    guard cell.contains(UInt8(ascii: "\\")) else { return line.append(contentsOf: cell) }
    let start = line.count
    for byte in cell {
      if byte == UInt8(ascii: "|"), line.count > start, line.last == UInt8(ascii: "\\") { line.removeLast() }
      line.append(byte)
    }
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let start = bytes.firstIndex { !$0.isASCIISpace } ?? bytes.endIndex
    let end = bytes.lastIndex { !$0.isASCIISpace }.map { $0 + 1 } ?? start
    return bytes[start..<max(start, end)]
  }
}
