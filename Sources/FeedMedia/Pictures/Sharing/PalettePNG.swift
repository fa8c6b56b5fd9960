import CPNG
import Foundation

/// A drawing as a PNG file whose pixels are indices of colours in a palette (PNG, third edition, sections 11.2.1 to
/// 11.2.3).
///
/// Words on a card have few colours, and shades at the edges of letters count as one where no eye can tell them apart.
/// So the file is a quarter as large as one with full colours, and made faster.
struct PalettePNG {
  private var palette: [UInt32] = []
  private var rows: [UInt8] = []
  private let width: Int
  private let height: Int

  /// Reads a drawing.
  ///
  /// - Parameter colors: Colours that keep their exact values.
  init(_ surface: DrawingSurface, first colors: [LinearColor]) {
    (width, height) = (surface.width, surface.height)
    let numbers = colors.map(\.number)
    // Drawings with pictures in them, as emoji are, have more colours; they take coarser steps until there are few enough.
    for bits in [4, 3, 2] {
      let isDone = unsafe surface.withPixels { unsafe index($0, stride: $1, bits: UInt32(bits), numbers) }
      if isDone == true { break }
    }
  }

  /// The file; empty where there is no memory for it.
  var bytes: [UInt8] {
    let header =
      [UInt8](bigEndian: width, count: 4) + [UInt8](bigEndian: height, count: 4) + [8, 3, 0, 0, 0]
    let colors = palette.flatMap { color in [16, 8, 0].map { UInt8(truncatingIfNeeded: color >> $0) } }
    let data = PNGChunk.deflated(rows, level: 4)
    guard !data.isEmpty else { return [] }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + PNGChunk.bytes("IHDR", header)
      + PNGChunk.bytes("PLTE", colors) + PNGChunk.bytes("IDAT", data) + PNGChunk.bytes("IEND", [])
  }

  /// Numbers the colours in the order in which they come; false where there are more than 256.
  private mutating func index(
    _ pixels: UnsafePointer<UInt32>, stride: Int, bits: UInt32, _ first: [UInt32]
  ) -> Bool {
    let (width, height) = (self.width, self.height)
    let mask: UInt32 = (1 << bits) - 1
    let drop = 8 - bits
    func cell(_ color: UInt32) -> Int {
      Int((color >> (16 + drop) & mask) << (bits * 2) | (color >> (8 + drop) & mask) << bits | color >> drop & mask)
    }
    var palette = first
    var cells = [Int16](repeating: -1, count: 1 << (bits * 3))
    let isIndexed = unsafe [UInt8](unsafeUninitializedCapacity: (width + 1) * height) { rows, count in
      for row in 0..<height {
        let source = unsafe pixels + row * stride
        let target = row * (width + 1)
        // Many rows repeat the one above.
        if row > 0, unsafe memcmp(source, source - stride, width * 4) == 0 {
          unsafe rows.baseAddress.map { _ = unsafe memcpy($0 + target, $0 + target - width - 1, width + 1) }
          continue
        }
        // Each row begins with its filter, which is none.
        unsafe rows[target] = 0
        var known: UInt32 = 0xFFFF_FFFF
        var number: UInt8 = 0
        for column in 0..<width {
          let color = unsafe source[column] & 0xFF_FFFF
          if color != known {
            known = color
            if let exact = first.firstIndex(of: color) {
              number = UInt8(truncatingIfNeeded: exact)
            } else {
              let place = cell(color)
              if cells[place] < 0 {
                guard palette.count < 256 else { return }
                cells[place] = Int16(palette.count)
                palette.append(color)
              }
              number = UInt8(truncatingIfNeeded: cells[place])
            }
          }
          unsafe rows[target + column + 1] = number
        }
      }
      count = (width + 1) * height
    }
    guard !isIndexed.isEmpty else { return false }
    (self.palette, rows) = (palette, isIndexed)
    return true
  }
}
