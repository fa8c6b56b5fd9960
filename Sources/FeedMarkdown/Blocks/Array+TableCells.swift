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
