internal import CCmark
import FeedDiagnostics

/// Reads tables (GFM 0.29, section 4.10) from lines, and turns their cells into headings, whose text cmark reads.
///
/// A heading is a line of its own, needs no blank line around it and so changes nothing about the list it is in.
struct TableParser {
  private let source: SourceLines
  /// The lines that were given another form.
  private let candidates: [Int: RewrittenLine]
  /// Whether a line that begins with a colon and a space is no row, as it would be a definition below a term.
  private let knowsDefinitions: Bool
  /// How many cells may still be read: what is a table beyond that stays text.
  private var cellsLeft: Int
  /// The replacements for the lines of tables: a heading for each cell, and nothing for a delimiter row.
  private(set) var lines: [Int: [RewrittenLine]] = [:]
  /// Lines of footnotes that cannot be footnotes after a table: they would have to interrupt a paragraph, which an item
  /// without text on its first line does not.
  private(set) var impossible: Set<Int> = []
  /// The first line after the text that was last looked at for them.
  private var textEnd = 0
  /// The first line that is no row because there are too many cells; nil where all are read.
  private(set) var exceeded: Int?

  init(lines: SourceLines, candidates: [Int: RewrittenLine], knowsDefinitions: Bool) {
    source = lines
    cellsLeft = ExtensionLimits(size: lines.bytes.count)[.cells]
    self.candidates = candidates
    self.knowsDefinitions = knowsDefinitions
  }

  /// Reads the table whose delimiter row is a line within containers; gives the last line of it, nil where it is none.
  mutating func read(delimiterRow number: Int, in containers: [BlockContainer]) -> Int? {
    guard let header = scanner(number - 1, containers), let delimiter = scanner(number, containers),
      delimiter.indent < 4, let row = TableDelimiterRow(delimiter.content), lines[number - 1] == nil
    else { return nil }
    let alignments = row.alignments
    guard attributeList(number - 1) == nil, TableRow(header.content).cells.count == alignments.count else { return nil }
    guard takeCells(alignments.count, line: number - 1) else { return nil }
    lines[number - 1] = self.header(header, line: number - 1, alignments)
    lines[number] = []
    var last = number
    var lastCell = number - 1
    while last < source.count, candidates[last + 1] == nil, let row = self.row(last + 1, containers),
      takeCells(alignments.count, line: last + 1)
    {
      last += 1
      lastCell = last
      lines[last] = headings(row, line: last, alignments)
    }
    lines[lastCell]?.endTable()
    var next = last + 1
    // What is indented so far is code after the table, and no text continues it.
    while next <= source.count, let code = scanner(next, containers), code.indent >= 4, !code.isBlank { next += 1 }
    if next <= source.count, scanner(next, containers) == nil { noteFootnote(afterTextFrom: next) }
    while last < source.count, let attributes = attributeList(last + 1), scanner(last + 1, containers) != nil {
      last += 1
      lines[last] = []
      lines[number - 1]?.addAttributes(attributes)
    }
    return last
  }

  /// Text that continued the paragraph of a table from outside its containers becomes a paragraph of its own after the
  /// table.
  private mutating func noteFootnote(afterTextFrom first: Int) {
    // What was looked at after one table is not looked at again after another.
    guard first >= textEnd else { return }
    var number = first
    while number <= source.count, candidates[number] == nil, !source[number].allSatisfy(\.isASCIIWhiteSpace) {
      number += 1
    }
    textEnd = number
    guard number > first, let line = candidates[number], case .footnote(_, let indent) = line.annotation,
      line.bytes.dropFirst(indent + 2).allSatisfy(\.isASCIIWhiteSpace)
    else { return }
    impossible.insert(number)
  }

  /// The index of the list of attributes that a line is; nil where it is none.
  private func attributeList(_ number: Int) -> Int? {
    if case .attributeList(let index, _) = candidates[number]?.annotation { index } else { nil }
  }

  /// Counts the cells of a row; false where there are too many.
  private mutating func takeCells(_ count: Int, line: Int) -> Bool {
    guard cellsLeft >= count else {
      exceeded = exceeded ?? line
      return false
    }
    cellsLeft -= count
    return true
  }

  /// The content of a line within containers; nil unless it continues all of them.
  private func scanner(_ number: Int, _ containers: [BlockContainer]) -> LineScanner? {
    var scanner = LineScanner(source[number])
    return BlockContainer.pass(containers, on: number, with: &scanner) ? scanner : nil
  }

  /// A line that is a row: neither blank nor the beginning of another block.
  private func row(_ number: Int, _ containers: [BlockContainer]) -> LineScanner? {
    guard let row = scanner(number, containers), row.indent < 4, let first = row.content.first else { return nil }
    if knowsDefinitions, first == UInt8(ascii: ":"), row.content.dropFirst().first.map(\.isASCIISpace) ?? false {
      return nil
    }
    return Self.startsBlock(row.content) ? nil : row
  }

