internal import CCmark

/// Reads tables (GFM 0.29, section 4.10) from lines, and turns their cells into headings, whose text cmark reads.
///
/// A heading is a line of its own, needs no blank line around it and so changes nothing about the list it stands in.
struct TableReading {
  private let source: SourceLines
  /// The lines that are lists of attributes, and the indices of these.
  private let attributeLists: [Int: Int]
  /// How many cells may still be read: what is a table beyond that stays text.
  private var cellsLeft: Int
  /// What stands for the lines of tables: a heading a cell, and nothing for a delimiter row.
  private(set) var lines: [Int: [RewrittenLine]] = [:]

  init(lines: SourceLines, attributeLists: [Int: Int]) {
    source = lines
    cellsLeft = ExtensionLimits(size: lines.bytes.count).cells
    self.attributeLists = attributeLists
  }

  /// Reads the table whose delimiter row is a line within containers; gives the last line of it, nil where it is none.
  mutating func read(delimiterRow number: Int, in containers: [BlockContainer]) -> Int? {
    guard let header = scanner(number - 1, containers), let delimiter = scanner(number, containers),
      delimiter.indent < 4, let row = TableDelimiterRow(delimiter.content), lines[number - 1] == nil
    else { return nil }
    let alignments = row.alignments
    guard TableRow(header.content).cells.count == alignments.count, cellsLeft >= alignments.count else { return nil }
    cellsLeft -= alignments.count
    lines[number - 1] = headings(header, line: number - 1, alignments, isHeader: true)
    lines[number] = []
    var last = number
    var lastCell = number - 1
    while last < source.count, attributeLists[last + 1] == nil, cellsLeft >= alignments.count,
      let row = self.row(last + 1, containers)
    {
      last += 1
      lastCell = last
      cellsLeft -= alignments.count
      lines[last] = headings(row, line: last, alignments, isInFirstRowOfBody: last == number + 1)
    }
    lines[lastCell]?.endTable()
    if last < source.count, let attributes = attributeLists[last + 1], scanner(last + 1, containers) != nil {
      last += 1
      lines[last] = []
      lines[number - 1]?.setAttributes(attributes)
    }
    return last
  }

  /// What a line holds within containers, all of which it continues by itself.
  private func scanner(_ number: Int, _ containers: [BlockContainer]) -> LineScanner? {
    var scanner = LineScanner(source[number])
    return BlockContainer.pass(containers, on: number, with: &scanner) ? scanner : nil
  }

  /// A line that is a row: neither blank nor the beginning of another block.
  private func row(_ number: Int, _ containers: [BlockContainer]) -> LineScanner? {
    guard let row = scanner(number, containers), row.indent < 4, let first = row.content.first else { return nil }
    return Self.mayStartBlock(first) && Self.startsBlock(row.content) ? nil : row
  }

  private static func mayStartBlock(_ byte: UInt8) -> Bool { byte.isASCIIDigit || ">#-+*_`~<".utf8.contains(byte) }

  private static func startsBlock(_ line: ArraySlice<UInt8>) -> Bool {
    let type = CmarkDocument(parsing: Array(line)).firstBlockType
    return type != nil && type != CMARK_NODE_PARAGRAPH
  }

  private func headings(
    _ row: LineScanner, line: Int, _ alignments: [TableAlignment?], isHeader: Bool = false,
    isInFirstRowOfBody: Bool = false
  ) -> [RewrittenLine] {
    let content = row.content
    var cells = TableRow(content).cells.prefix(alignments.count)
    if cells.isEmpty { cells = [content.startIndex..<content.startIndex] }
    let written = row.prefix(isContinuation: false)
    let continued = row.prefix(isContinuation: true)
    var columns = ColumnCounter(source[line])
    return cells.enumerated().map { column, cell in
      let prefix = column == 0 ? written : continued
      var annotation = TableCell(
        isHeader: isHeader, alignments: alignments, column: column, isInFirstRowOfBody: isInFirstRowOfBody)
      annotation.endsRow = column == cells.count - 1
      // The hyphens that may close a heading follow, so that those of the cell are text.
      return RewrittenLine(
        bytes: prefix + "# ".utf8 + TableRow.content(content[cell]) + " #".utf8, origin: line,
        shift: columns.column(of: cell.lowerBound) - prefix.count - 3, annotation: .cell(annotation))
    }
  }
}
