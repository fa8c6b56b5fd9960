import FeedDiagnostics

/// Reads WAV recordings (Multimedia Programming Interface 1.0, chapter 3; EBU Tech 3306 for RF64).
enum WAVReader: MediaFormatReader {
  /// What stands in place of a size that nobody knew, or that does not fit.
  private static let unknownSize = 0xFFFF_FFFF

  static func read(_ source: ByteSource, into facts: inout MediaFacts) throws(MediaError) {
    facts.mimeType = "audio/wav"
    var bytesPerSecond: Int?
    var wideSize: Int?
    var position = 12
    while true {
      let chunk = try RIFFChunk(source, at: position)
      switch chunk.type {
      case "ds64":
        wideSize = try source.littleEndian(at: chunk.start + 8, count: 8)
      case "fmt ":
        guard chunk.length >= 16 else { throw .damaged(part: "format") }
        bytesPerSecond = try source.littleEndian(at: chunk.start + 8, count: 4)
      case "data":
        guard let bytesPerSecond, bytesPerSecond > 0 else { throw .damaged(part: "format") }
        let rest = source.byteCount - chunk.start
        let stated = chunk.length == unknownSize ? wideSize ?? rest : chunk.length
        facts.setDuration(min(stated, rest), scale: bytesPerSecond)
        guard stated <= rest else { throw .truncated }
        return
      default: break
      }
      position = chunk.next
    }
  }
}

/// Reads WebP images (RFC 9649, section 2): simple lossy, simple lossless and extended files.
enum WebPReader: MediaFormatReader {
  static func read(_ source: ByteSource, into facts: inout MediaFacts) throws(MediaError) {
    facts.mimeType = "image/webp"
    facts.isDrawable = true
    let end = try source.littleEndian(at: 4, count: 4) + 8
    switch try source.code(at: 12) {
    case "VP8 ":
      // RFC 6386, section 9.1: a key frame, its start code, and fourteen bits for each side.
      guard try source.byte(at: 20) & 1 == 0, try source.bigEndian(at: 23, count: 3) == 0x9D012A else {
        throw .damaged(part: "frame header")
      }
      try facts.setSize(
        width: try source.littleEndian(at: 26, count: 2) & 0x3FFF,
        height: try source.littleEndian(at: 28, count: 2) & 0x3FFF, part: "frame header")
    case "VP8L":
      guard try source.byte(at: 20) == 0x2F else { throw .damaged(part: "frame header") }
      let bits = try source.littleEndian(at: 21, count: 4)
      try facts.setSize(width: (bits & 0x3FFF) + 1, height: (bits >> 14 & 0x3FFF) + 1, part: "frame header")
    case "VP8X":
      guard try RIFFChunk(source, at: 12).length >= 10, end >= 30 else { throw .damaged(part: "frame header") }
      let width = try source.littleEndian(at: 24, count: 3) + 1
      let height = try source.littleEndian(at: 27, count: 3) + 1
      try facts.setSize(width: width, height: height, part: "frame header")
      facts.isDrawable = try source.byte(at: 20) & 0x02 == 0
      // The Exif attributes stand behind the pixels.
      if try source.byte(at: 20) & 0x08 != 0, let chunk = try RIFFChunk.first("EXIF", source, end: end) {
        facts.orientation = try ExifOrientation(source, chunk: chunk)
        try facts.setSize(width: width, height: height, isTurned: facts.orientation.isTurned, part: "frame header")
      }
    default: throw .damaged(part: "list of chunks")
    }
    guard end <= source.byteCount else { throw .truncated }
  }
}

/// One chunk of a RIFF file (Multimedia Programming Interface 1.0, chapter 2), or of an AIFF file, whose numbers begin with
/// their most significant byte.
struct RIFFChunk {
  /// What it holds, four characters.
  let type: String
  /// Where its content begins, behind its type and length.
  let start: Int
  /// How many bytes its content claims to have.
  let length: Int
  /// Where the next one begins.
  var next: Int { start + length + length % 2 }

  init(_ source: ByteSource, at position: Int, isBigEndian: Bool = false) throws(MediaError) {
    let bytes = try source.bytes(at: position + 4, count: 4)
    length = isBigEndian ? bytes.bigEndian : bytes.littleEndian
    type = try source.code(at: position)
    start = position + 8
  }

  /// The first chunk of a type in a file that ends at a place, or before; nil where there is none.
  static func first(_ type: String, _ source: ByteSource, end: Int) throws(MediaError) -> RIFFChunk? {
    var position = 12
    while position + 8 <= min(end, source.byteCount) {
      let chunk = try RIFFChunk(source, at: position)
      if chunk.type == type { return chunk }
      position = chunk.next
    }
    return nil
  }
}
