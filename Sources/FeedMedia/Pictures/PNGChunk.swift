import CPNG

/// A chunk of a PNG file (PNG, third edition, section 5.3), and the compression that chunks use.
enum PNGChunk {
  /// A chunk with its length and check sum.
  static func bytes(_ type: String, _ content: [UInt8]) -> [UInt8] {
    let checked = Array(type.utf8) + content
    let sum = unsafe crc32(0, checked, uInt(checked.count))
    return [UInt8](bigEndian: content.count, count: 4) + checked + [UInt8](bigEndian: Int(sum), count: 4)
  }

  /// What was compressed; empty where that is more than a limit or makes no sense.
  static func inflated(_ compressed: [UInt8], limit: Int) -> [UInt8] {
    var count = uLongf(limit)
    var result = [UInt8](repeating: 0, count: limit)
    let status = unsafe uncompress(&result, &count, compressed, uLong(compressed.count))
    return status == Z_OK ? Array(result.prefix(Int(count))) : []
  }

  /// Bytes as chunks hold them; empty where there is no memory for them.
  ///
  /// - Parameter level: How much time it takes to make them smaller, from 1 to 9.
  static func deflated(_ bytes: [UInt8], level: Int32 = 9) -> [UInt8] {
    var count = compressBound(uLong(bytes.count))
    var result = [UInt8](repeating: 0, count: Int(count))
    let status = unsafe compress2(&result, &count, bytes, uLong(bytes.count), level)
    return status == Z_OK ? Array(result.prefix(Int(count))) : []
  }
}
