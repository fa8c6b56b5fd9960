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

/// The row of hyphens below a table's header (GFM 0.29, section 4.10).
struct TableDelimiterRow {
  /// The alignment of each column; nil where none is stated.
  let alignments: [TableAlignment?]

  /// Reads a line without what its containers own; nil where it is no such row.
  ///
  /// A lone `---` is a heading's underline or a break, so that a row without any pipe needs a colon.
  init?(_ line: ArraySlice<UInt8>) {
    guard Self.isPlausible(line) else { return nil }
    var alignments: [TableAlignment?] = []
    for cell in TableRow(line).cells {
      let bytes = line[cell]
      let starts = bytes.first == UInt8(ascii: ":")
      let ends = bytes.count > 1 && bytes.last == UInt8(ascii: ":")
      let hyphens = bytes.dropFirst(starts ? 1 : 0).dropLast(ends ? 1 : 0)
      guard !hyphens.isEmpty, hyphens.allSatisfy({ $0 == UInt8(ascii: "-") }) else { return nil }
      let alignment: TableAlignment? =
        switch (starts, ends) {
        case (true, true): .center
        case (true, false): .left
        case (false, true): .right
        case (false, false): nil
        }
      alignments.append(alignment)
    }
    guard !alignments.isEmpty else { return nil }
    self.alignments = alignments
  }

  /// Whether a line may hold such a row, whatever containers it stands in.
  static func isPlausible(_ line: ArraySlice<UInt8>) -> Bool {
    var hasHyphen = false
    var hasMark = false
    for byte in line {
      switch byte {
      case UInt8(ascii: "-"): hasHyphen = true
      case UInt8(ascii: "|"), UInt8(ascii: ":"): hasMark = true
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: ">"): break
      default: return false
      }
    }
    return hasHyphen && hasMark
  }
}

/// How the cells of a table's column are aligned (GFM 0.29, section 4.10).
enum TableAlignment: String, Hashable {
  case left, center, right
}
