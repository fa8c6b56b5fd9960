import FeedDiagnostics

/// Reads WebP images (RFC 9649, section 2): simple lossy, simple lossless and extended files.
enum WebPReader: MediaFormatReader {
  static func read(_ source: ByteSource, into facts: inout MediaFacts) throws(MediaFault) {
    facts.mimeType = "image/webp"
    let end = try source.littleEndian(at: 4, count: 4) + 8
    switch try source.code(at: 12) {
    case "VP8 ":
      // RFC 6386, section 9.1: a key frame, its start code, and fourteen bits for each side.
      guard try source.byte(at: 20) & 1 == 0, try source.bigEndian(at: 23, count: 3) == 0x9D012A else {
        throw .damaged(part: "frame header")
      }
      facts.setSize(
        width: try source.littleEndian(at: 26, count: 2) & 0x3FFF,
        height: try source.littleEndian(at: 28, count: 2) & 0x3FFF)
    case "VP8L":
      guard try source.byte(at: 20) == 0x2F else { throw .damaged(part: "frame header") }
      let bits = try source.littleEndian(at: 21, count: 4)
      facts.setSize(width: (bits & 0x3FFF) + 1, height: (bits >> 14 & 0x3FFF) + 1)
    case "VP8X":
      let (width, height) = (
        try source.littleEndian(at: 24, count: 3) + 1, try source.littleEndian(at: 27, count: 3) + 1
      )
      facts.setSize(width: width, height: height)
      if try source.byte(at: 20) & 0x08 != 0 {
        let isTurned = try orientation(source, end: min(end, source.byteCount))?.isTurned ?? false
        facts.setSize(width: width, height: height, isTurned: isTurned)
      }
    default: throw .damaged(part: "list of chunks")
    }
    guard facts.pixelSize != nil else { throw .damaged(part: "frame header") }
    guard end <= source.byteCount else { throw .truncated }
  }

  /// The chunk with Exif attributes, which stands behind the pixels; some writers put the code of JPEG before them.
  private static func orientation(_ source: ByteSource, end: Int) throws(MediaFault) -> ExifOrientation? {
    var position = 12
    while position + 8 <= end {
      let length = try source.littleEndian(at: position + 4, count: 4)
      if try source.code(at: position) == "EXIF" {
        let prefix = try source.holds("Exif\0\0", at: position + 8) ? 6 : 0
        return try ExifOrientation(source, at: position + 8 + prefix, count: length - prefix)
      }
      position += 8 + length + length % 2
    }
    return nil
  }
}
