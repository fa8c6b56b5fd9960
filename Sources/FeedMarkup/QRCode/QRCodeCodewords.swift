/// The codewords of a QR code: data and error correction in the order in which they are drawn.
enum QRCodeCodewords {
  /// The codewords of bytes that fit into the version.
  static func make(_ bytes: [UInt8], version: QRCodeVersion) -> [UInt8] {
    interleaved(data(bytes, version: version), version: version)
  }

  /// Mode, count, bytes, terminator and padding (sections 7.4.5, 7.4.9 and 7.4.10).
  private static func data(_ bytes: [UInt8], version: QRCodeVersion) -> [UInt8] {
    var bits: [Bool] = []
    bits.reserveCapacity(version.dataCount * 8)
    func append(_ value: Int, count: Int) {
      for bit in (0..<count).reversed() { bits.append(value >> bit & 1 == 1) }
    }
    append(0b0100, count: 4)
    append(bytes.count, count: version.countBits)
    for byte in bytes { append(Int(byte), count: 8) }
    append(0, count: min(4, version.dataCount * 8 - bits.count))
    append(0, count: (8 - bits.count % 8) % 8)
    var data = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(0 as UInt8) { $0 << 1 | ($1 ? 1 : 0) }
    }
    for index in 0..<max(0, version.dataCount - data.count) { data.append(index.isMultiple(of: 2) ? 0xEC : 0x11) }
    return data
  }

  /// The data in blocks, the last of which may be longer by one, and their error correction, interleaved codeword by
  /// codeword (section 7.6).
  private static func interleaved(_ data: [UInt8], version: QRCodeVersion) -> [UInt8] {
    let code = ReedSolomonCode(correctionCount: version.correctionCount)
    let shortLength = version.dataCount / version.blockCount
    let longCount = version.dataCount % version.blockCount
    var blocks: [ArraySlice<UInt8>] = []
    var start = 0
    for index in 0..<version.blockCount {
      let end = start + shortLength + (index >= version.blockCount - longCount ? 1 : 0)
      blocks.append(data[start..<end])
      start = end
    }
    var codewords: [UInt8] = []
    codewords.reserveCapacity(version.codewordCount)
    for offset in 0...shortLength {
      for block in blocks where offset < block.count { codewords.append(block[block.startIndex + offset]) }
    }
    let corrections = blocks.map(code.correction)
    for offset in 0..<version.correctionCount {
      for correction in corrections { codewords.append(correction[offset]) }
    }
    return codewords
  }
}

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

/// A size of QR codes, from 1 (21 modules a side) to 40 (177 modules), with its parameters for error correction level
/// M.
struct QRCodeVersion: Hashable, Sendable {
  /// The number of the version, 1 to 40.
  let number: Int

  /// The smallest version that holds a number of bytes in byte mode; nil where none does.
  static func smallest(forByteCount count: Int) -> QRCodeVersion? {
    (1...40).lazy.map(QRCodeVersion.init).first { $0.byteCapacity >= count }
  }

  /// How many modules are side by side.
  var size: Int { number * 4 + 17 }

  /// How many bits say how many bytes there are (section 7.4.1, table 3).
  var countBits: Int { number < 10 ? 8 : 16 }

  /// How many blocks the codewords are divided into (section 7.5.1, table 9, level M).
  var blockCount: Int { Self.blockCounts[number - 1] }

  /// How many codewords of each block correct errors (table 9, level M).
  var correctionCount: Int { Self.correctionCounts[number - 1] }

  var codewordCount: Int { moduleCount / 8 }

  /// How many codewords carry data.
  var dataCount: Int { codewordCount - blockCount * correctionCount }

  /// The centres of alignment patterns, as columns and as rows (annex E).
  var alignmentCentres: [Int] {
    guard number > 1 else { return [] }
    let count = number / 7 + 2
    let step = number == 32 ? 26 : (number * 4 + count * 2 + 1) / (count * 2 - 2) * 2
    return [6] + (1..<count).map { size - 7 - (count - 1 - $0) * step }
  }

  private var byteCapacity: Int { (dataCount * 8 - 4 - countBits) / 8 }

  /// The modules that function patterns leave to codewords (section 7.1, table 1).
  private var moduleCount: Int {
    let all = size * size
    let finders = 3 * 64 + 2 * 15 + 1
    let timing = 2 * (size - 16)
    let versionInformation = number < 7 ? 0 : 36
    guard number > 1 else { return all - finders - timing }
    let count = number / 7 + 2
    let alignment = 25 * (count * count - 3) - 10 * (count - 2)
    return all - finders - timing - versionInformation - alignment
  }

  private static let correctionCounts = [
    10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28, 28,
    28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
  ]

  private static let blockCounts = [
    1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33,
    35, 37, 38, 40, 43, 45, 47, 49,
  ]
}
