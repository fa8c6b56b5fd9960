/// How hard a symbol is to read, by the features that section 7.8.3 counts: the mask with the fewest points wins.
enum QRCodePenalty {
  /// The points of a symbol.
  static func points(of grid: QRCodeGrid) -> Int {
    let modules = grid.modules
    var points = squares(in: modules, size: grid.size) + imbalance(of: modules)
    for line in 0..<grid.size {
      points += lines(in: modules, from: line * grid.size, by: 1, size: grid.size)
      points += lines(in: modules, from: line, by: grid.size, size: grid.size)
    }
    return points
  }

  /// A row or column with five or more modules of one colour, and with what looks like a finder.
  private static func lines(in modules: [Bool], from start: Int, by step: Int, size: Int) -> Int {
    var points = 0
    var length = 0
    var window = 0
    var place = start
    for index in 0..<size {
      window = (window << 1 | (modules[place] ? 1 : 0)) & 0x7FF
      place += step
      // The two lowest bits are this module and the one before it.
      length = index > 0 && (window ^ window >> 1) & 1 == 0 ? length + 1 : 1
      if length == 5 { points += 3 } else if length > 5 { points += 1 }
      if index >= 10, window == 0b101_1101_0000 || window == 0b000_0101_1101 { points += 40 }
    }
    return points
  }

  /// Squares of two by two modules of one colour.
  private static func squares(in modules: [Bool], size: Int) -> Int {
    var points = 0
    for row in 1..<size {
      var above = row * size - size
      // The dark modules of two neighbours in a column: none and both make half a square.
      var previous = 1
      for _ in 0..<size {
        let pair = (modules[above] ? 1 : 0) + (modules[above + size] ? 1 : 0)
        if pair == previous, pair != 1 { points += 3 }
        previous = pair
        above += 1
      }
    }
    return points
  }

  /// Ten points for each five percent of the modules that are too many or too few dark ones.
  private static func imbalance(of modules: [Bool]) -> Int {
    let dark = modules.count { $0 }
    let all = modules.count
    return abs(dark * 20 - all * 10) / all * 10
  }
}
