/// A size of QR codes, from 1 (21 modules a side) to 40 (177 modules), with what error correction level M makes of it.
struct QRCodeVersion: Hashable, Sendable {
  /// The number of the version, 1 to 40.
  let number: Int

  /// The smallest version that holds a number of bytes in byte mode; nil where none does.
  static func smallest(forByteCount count: Int) -> QRCodeVersion? {
    (1...40).lazy.map(QRCodeVersion.init).first { $0.byteCapacity >= count }
  }

  /// How many modules stand side by side.
  var size: Int { number * 4 + 17 }

  /// How many bits say how many bytes there are (section 7.4.1, table 3).
  var countBits: Int { number < 10 ? 8 : 16 }

  /// How many blocks the codewords are divided into (section 7.5.1, table 9, level M).
  var blockCount: Int { Self.blockCounts[number - 1] }

  /// How many codewords of each block correct errors (table 9, level M).
  var correctionCount: Int { Self.correctionCounts[number - 1] }

  /// How many codewords there are in all.
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
