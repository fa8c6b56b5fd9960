/// Images without pixels: as much of them as readers of their sizes look at.
package enum ImageBytes {
  package static func png(width: Int, height: Int) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + MediaBytes.big(width, 4)
      + MediaBytes.big(height, 4)
      + [8, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] + Array("IDAT".utf8)
  }

  package static func gif(width: Int, height: Int) -> [UInt8] {
    Array("GIF89a".utf8) + MediaBytes.little(width, 2) + MediaBytes.little(height, 2) + [0, 0, 0, 0x2C]
      + Array(repeating: 0, count: 9)
  }

  /// A JPEG with a profile of at least 14 bytes before its frame, as cameras write them.
  package static func jpeg(width: Int, height: Int, padding: Int = 14) -> [UInt8] {
    [0xFF, 0xD8, 0xFF, 0xE2] + MediaBytes.big(padding + 2, 2) + Array("ICC_PROFILE\0\u{1}\u{1}".utf8)
      + Array(repeating: 0, count: padding - 14)
      + [0xFF, 0xC2, 0, 17, 8] + MediaBytes.big(height, 2) + MediaBytes.big(width, 2) + [3]
  }

  package static func lossyWebP(width: Int, height: Int) -> [UInt8] {
    webP("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A] + MediaBytes.little(width, 2) + MediaBytes.little(height, 2))
  }

  package static func losslessWebP(width: Int, height: Int) -> [UInt8] {
    webP("VP8L", [0x2F] + MediaBytes.little((width - 1) | (height - 1) << 14, 4))
  }

  package static func extendedWebP(width: Int, height: Int) -> [UInt8] {
    webP("VP8X", [0, 0, 0, 0] + MediaBytes.little(width - 1, 3) + MediaBytes.little(height - 1, 3))
  }

  private static func webP(_ chunk: String, _ content: [UInt8]) -> [UInt8] {
    Array("RIFF".utf8) + MediaBytes.little(content.count + 12, 4) + Array("WEBP".utf8) + Array(chunk.utf8)
      + MediaBytes.little(content.count, 4) + content
  }
}
