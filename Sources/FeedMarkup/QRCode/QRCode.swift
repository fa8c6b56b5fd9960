/// A QR code symbol (ISO/IEC 18004) that holds text in UTF-8, at error correction level M.
///
///     if let code = QRCode("https://example.org/") { print(code.svg(label: "The address of this page").markup) }
package struct QRCode: Hashable, Sendable {
  /// How many modules, the little squares, stand side by side.
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
