/// A QR code symbol (ISO/IEC 18004) that holds text in UTF-8, at error correction level M.
///
///     if let code = QRCode("https://example.org/") { print(code.svg(label: "The address of this page").markup) }
package struct QRCode: Hashable, Sendable {
  /// How many modules, the little squares, are side by side.
  package let size: Int
  /// The modules row by row; true where one is dark.
  private let modules: [Bool]

  /// Encodes a text in byte mode (section 7.4.5), in the smallest version that holds it; nil above 2331 bytes.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let version = QRCodeVersion.smallest(forByteCount: bytes.count) else { return nil }
    let codewords = QRCodeCodewords.make(bytes, version: version)
    let drawing = QRCodeDrawing(version: version, codewords: codewords)
    let candidates = QRCodeMask.allCases.map { mask in
      let grid = drawing.masked(with: mask)
      return (grid: grid, points: QRCodePenalty.points(of: grid))
    }
    guard let best = candidates.min(by: { $0.points < $1.points }) else { return nil }
    size = best.grid.size
    modules = best.grid.modules
  }

  /// Whether the module in a column and row is dark; everything around the symbol is light.
  package subscript(column: Int, row: Int) -> Bool {
    guard (0..<size).contains(column), (0..<size).contains(row) else { return false }
    return modules[row * size + column]
  }
}

extension QRCode {
  /// How many light modules are around a symbol (section 6.3.8).
  private static let quietZone = 4

  /// The symbol as an SVG image for HTML, one unit a module, dark on light whatever the page's colours are.
  ///
  /// - Parameter label: the alternative text of the image.
  package func svg(label: String) -> MarkupBuffer {
    let side = String(size + 2 * Self.quietZone)
    var writer = HTMLWriter()
    writer.element(
      "svg",
      [
        "viewBox": .text("0 0 \(side) \(side)"), "width": .text(side), "height": .text(side), "role": "img",
        "aria-label": .text(label), "shape-rendering": "crispEdges",
      ]
    ) { writer in
      writer.element("path", ["fill": "#fff", "d": .text("M0 0h\(side)v\(side)H0z")]) { _ in }
      writer.element("path", ["stroke": "#000", "d": .text(path)]) { _ in }
    }
    return writer.markup
  }

  /// Lines as thick as a module through the dark ones of each row.
  private var path: String {
    let numbers = (0..<size + 2 * Self.quietZone).map { String($0) }
    var path = ""
    for row in 0..<size {
      var position: Int?
      var column = 0
      while column < size {
        var end = column
        while self[end, row] { end += 1 }
        if end > column {
          if let position {
            path += "m"
            path += numbers[column - position]
            path += " 0h"
          } else {
            path += "M"
            path += numbers[column + Self.quietZone]
            path += " "
            path += numbers[row + Self.quietZone]
            path += ".5h"
          }
          path += numbers[end - column]
          position = end
        }
        column = end + 1
      }
    }
    return path
  }
}

/// How hard a symbol is to read, by the features that section 7.8.3 counts: the mask with the fewest points wins.
enum QRCodePenalty {
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
