/// A pattern that turns modules over, so that a symbol has no large even areas (section 7.8.2, table 10).
enum QRCodeMask: Int, CaseIterable {
  case checkers, rows, columns, diagonals, blocks, crosses, diamonds, meadow

  /// Whether the pattern turns a module over.
  func turns(column: Int, row: Int) -> Bool {
    switch self {
    case .checkers: (row + column) % 2 == 0
    case .rows: row % 2 == 0
    case .columns: column % 3 == 0
    case .diagonals: (row + column) % 3 == 0
    case .blocks: (row / 2 + column / 3) % 2 == 0
    case .crosses: row * column % 2 + row * column % 3 == 0
    case .diamonds: (row * column % 2 + row * column % 3) % 2 == 0
    case .meadow: ((row + column) % 2 + row * column % 3) % 2 == 0
    }
  }
}
