import FeedDiagnostics

/// Moves over the beginning of a line as CommonMark does it, in columns with tab stops of four (section 2.2).
struct LineScanner {
  private let line: ArraySlice<UInt8>
  private(set) var index: Int
  /// The column of the next byte; within a tab, of what is left of it.
  private(set) var column = 0
  /// How many columns of the tab at ``index`` are passed already.
  private var passedOfTab = 0

  init(_ line: ArraySlice<UInt8>) {
    self.line = line
    index = line.startIndex
  }

  /// Whether nothing but space is left.
  var isBlank: Bool { line[index...].allSatisfy { $0.isSpaceOrTab } }

  /// What is left, without the space it begins with.
  var content: ArraySlice<UInt8> { line[index...].drop { $0.isSpaceOrTab } }

  /// The columns of space before what is left.
  var indent: Int {
    var scanner = self
    scanner.passSpace()
    return scanner.column - column
  }

  /// Passes the marker of a block quote; false, without moving on, where there is none.
  mutating func passQuoteMarker() -> Bool {
    var scanner = self
    scanner.passSpace()
    guard scanner.column - column <= 3, scanner.index < line.endIndex, line[scanner.index] == UInt8(ascii: ">") else {
      return false
    }
    scanner.index += 1
    scanner.column += 1
    if let next = scanner.next, next.isSpaceOrTab { scanner.passColumn() }
    self = scanner
    return true
  }

  /// Passes columns of space; false, without moving on, where there are fewer.
  mutating func passColumns(_ count: Int) -> Bool {
    guard indent >= count else { return false }
    for _ in 0..<count { passColumn() }
    return true
  }

  /// Moves to a column.
  mutating func pass(toColumn end: Int) {
    while column < end, index < line.endIndex { passColumn() }
  }

  mutating func passSpace() {
    while let next, next.isSpaceOrTab { passColumn() }
  }

  /// What was passed, as it may begin another line: the markers of lists as spaces where `isContinuation`.
  func prefix(isContinuation: Bool) -> [UInt8] {
    guard index > line.startIndex || passedOfTab > 0 else { return [] }
    var prefix = Array(line[line.startIndex..<index])
    if isContinuation {
      for position in prefix.indices
      where prefix[position] != UInt8(ascii: ">") && prefix[position] != UInt8(ascii: "\t") {
        prefix[position] = UInt8(ascii: " ")
      }
    }
    return prefix + repeatElement(UInt8(ascii: " "), count: passedOfTab)
  }

  private var next: UInt8? { index < line.endIndex ? line[index] : nil }

  private mutating func passColumn() {
    if line[index] == UInt8(ascii: "\t") {
      passedOfTab += 1
      column += 1
      if column % 4 != 0 { return }
      passedOfTab = 0
    } else {
      column += 1
    }
    index += 1
  }
}
