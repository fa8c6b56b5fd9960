internal import CCmark

/// A source that was changed for cmark, line by line, and the way back to what was written.
struct RewrittenSource {
  private struct Line {
    /// The line as it was written.
    let origin: Int32
    /// What is added to a column to find the one as it was written.
    let shift: Int32
    /// The index of the line's annotation, plus one; zero where it has none.
    let annotation: Int32
  }

  /// What cmark reads; its line ends are line feeds.
  var bytes: [UInt8]
  /// The annotations of lines, in their order.
  private(set) var annotations: [BlockAnnotation] = []
  /// The lines of ``bytes``; empty where nothing changed.
  private var lines: [Line] = []

  /// A source that needed no change.
  init(unchanged bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Puts other lines in place of some, by their numbers.
  ///
  /// - Parameters:
  ///   - candidates: One line each.
  ///   - tables: Perhaps more lines, or none; they count where both have something for a line.
  init(
    _ written: SourceLines, replacing candidates: [Int: RewrittenLine],
    tables: [Int: [RewrittenLine]] = [:]
  ) {
    bytes = []
    bytes.reserveCapacity(written.bytes.count + written.bytes.count / 4)
    lines.reserveCapacity(written.count)
    var numbers = Array(candidates.keys)
    if !tables.isEmpty {
      numbers.removeAll { tables[$0] != nil }
      numbers += tables.keys
    }
    numbers.sort()
    var unchanged = 1
    for number in numbers {
      append(written, from: unchanged, to: number - 1)
      unchanged = number + 1
      if let rows = tables[number] {
        for row in rows { append(row) }
      } else if let candidate = candidates[number] {
        append(candidate)
      }
    }
    append(written, from: unchanged, to: written.count)
  }

  /// The labels of the lines that are footnotes where no table changes what they are.
  var footnotes: Set<String> {
    var labels: Set<String> = []
    for case .footnote(let label, _) in annotations { labels.insert(label) }
    return labels
  }

  /// The label of the footnote that a node replaces; nil where it is none.
  func footnoteLabel(of node: CmarkNode?) -> String? {
    guard !annotations.isEmpty, let node, node.type == CMARK_NODE_ITEM,
      case .footnote(let label, node.byteColumn - 1) = annotation(line: node.line)
    else { return nil }
    return label
  }

  /// The lists of attributes that are on lines of their own, by index.
  var attributeLists: Set<Int> {
    var indices: Set<Int> = []
    for case .attributeList(let index, _) in annotations { indices.insert(index) }
    return indices
  }

  /// What a line of ``bytes``, counted from one, means; nil where it is an ordinary line.
  func annotation(line: Int) -> BlockAnnotation? {
    guard !annotations.isEmpty, 1...lines.count ~= line, lines[line - 1].annotation > 0 else { return nil }
    return annotations[Int(lines[line - 1].annotation) - 1]
  }

  /// Where a place of ``bytes`` was written; lines and columns from one.
  func origin(line: Int, column: Int?) -> (line: Int, column: Int?) {
    guard !lines.isEmpty, 1...lines.count ~= line else { return (line, column) }
    let origin = lines[line - 1]
    return (Int(origin.origin), column.map { max($0 + Int(origin.shift), 1) })
  }

  private mutating func append(_ line: RewrittenLine) {
    annotations.append(line.annotation)
    lines.append(Line(origin: Int32(line.origin), shift: Int32(line.shift), annotation: Int32(annotations.count)))
    bytes += line.bytes
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Appends ordinary lines.
  private mutating func append(_ written: SourceLines, from first: Int, to last: Int) {
    guard first <= last else { return }
    for number in first...last { lines.append(Line(origin: Int32(number), shift: 0, annotation: 0)) }
    bytes += written.bytes[written[first].startIndex..<written[last].endIndex]
    bytes.append(UInt8(ascii: "\n"))
  }
}

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
