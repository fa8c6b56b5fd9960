/// Counts the columns of a line in scalars, from one, forward only.
struct ColumnCounter {
  private let line: ArraySlice<UInt8>
  private var index: Int
  private var column = 1

  init(_ line: ArraySlice<UInt8>) {
    self.line = line
    index = line.startIndex
  }

  /// The column of the scalar at `index`, which is not before the one asked for last.
  mutating func column(of index: Int) -> Int {
    // Every byte of UTF-8 but a continuation begins a scalar.
    column += line[self.index..<max(index, self.index)].count { $0 & 0xC0 != 0x80 }
    self.index = max(index, self.index)
    return column
  }
}