  /// Whether a line begins another block than a paragraph; where its first bytes do not tell, cmark is asked.
  private static func startsBlock(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first else { return false }
    switch first {
    case UInt8(ascii: ">"): return true
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      let mark = line.drop(while: \.isASCIIDigit).first
      guard mark == UInt8(ascii: ".") || mark == UInt8(ascii: ")") else { return false }
    case UInt8(ascii: "#"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "_"),
      UInt8(ascii: "`"), UInt8(ascii: "~"):
      if let next = line.dropFirst().first, next.isASCIILetter || next.isASCIIDigit || next >= 0x80 { return false }
    case UInt8(ascii: "<"): break
    default: return false
    }
    let type = CmarkDocument(parsing: Array(line)).firstBlockType
    return type != nil && type != CMARK_NODE_PARAGRAPH
  }

  /// The cells of the header, after the marker of the footnote or the definition that may begin on its line.
  private func header(_ row: LineScanner, line: Int, _ alignments: [TableAlignment?]) -> [RewrittenLine] {
    guard let candidate = candidates[line] else { return headings(row, line: line, alignments, isHeader: true) }
    let marker = RewrittenLine(
      bytes: row.prefix(isContinuation: false) + RewrittenLine.comment.utf8, origin: line, shift: candidate.shift,
      annotation: candidate.annotation)
    return [marker] + headings(row, line: line, alignments, isHeader: true, isAfterMarker: true)
  }

  private static func heading(of cell: ArraySlice<UInt8>, after prefix: [UInt8]) -> [UInt8] {
    var heading: [UInt8] = []
    heading.reserveCapacity(prefix.count + cell.count + 4)
    heading.append(contentsOf: prefix)
    heading.append(UInt8(ascii: "#"))
    heading.append(UInt8(ascii: " "))
    TableRow.append(contentOf: cell, to: &heading)
    // The hash that may close a heading follows, so that those of the cell are text.
    heading.append(UInt8(ascii: " "))
    heading.append(UInt8(ascii: "#"))
    return heading
  }

  private func headings(
    _ row: LineScanner, line: Int, _ alignments: [TableAlignment?], isHeader: Bool = false, isAfterMarker: Bool = false
  ) -> [RewrittenLine] {
    let content = row.content
    var cells = TableRow(content).cells.prefix(alignments.count)
    if cells.isEmpty { cells = [content.startIndex..<content.startIndex] }
    let written = row.prefix(isContinuation: isAfterMarker)
    let continued = row.prefix(isContinuation: true)
    let shift = candidates[line]?.shift ?? 0
    let bytes = source[line]
    var counted = (index: bytes.startIndex, column: 1)
    return cells.enumerated().map { column, cell in
      // Every byte of UTF-8 but a continuation begins a scalar.
      counted.column += bytes[counted.index..<cell.lowerBound].count { $0 & 0xC0 != 0x80 }
      counted.index = cell.lowerBound
      let prefix = column == 0 ? written : continued
      let annotation = TableCell(
        isHeader: isHeader, alignments: alignments, column: column, endsRow: column == cells.count - 1)
      return RewrittenLine(
        bytes: Self.heading(of: content[cell], after: prefix), origin: line,
        shift: counted.column + shift - prefix.count - 3, annotation: .cell(annotation))
    }
  }
}

/// The table cell that became a heading, so that cmark reads the text in it.
struct TableCell {
  /// Whether the cell belongs to the first row.
  let isHeader: Bool
  /// The alignments of all columns of the table, which all its cells share.
  let alignments: [TableAlignment?]
  /// The column, counted from zero.
  let column: Int
  /// Whether no other cell follows in the row; columns that are left are empty.
  let endsRow: Bool
  /// Whether no other cell follows in the table.
  var endsTable = false
  /// The indices of the table's attribute lists.
  var attributes: [Int] = []
}

extension [RewrittenLine] {
  /// Says of the last cell that the table ends with it.
  mutating func endTable() {
    changeCell(at: count - 1) { $0.endsTable = true }
  }

  /// Gives the table a list of attributes, at its first cell.
  mutating func addAttributes(_ attributes: Int) {
    let first = firstIndex { if case .cell = $0.annotation { true } else { false } }
    changeCell(at: first ?? 0) { $0.attributes.append(attributes) }
  }

  private mutating func changeCell(at index: Int, _ change: (inout TableCell) -> Void) {
    guard indices.contains(index), case .cell(var cell) = self[index].annotation else { return }
    change(&cell)
    self[index].annotation = .cell(cell)
  }
}

/// A line of a table, split at the pipes that no backslash precedes (GFM 0.29, section 4.10).
struct TableRow {
  /// Where the cells are, spaces around them left out.
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

  /// Whether a line may hold such a row, within any containers.
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
