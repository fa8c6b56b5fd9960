/// A symbol before its mask is chosen: function patterns and codewords in their places (section 6.3 and section 7.7).
struct QRCodeDrawing {
  private let version: QRCodeVersion
  private var grid: QRCodeGrid
  /// Where function patterns and the information about format and version are, which no mask touches.
  private var reserved: QRCodeGrid

  init(version: QRCodeVersion, codewords: [UInt8]) {
    self.version = version
    grid = QRCodeGrid(size: version.size)
    reserved = grid
    drawTiming()
    drawFinders()
    drawAlignment()
    drawFormat(of: .checkers)
    drawVersion()
    draw(codewords)
  }

  /// The symbol under a mask, with the format information that names it.
  func masked(with mask: QRCodeMask) -> QRCodeGrid {
    var drawing = self
    drawing.drawFormat(of: mask)
    for row in 0..<version.size {
      for column in 0..<version.size where !reserved[column, row] && mask.turns(column: column, row: row) {
        drawing.grid[column, row].toggle()
      }
    }
    return drawing.grid
  }

  // MARK: Function patterns

  private mutating func reserve(_ column: Int, _ row: Int, isDark: Bool) {
    grid[column, row] = isDark
    reserved[column, row] = true
  }

  private mutating func drawTiming() {
    for index in 0..<version.size {
      reserve(6, index, isDark: index.isMultiple(of: 2))
      reserve(index, 6, isDark: index.isMultiple(of: 2))
    }
  }

  /// Squares in three corners, each with a light border (sections 6.3.3 and 6.3.4).
  private mutating func drawFinders() {
    for (centreColumn, centreRow) in [(3, 3), (version.size - 4, 3), (3, version.size - 4)] {
      for row in max(0, centreRow - 4)...min(version.size - 1, centreRow + 4) {
        for column in max(0, centreColumn - 4)...min(version.size - 1, centreColumn + 4) {
          let distance = max(abs(column - centreColumn), abs(row - centreRow))
          reserve(column, row, isDark: distance != 2 && distance != 4)
        }
      }
    }
  }

  private mutating func drawAlignment() {
    let centres = version.alignmentCentres
    for (rowIndex, centreRow) in centres.enumerated() {
      for (columnIndex, centreColumn) in centres.enumerated() {
        let isCorner =
          (rowIndex == 0 || rowIndex == centres.count - 1) && (columnIndex == 0 || columnIndex == centres.count - 1)
        // In three of the corners stand the finders.
        if isCorner, rowIndex == 0 || columnIndex == 0 { continue }
        for row in centreRow - 2...centreRow + 2 {
          for column in centreColumn - 2...centreColumn + 2 {
            reserve(column, row, isDark: max(abs(column - centreColumn), abs(row - centreRow)) != 1)
          }
        }
      }
    }
  }

  // MARK: Information about the symbol

  /// Level and mask as a BCH (15, 5) code, twice (section 7.9).
  private mutating func drawFormat(of mask: QRCodeMask) {
    // Level M is 00.
    let data = mask.rawValue
    var remainder = data
    for _ in 0..<10 { remainder = remainder << 1 ^ (remainder >> 9 & 1) * 0x537 }
    let bits = (data << 10 | remainder & 0x3FF) ^ 0x5412
    let last = version.size - 1
    let rows = [0, 1, 2, 3, 4, 5, 7, 8]
    for index in 0..<8 {
      reserve(8, rows[index], isDark: bits >> index & 1 == 1)
      reserve(last - index, 8, isDark: bits >> index & 1 == 1)
    }
    let columns = [7, 5, 4, 3, 2, 1, 0]
    for index in 8..<15 {
      reserve(columns[index - 8], 8, isDark: bits >> index & 1 == 1)
      reserve(8, last - 14 + index, isDark: bits >> index & 1 == 1)
    }
    reserve(8, last - 7, isDark: true)
  }

  /// The number of the version as a BCH (18, 6) code, twice, from version 7 on (section 7.10).
  private mutating func drawVersion() {
    guard version.number >= 7 else { return }
    var remainder = version.number
    for _ in 0..<12 { remainder = remainder << 1 ^ (remainder >> 11 & 1) * 0x1F25 }
    let bits = version.number << 12 | remainder & 0xFFF
    for index in 0..<18 {
      let near = index / 3
      let far = version.size - 11 + index % 3
      reserve(far, near, isDark: bits >> index & 1 == 1)
      reserve(near, far, isDark: bits >> index & 1 == 1)
    }
  }

  // MARK: Codewords

  /// Up and down in pairs of columns from the lower right corner, around what is reserved (section 7.7.3).
  private mutating func draw(_ codewords: [UInt8]) {
    var bit = 0
    var isUpward = true
    // The vertical timing pattern takes the whole of column 6.
    for right in Array(stride(from: version.size - 1, to: 6, by: -2)) + stride(from: 5, to: 0, by: -2) {
      for step in 0..<version.size {
        let row = isUpward ? version.size - 1 - step : step
        for column in [right, right - 1] where !reserved[column, row] && bit < codewords.count * 8 {
          grid[column, row] = codewords[bit / 8] >> (7 - bit % 8) & 1 == 1
          bit += 1
        }
      }
      isUpward.toggle()
    }
  }
}

/// Modules in rows and columns.
struct QRCodeGrid: Hashable, Sendable {
  /// How many modules are side by side.
  let size: Int
  /// The modules row by row; true where one is dark.
  private(set) var modules: [Bool]

  /// Creates a grid whose modules are all light.
  init(size: Int) {
    self.size = size
    modules = Array(repeating: false, count: size * size)
  }

  /// The module in a column and row, both within the grid.
  subscript(column: Int, row: Int) -> Bool {
    get { modules[row * size + column] }
    set { modules[row * size + column] = newValue }
  }
}

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
