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

  /// The data in blocks, of which the last ones may be longer by one, and their correction, a codeword of each block in
  /// turn (section 7.6).
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
