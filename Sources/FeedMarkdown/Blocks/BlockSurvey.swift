internal import CCmark
import FeedDiagnostics

/// Looks at a first parse for the tables, and for whether the lines that were given another form stand as blocks.
struct BlockSurvey {
  private let lines: SourceLines
  private let candidates: [Int: RewrittenLine]
  private let delimiterRows: [Int]
  /// The containers that are open, measured when that is first needed.
  private var containers: [(node: CmarkNode, container: BlockContainer?)] = []
  /// The candidates that stand as what they were taken for, by number of their line.
  private(set) var confirmed: Set<Int> = []
  private(set) var tables: TableParser

  /// Tables in more containers than this stay text.
  private static let deepest = 100

  init(lines: SourceLines, candidates: [Int: RewrittenLine], features: SourceFeatures) {
    self.lines = lines
    self.candidates = candidates
    let numbers = features.contains(.tables) && lines.count > 1 ? 2...lines.count : nil
    delimiterRows = numbers.map { $0.filter { TableDelimiterRow.isPlausible(lines[$0]) } } ?? []
    tables = TableParser(
      lines: lines, candidates: candidates, knowsDefinitions: features.contains(.definitionLists))
  }

  /// Whether a line looks like the one below the header of a table.
  var expectsTables: Bool { !delimiterRows.isEmpty }

  var isIdle: Bool { candidates.isEmpty && delimiterRows.isEmpty }

  mutating func visit(_ node: CmarkNode, isEntering: Bool) {
    switch node.type {
    case CMARK_NODE_BLOCK_QUOTE:
      follow(node, isEntering: isEntering)
    case CMARK_NODE_ITEM:
      if isEntering { confirmItem(node) }
      follow(node, isEntering: isEntering)
    case CMARK_NODE_HTML_BLOCK:
      guard case .attributeList(_, node.byteColumn - 1) = candidates[node.line]?.annotation else { return }
      if node.literal == RewrittenLine.comment + "\n" { confirmed.insert(node.line) }
    case CMARK_NODE_PARAGRAPH where isEntering:
      // A delimiter row such as `- | -` begins a list for cmark, right after the header.
      findTables(from: node.line, to: node.endLine + 1)
    case CMARK_NODE_HEADING where isEntering:
      // A row of hyphens below a table makes all of it the text of a heading.
      findTables(from: node.line, to: node.endLine)
    default: break
    }
  }

  private mutating func follow(_ node: CmarkNode, isEntering: Bool) {
    if isEntering { containers.append((node, nil)) } else { containers.removeLast() }
  }

  private mutating func confirmItem(_ node: CmarkNode) {
    switch candidates[node.line]?.annotation {
    case .footnote(_, node.byteColumn - 1): confirmed.insert(node.line)
    case .definition(node.byteColumn - 1):
      // A definition needs a term, which no row of a table is.
      guard let term = node.parent?.previous, term.type == CMARK_NODE_PARAGRAPH, tables.lines[term.endLine] == nil
      else { return }
      confirmed.insert(node.line)
    default: break
    }
  }

  private mutating func findTables(from first: Int, to last: Int) {
    var index = delimiterRows.partitioningIndex { $0 > first }
    while index < delimiterRows.count, delimiterRows[index] <= min(last, lines.count), containers.count <= Self.deepest
    {
      let row = delimiterRows[index]
      index += 1
      guard candidates[row] == nil else { continue }
      if let end = tables.read(delimiterRow: row, in: measuredContainers()) {
        while index < delimiterRows.count, delimiterRows[index] <= end { index += 1 }
      }
    }
  }

  private mutating func measuredContainers() -> [BlockContainer] {
    var measured: [BlockContainer] = []
    for index in containers.indices {
      let container = containers[index].container ?? BlockContainer(containers[index].node, in: measured, lines: lines)
      containers[index].container = container
      if let container { measured.append(container) }
    }
    return measured
  }
}

extension SourceLines {
  /// A sketch of the source that gives cmark the same blocks with less text: each line that begins no block is cut to
  /// one letter. Nil where there may be link reference definitions, which may continue on such lines.
  var sketch: [UInt8]? {
    var sketch: [UInt8] = []
    sketch.reserveCapacity(bytes.count + 1)
    for number in stride(from: 1, through: count, by: 1) {
      let line = self[number]
      var mayEndHTML = false
      for index in line.indices {
        if line[index] == UInt8(ascii: ">") { mayEndHTML = true }
        if line[index] == UInt8(ascii: "]"), line[index...].dropFirst().first == UInt8(ascii: ":") { return nil }
      }
      let words = line.drop(while: \.isSpaceOrTab)
      // After a byte order mark another line may begin.
      if !mayEndHTML, let first = words.first,
        first.isASCIILetter || first == UInt8(ascii: "|") || first >= 0x80 && first != 0xEF
      {
        sketch += line[..<words.startIndex]
        sketch.append(UInt8(ascii: "x"))
      } else {
        sketch += line
      }
      sketch.append(UInt8(ascii: "\n"))
    }
    return sketch
  }
}

/// A block quote or a list item, as far as the lines within it begin with something of its own.
struct BlockContainer {
  /// By how many columns the lines of an item are indented; nil for a quote.
  private let width: Int?
  /// The line on which it begins.
  private let line: Int
  /// The column of its content on that line, counted from zero.
  private let contentColumn: Int

  /// Measures a container that begins in `lines` within `parents`; nil where a node is none.
  init?(_ node: CmarkNode, in parents: [BlockContainer], lines: SourceLines) {
    let type = node.type
    guard type == CMARK_NODE_BLOCK_QUOTE || type == CMARK_NODE_ITEM, 1...lines.count ~= node.line else { return nil }
    line = node.line
    var scanner = LineScanner(lines[line])
    Self.pass(parents, on: line, with: &scanner)
    if type == CMARK_NODE_BLOCK_QUOTE {
      _ = scanner.passQuoteMarker()
      width = nil
    } else {
      let start = scanner.column
      scanner.passSpace()
      // One character, or digits and what delimits them.
      scanner.pass(toColumn: scanner.column + scanner.content.prefix(while: \.isASCIIDigit).count + 1)
      let space = scanner.indent
      let padding = scanner.isBlank || space > 4 ? 1 : space
      scanner.pass(toColumn: scanner.column + padding)
      width = scanner.column - start
    }
    contentColumn = scanner.column
  }

  /// Passes what `containers` own of a line; false where the line does not continue all of them by itself.
  @discardableResult
  static func pass(_ containers: [BlockContainer], on line: Int, with scanner: inout LineScanner) -> Bool {
    for container in containers {
      if container.line == line {
        scanner.pass(toColumn: container.contentColumn)
        continue
      }
      let goesOn = if let width = container.width { scanner.passColumns(width) } else { scanner.passQuoteMarker() }
      guard goesOn else { return false }
    }
    return true
  }
}
