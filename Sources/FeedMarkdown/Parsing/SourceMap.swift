internal import FeedDiagnostics

/// Turns cmark's lines and byte columns into places of the file.
struct SourceMap {
  private let text: String
  private let place: SourceLocation
  /// Where each line starts, in bytes; found when the first place is asked for.
  private var lineStarts: [Int] = []
  /// The place that was counted last, from which the next one on the same line is counted on.
  private var counted: (line: Int, index: String.Index, column: Int)?

  /// Creates a map of `text`, whose line ends are line feeds and whose first line stands at `place`.
  init(text: String, place: SourceLocation) {
    self.text = text
    self.place = place
  }

  /// The place of a line, with its column where one of `marks` stands at the byte column that cmark gave.
  ///
  /// cmark is off where lines of a paragraph are indented differently; no column is better than a wrong one.
  mutating func location(line: Int, byteColumn: Int, startingWith marks: StaticString) -> SourceLocation {
    var location = place
    location.line = (place.line ?? 1) + line - 1
    location.column = column(line: line, byteColumn: byteColumn, startingWith: marks)
    return location
  }

  private mutating func column(line: Int, byteColumn: Int, startingWith marks: StaticString) -> Int? {
    if lineStarts.isEmpty { findLines() }
    guard line >= 1, line <= lineStarts.count, byteColumn >= 1 else { return nil }
    let lineStart = lineStarts[line - 1]
    let lineEnd = line < lineStarts.count ? lineStarts[line] : text.utf8.count
    guard lineStart + byteColumn <= lineEnd else { return nil }
    let start = text.utf8.index(text.startIndex, offsetBy: lineStart)
    let index = text.utf8.index(start, offsetBy: byteColumn - 1)
    guard marks.description.utf8.contains(text.utf8[index]) else { return nil }
    var base = (line: line, index: start, column: line == 1 ? place.column ?? 1 : 1)
    if let counted, counted.line == line, counted.index <= index { base = counted }
    base.column += text.unicodeScalars[base.index..<index].count
    base.index = index
    counted = base
    return base.column
  }

  private mutating func findLines() {
    lineStarts = [0]
    for (offset, byte) in Array(text.utf8).enumerated() where byte == UInt8(ascii: "\n") {
      lineStarts.append(offset + 1)
    }
  }
}
