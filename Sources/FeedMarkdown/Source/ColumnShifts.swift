/// Which columns of a text stand at others in the text that it was made of, line by line.
package struct ColumnShifts: Sendable {
  private var shifts: [Int: [(start: Int, shift: Int)]] = [:]

  /// Creates shifts of nothing.
  package init() {}

  /// Shifts the columns of a line from one on; lines and columns are counted from one, and those of a line come in order.
  package mutating func add(_ shift: Int, line: Int, from column: Int) {
    shifts[line, default: []].append((column, shift))
  }

  /// The column in the other text.
  func column(_ column: Int, line: Int) -> Int {
    guard let shifts = shifts[line] else { return column }
    return column + (shifts.last { $0.start <= column }?.shift ?? 0)
  }
}
