/// Images without pixels: as much of them as readers of their sizes look at.
enum ImageBytes {
  static func png(width: Int, height: Int) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + big(width, 4) + big(height, 4)
      + [8, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] + Array("IDAT".utf8)
  }

  static func gif(width: Int, height: Int) -> [UInt8] {
    Array("GIF89a".utf8) + little(width, 2) + little(height, 2) + Array(repeating: 0, count: 13)
  }

  /// A JPEG with an application segment before its frame, as cameras write them.
  static func jpeg(width: Int, height: Int, padding: Int = 14) -> [UInt8] {
    [0xFF, 0xD8, 0xFF, 0xE0] + big(padding + 2, 2) + Array(repeating: 0, count: padding)
      + [0xFF, 0xC2, 0, 17, 8] + big(height, 2) + big(width, 2) + [3]
  }

  static func lossyWebP(width: Int, height: Int) -> [UInt8] {
    webP("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A] + little(width, 2) + little(height, 2))
  }

  static func losslessWebP(width: Int, height: Int) -> [UInt8] {
    webP("VP8L", [0x2F] + little((width - 1) | (height - 1) << 14, 4))
  }

  static func extendedWebP(width: Int, height: Int) -> [UInt8] {
    webP("VP8X", [0, 0, 0, 0] + little(width - 1, 3) + little(height - 1, 3))
  }

  private static func webP(_ chunk: String, _ content: [UInt8]) -> [UInt8] {
    Array("RIFF".utf8) + little(content.count + 12, 4) + Array("WEBP".utf8) + Array(chunk.utf8)
      + little(content.count, 4) + content
  }

  private static func big(_ value: Int, _ count: Int) -> [UInt8] { little(value, count).reversed() }

  private static func little(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }
}
