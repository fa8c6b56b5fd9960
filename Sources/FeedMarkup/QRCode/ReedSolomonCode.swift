/// The error correction of QR codes: Reed–Solomon codes over GF(2⁸) modulo x⁸ + x⁴ + x³ + x² + 1 (section 7.5.2).
struct ReedSolomonCode {
  /// The generator polynomial without its leading one, the highest power first.
  private let generator: [UInt8]

  /// Creates the code that adds a number of codewords, at least one.
  init(correctionCount: Int) {
    var generator = [UInt8](repeating: 0, count: max(1, correctionCount))
    generator[generator.count - 1] = 1
    var root: UInt8 = 1
    for _ in generator.indices {
      for index in generator.indices {
        let next = index + 1 < generator.count ? generator[index + 1] : 0
        generator[index] = Self.product(generator[index], root) ^ next
      }
      root = Self.product(root, 2)
    }
    self.generator = generator
  }

  /// The codewords that correct errors in a block of data: the remainder of its division by the generator.
  func correction(of data: ArraySlice<UInt8>) -> [UInt8] {
    var remainder = [UInt8](repeating: 0, count: generator.count)
    for byte in data {
      let factor = byte ^ remainder[0]
      for index in remainder.indices {
        let next = index + 1 < remainder.count ? remainder[index + 1] : 0
        remainder[index] = next ^ Self.product(generator[index], factor)
      }
    }
    return remainder
  }

  private static func product(_ first: UInt8, _ second: UInt8) -> UInt8 {
    var result: UInt8 = 0
    for bit in (0..<8).reversed() {
      result = (result << 1) ^ (result >> 7 == 1 ? 0x1D : 0)
      if second >> bit & 1 == 1 { result ^= first }
    }
    return result
  }
}
