/// How hard a symbol is to read, by the features that section 7.8.3 counts: the mask with the fewest points wins.
enum QRCodePenalty {
  /// The points of a symbol.
  static func points(of grid: QRCodeGrid) -> Int {
    lines(in: grid) + lines(in: grid.transposed) + squares(in: grid) + imbalance(of: grid)
  }

  /// Rows with five or more modules of one colour, and with what looks like a finder.
  private static func lines(in grid: QRCodeGrid) -> Int {
    (0..<grid.size).reduce(0) { points, row in
      var length = 0
      var previous: Bool?
      var window = 0
      var found = 0
      for (index, isDark) in grid.row(row).enumerated() {
        length = isDark == previous ? length + 1 : 1
        previous = isDark
        if length == 5 { found += 3 } else if length > 5 { found += 1 }
        window = (window << 1 | (isDark ? 1 : 0)) & 0x7FF
        if index >= 10, window == 0b101_1101_0000 || window == 0b000_0101_1101 { found += 40 }
      }
      return points + found
    }
  }

  /// Squares of two by two modules of one colour.
  private static func squares(in grid: QRCodeGrid) -> Int {
    var points = 0
    for row in 1..<grid.size {
      for column in 1..<grid.size {
        let isDark = grid[column, row]
        if isDark == grid[column - 1, row], isDark == grid[column, row - 1], isDark == grid[column - 1, row - 1] {
          points += 3
        }
      }
    }
    return points
  }

  /// Ten points for each five percent of the modules that are too many or too few dark ones.
  private static func imbalance(of grid: QRCodeGrid) -> Int {
    let dark = grid.modules.count { $0 }
    let all = grid.modules.count
    return abs(dark * 20 - all * 10) / all * 10
  }
}
