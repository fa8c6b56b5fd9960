/// A line of a table, split at the pipes that no backslash precedes (GFM 0.29, section 4.10).
struct TableRow {
  /// Where the cells stand, spaces around them left out.
  let cells: [Range<Int>]

  init(_ line: ArraySlice<UInt8>) {
    var cells: [Range<Int>] = []
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

  /// The content of a cell as inline text: `\|` is a pipe, in code as well.
  static func content(_ cell: ArraySlice<UInt8>) -> [UInt8] {
    guard cell.contains(UInt8(ascii: "\\")) else { return Array(cell) }
    var content: [UInt8] = []
    content.reserveCapacity(cell.count)
    for byte in cell {
      if byte == UInt8(ascii: "|"), content.last == UInt8(ascii: "\\") { content.removeLast() }
      content.append(byte)
    }
    return content
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let start = bytes.firstIndex { !$0.isASCIISpace } ?? bytes.endIndex
    let end = bytes.lastIndex { !$0.isASCIISpace }.map { $0 + 1 } ?? start
    return bytes[start..<max(start, end)]
  }
}
