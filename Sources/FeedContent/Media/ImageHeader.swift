import FeedModel

/// Reads width and height from the first bytes of an image.
struct ImageHeader {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Pixels as stored; nil where the bytes are no image that is known, or end too early.
  var pixelSize: PixelSize? {
    if starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return png }
    if starts(with: [0xFF, 0xD8, 0xFF]) { return jpeg }
    if starts(with: Array("GIF8".utf8)) { return gif }
    if starts(with: Array("RIFF".utf8)), text(at: 8, count: 4) == "WEBP" { return webP }
    return nil
  }

  /// PNG third edition, section 11.2.1 (IHDR).
  private var png: PixelSize? {
    guard text(at: 12, count: 4) == "IHDR", let width = bigEndian(at: 16, count: 4),
      let height = bigEndian(at: 20, count: 4)
    else { return nil }
    return PixelSize(width: width, height: height)
  }

  /// GIF89a, section 18 (logical screen descriptor).
  private var gif: PixelSize? {
    guard let width = littleEndian(at: 6, count: 2), let height = littleEndian(at: 8, count: 2) else { return nil }
    return PixelSize(width: width, height: height)
  }

  /// ITU T.81, annex B: walks from marker to marker up to the frame header.
  private var jpeg: PixelSize? {
    var position = 2
    while let prefix = byte(at: position), let marker = byte(at: position + 1) {
      guard prefix == 0xFF else { return nil }
      switch marker {
      case 0xFF:
        position += 1
      case 0x01, 0xD0...0xD8:
        position += 2
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        guard let height = bigEndian(at: position + 5, count: 2), let width = bigEndian(at: position + 7, count: 2)
        else { return nil }
        return PixelSize(width: width, height: height)
      default:
        guard let length = bigEndian(at: position + 2, count: 2), length >= 2 else { return nil }
        position += 2 + length
      }
    }
    return nil
  }

  /// RFC 9649, sections 2.5 to 2.7: simple lossy, simple lossless and extended files.
  private var webP: PixelSize? {
    switch text(at: 12, count: 4) {
    case "VP8 ":
      guard let width = littleEndian(at: 26, count: 2), let height = littleEndian(at: 28, count: 2) else { return nil }
      return PixelSize(width: width & 0x3FFF, height: height & 0x3FFF)
    case "VP8L":
      guard let bits = littleEndian(at: 21, count: 4) else { return nil }
      return PixelSize(width: (bits & 0x3FFF) + 1, height: (bits >> 14 & 0x3FFF) + 1)
    case "VP8X":
      guard let width = littleEndian(at: 24, count: 3), let height = littleEndian(at: 27, count: 3) else { return nil }
      return PixelSize(width: width + 1, height: height + 1)
    default: return nil
    }
  }

  private func starts(with prefix: [UInt8]) -> Bool { bytes.starts(with: prefix) }

  private func byte(at position: Int) -> UInt8? { position < bytes.count ? bytes[position] : nil }

  private func text(at position: Int, count: Int) -> String {
    guard position + count <= bytes.count else { return "" }
    return String(decoding: bytes[position..<position + count], as: UTF8.self)
  }

  private func bigEndian(at position: Int, count: Int) -> Int? {
    guard position + count <= bytes.count else { return nil }
    return bytes[position..<position + count].reduce(0) { $0 << 8 | Int($1) }
  }

  private func littleEndian(at position: Int, count: Int) -> Int? {
    guard position + count <= bytes.count else { return nil }
    return bytes[position..<position + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
